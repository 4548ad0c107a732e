// Measurements as text, as American English writes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a measurement is for: decides its unit.
public struct MeasurementUsage: Equatable, Sendable {
  let keepsUnit: Bool
  public static let general = MeasurementUsage(keepsUnit: false)
  public static let asProvided = MeasurementUsage(keepsUnit: true)
  public static let weather = MeasurementUsage(keepsUnit: false)
  public static let person = MeasurementUsage(keepsUnit: false)
  public static let road = MeasurementUsage(keepsUnit: true)
}

/// How much of a unit's name is written.
public struct MeasurementFormat: Sendable {
  public enum Width: Sendable { case wide, abbreviated, narrow }
  let width: Width
  var usage = MeasurementUsage.general
  var number: FloatingPointFormatStyle<Double>?
  public static func measurement(
    width: Width, usage: MeasurementUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> MeasurementFormat { .init(width: width, usage: usage, number: numberFormatStyle) }
}

extension Measurement {
  public func formatted(_ format: MeasurementFormat = .measurement(width: .abbreviated)) -> String {
    var (value, symbol) = (value, unit.symbol)
    // Temperatures are in Fahrenheit unless the unit is kept; other units stay as they are.
    if !format.usage.keepsUnit, let unit = unit as? UnitTemperature {
      value =
        Measurement<UnitTemperature>(value: value, unit: unit).converted(to: .fahrenheit)
        .value
      symbol = "°F"
    }
    let style =
      format.number
      ?? FloatingPointFormatStyle<Double>.number.precision(
        .fractionLength(symbol.hasPrefix("°") ? 0...0 : 0...3))
    let number = style.locale(Locale(identifier: "en_US")).format(value)
    if symbol.hasPrefix("°") { return number + (format.width == .narrow ? "°" : symbol) }
    if format.width == .narrow { return number + symbol }
    if unit is UnitDuration { symbol = Self.durations[symbol] ?? symbol }
    return "\(number) \(symbol)"
  }

  /// What lengths of time are called in running text, by their symbol.
  private static var durations: [String: String] { ["s": "sec", "m": "min", "h": "hr"] }
}
