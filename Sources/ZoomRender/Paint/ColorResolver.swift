// Colours of a scene as numbers.

/// Resolves colour references in an environment.
public struct ColorResolver: Sendable {
  /// Appearance, elevation, generation and tint.
  public var environment: EnvironmentValues
  /// Where catalogue colours come from.
  public var assets: any AssetServices

  /// A resolver for one environment.
  public init(environment: EnvironmentValues, assets: any AssetServices) {
    self.environment = environment
    self.assets = assets
  }

  /// The colour in the environment's appearance; nil when no palette or catalogue has the name.
  public func resolve(_ reference: ColorReference) -> Color? { resolve(reference, depth: 0) }

  /// The colour, or ``missing`` for an unknown name.
  public func color(_ reference: ColorReference) -> Color { resolve(reference) ?? Self.missing }

  /// A loud magenta that stands for colours nobody has, so that they are seen.
  public static let missing = Color(bytes: 255, 0, 255)

  /// The first name in a reference that no palette or catalogue has.
  func unknownName(in reference: ColorReference) -> String? {
    switch reference {
    case .fixed: nil
    case .system(let name), .named(let name): resolve(reference) == nil ? name : nil
    case .opacity(let base, _): unknownName(in: base)
    case .mix(let first, let second, _): unknownName(in: first) ?? unknownName(in: second)
    }
  }

  private func resolve(_ reference: ColorReference, depth: Int) -> Color? {
    // Nested mixes of a scene are limited by the reader; this keeps any other caller finite.
    guard depth < 32 else { return nil }
    switch reference {
    case .fixed(let color): return color
    case .opacity(let base, let factor):
      return resolve(base, depth: depth + 1)?.opacity(max(0, min(1, factor)))
    case .mix(let first, let second, let fraction):
      guard let a = resolve(first, depth: depth + 1), let b = resolve(second, depth: depth + 1)
      else { return nil }
      return a.mixed(with: b, by: max(0, min(1, fraction)))
    case .named(let name):
      return assets.color(
        named: name, scheme: environment.colorScheme, contrast: environment.contrast)
    case .system(let name):
      if name == "accent" || name == "accentColor" || name == "tint",
        let tint = tintColor(depth: depth)
      {
        return tint
      }
      return SystemColors.color(named: name, in: .init(environment))
    }
  }

  /// The environment's tint when it is a colour other than the accent itself.
  private func tintColor(depth: Int) -> Color? {
    guard case .color(let reference) = environment.tint, reference != .system("accent"),
      reference != .system("accentColor"), reference != .system("tint")
    else { return nil }
    // A tint made from the accent means the system's.
    var plain = self
    plain.environment.tint = .color(.system("accent"))
    return plain.resolve(reference, depth: depth + 1)
  }
}

extension SystemColors.Appearance {
  /// What the environment says about system colours.
  public init(_ environment: EnvironmentValues) {
    self.init(
      scheme: environment.colorScheme, contrast: environment.contrast,
      isElevated: environment.isElevated, usesGlassGeneration: environment.usesGlassGeneration)
  }
}
