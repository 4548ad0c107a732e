// Measurements as text, in the unit that they have.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How much of a unit's name is written.
public struct MeasurementFormat: Sendable {
  public enum Width: Sendable { case wide, abbreviated, narrow }
  let width: Width
  public static func measurement(width: Width) -> MeasurementFormat { .init(width: width) }
}

extension Measurement {
  public func formatted(_ format: MeasurementFormat = .measurement(width: .abbreviated)) -> String {
    let number =
      value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    let symbol = unit.symbol
    if symbol.hasPrefix("°") { return number + (format.width == .narrow ? "°" : symbol) }
    return format.width == .narrow ? number + symbol : "\(number) \(symbol)"
  }
}
