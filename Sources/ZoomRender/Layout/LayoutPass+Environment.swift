// What modifiers do to the environment.

extension LayoutPass {
  /// The environment inside `modifier`; nil when the modifier leaves it alone.
  func environment(after modifier: Modifier, from base: Int) -> Int? {
    guard modifier.setsEnvironment else { return nil }
    // Siblings often carry equal modifiers: the last few answers are kept.
    for memo in environmentMemo where memo.base == base && memo.modifier == modifier {
      return memo.result
    }
    var values = environments[base]
    values.apply(modifier)
    environments.append(values)
    let result = environments.count - 1
    if environmentMemo.count >= 16 { environmentMemo.removeFirst() }
    environmentMemo.append(EnvironmentMemo(base: base, modifier: modifier, result: result))
    return result
  }
}

extension Modifier {
  /// True for modifiers that set values for everything inside them.
  var setsEnvironment: Bool {
    switch self {
    case .foregroundStyle, .tint, .font, .fontWeight, .bold, .italic, .monospacedDigit, .textCase,
      .multilineTextAlignment, .lineLimit, .lineSpacing, .kerning, .tracking, .truncationMode,
      .minimumScaleFactor, .imageScale, .environment, .preferredColorScheme, .disabled, .listStyle,
      .buttonStyle,
      .labelStyle:
      true
    default: false
    }
  }
}

extension EnvironmentValues {
  /// Applies a modifier of the environment; others change nothing.
  public mutating func apply(_ modifier: Modifier) {
    switch modifier {
    case .foregroundStyle(let styles): foregroundStyle = styles
    case .tint(let style): tint = style
    case .imageScale(let scale): imageScale = scale
    case .disabled(let isDisabled): isEnabled = isEnabled && !isDisabled
    case .listStyle(let style): listStyle = style
    case .buttonStyle(let style): buttonStyle = style
    case .labelStyle(let style): labelStyle = style
    case .environment(let change): apply(change)
    case .preferredColorScheme(let scheme): colorScheme = scheme
    default: text.apply(modifier)
    }
  }

  private mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .layoutDirection(let direction):
      layoutDirection = direction
      text.layoutDirection = direction
    case .colorScheme(let scheme): colorScheme = scheme
    case .dynamicTypeSize(let size):
      dynamicTypeSize = size
      text.dynamicTypeSize = size
    case .isEnabled(let flag): isEnabled = flag
    }
  }
}

extension TextAttributes {
  /// Applies a text modifier; others change nothing.
  mutating func apply(_ modifier: Modifier) {
    switch modifier {
    case .font(let font): self.font = font
    case .fontWeight(let weight):
      fontWeight = weight
      isBold = false
    case .bold(let isBold):
      fontWeight = nil
      self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospacedDigit: hasMonospacedDigits = true
    case .textCase(let textCase): self.textCase = textCase
    case .multilineTextAlignment(let alignment): self.alignment = alignment
    case .lineLimit(let limit): lineLimit = limit
    case .lineSpacing(let spacing): lineSpacing = spacing
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .truncationMode(let mode): truncationMode = mode
    case .minimumScaleFactor(let factor): minimumScaleFactor = factor
    default: break
    }
  }
}
