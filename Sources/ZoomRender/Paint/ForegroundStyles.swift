// The foreground style as it flows down a tree.

/// Levels of the foreground style: `.primary`, `.secondary` … of what is inside.
///
/// Styles are kept free of references to the enclosing foreground, so that a level means the same
/// wherever it is used.
struct ForegroundStyles: Equatable {
  /// Empty: the label colours.
  private(set) var levels: [ShapeStyle] = []

  /// Opacity of levels that a single style implies; the first is the style itself.
  /// Source: none published; close to what screenshots show.
  static let impliedOpacity = [1, 0.5, 0.25, 0.18, 0.11]

  /// The styles inside a `foregroundStyle` modifier under these ones.
  func applying(_ styles: [ShapeStyle]) -> ForegroundStyles {
    ForegroundStyles(levels: styles.map(absolute))
  }

  /// A style with levels and references to the foreground replaced by what they stand for.
  func absolute(_ style: ShapeStyle) -> ShapeStyle {
    switch style {
    case .foreground: level(0)
    case .hierarchical(let index): level(index)
    case .opacity(let base, let factor): .opacity(absolute(base), factor)
    default: style
    }
  }

  /// The style of a level, 0 = primary; levels past the last are the last.
  func level(_ index: Int) -> ShapeStyle {
    let index = max(0, min(ForegroundStyles.impliedOpacity.count - 1, index))
    guard let last = levels.last else {
      let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinary"]
      return .color(.system(names[index]))
    }
    if index < levels.count { return levels[index] }
    let base = ForegroundStyles.impliedOpacity[levels.count - 1 < 5 ? levels.count - 1 : 4]
    return .opacity(last, ForegroundStyles.impliedOpacity[index] / base)
  }
}
