// Text.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Characters on one or more lines.
public struct Text: Equatable, @unchecked Sendable {
  var runs: [TextContent.Run]
  /// Modifiers of a text that was not joined from others.
  var modifiers: [EngineModifier] = []
  /// Modifiers without effect, reported when the text is shown.
  var ignored: [Ignored] = []
  struct Ignored: Equatable {
    var what: String
    var origin: Origin
  }
  /// Where its font is set.
  var origin: Origin?
  /// Images that stand in the text, in the order of their marks in the runs.
  var images: [ImageContent] = []
  /// True when it shows a length of time that passes.
  var ticks = false

  init(runs: [TextContent.Run]) { self.runs = runs }

  public static func == (a: Text, b: Text) -> Bool {
    a.runs == b.runs && a.modifiers == b.modifiers && a.images == b.images
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { runs = [.init(String(content))] }
  public init(verbatim content: String) { runs = [.init(content)] }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
    images = key.images
  }
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { runs = attributed.textRuns }
  public init(_ image: Image) {
    runs = [.init(TextImages.mark)]
    images = [image.content]
  }
  public init(_ date: Date, style: DateStyle) {
    runs = [.init(style.format(date))]
    ticks = style.ticks
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    runs = [.init(format.locale(Locale(identifier: "en_US")).format(input))]
  }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    runs = [.init(DateStyle.clock(seconds.rounded(.up), showsHours: showsHours))]
    ticks = pauseTime == nil
  }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
    var engine: ZoomRender.TruncationMode { .init(rawValue: "\(self)") ?? .tail }
  }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = Text(runs: lhs.flattened + rhs.flattened)
    sum.images = lhs.images + rhs.images
    return sum
  }

  /// The runs with the text's modifiers moved into them.
  var flattened: [TextContent.Run] {
    runs.map { run in
      var run = run
      for modifier in modifiers {
        switch modifier {
        case .font(let font): run.font = run.font ?? font
        case .fontWeight(let weight): run.weight = run.weight ?? weight
        case .bold(let flag): if flag { run.isBold = run.isBold ?? true }
        case .italic(let flag): run.isItalic = run.isItalic ?? flag
        case .foregroundStyle(let styles): run.style = run.style ?? styles.first
        case .kerning(let value): run.kerning = run.kerning ?? value
        case .tracking(let value): run.tracking = run.tracking ?? value
        case .monospacedDigit: run.font?.hasMonospacedDigits = true
        default: break
        }
      }
      return run
    }
  }

  private func with(_ modifier: EngineModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
  private func eachRun(_ change: (inout TextContent.Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  public func font(
    _ font: Font?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Text {
    guard let font else { return self }
    var copy = with(.font(font.reference))
    copy.origin = Origin(file, line, column)
    return copy
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.fontWeight(weight?.engine)) }
  public func fontWidth(
    _ width: Font.Width?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Text { ignoring("fontWidth", Origin(file, line, column)) }
  public func fontDesign(_ design: Font.Design?) -> Text {
    guard let design else { return self }
    return eachRun {
      var font = $0.font ?? .body
      font.design = design.engine
      $0.font = font
    }
  }
  public func bold() -> Text { with(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  public func italic() -> Text { with(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foregroundStyle([.color($0.reference)])) } ?? self
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foregroundStyle([style._style.engine]))
  }
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { eachRun { $0.baselineOffset = offset } }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { eachRun { $0.isUnderlined = isActive } }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { eachRun { $0.isStruckThrough = isActive } }
  public func textScale(
    _ scale: Scale, isEnabled: Bool = true, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Text { ignoring("textScale", Origin(file, line, column)) }
  private func ignoring(_ what: String, _ origin: Origin) -> Text {
    var copy = self
    copy.ignored.append(Ignored(what: what, origin: origin))
    return copy
  }
  public func accessibilityLabel(_ label: Text) -> Text { with(.accessibilityLabel(label.string)) }

  public struct Scale: Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }

  var string: String { runs.map(\.string).joined() }
}

extension Text: View {
  public typealias Body = Never
  public static func _lower(_ view: Text, _ context: _Context) {
    if view.ticks { context.tickEverySecond() }
    for ignored in view.ignored { context.unsupported(ignored.what, origin: ignored.origin) }
    if context.isRedacted {
      return context.emitRedacted(.text(TextContent(runs: view.runs)), view.modifiers)
    }
    if !view.images.isEmpty { return TextImages.lower(view, context) }
    context.emit(
      .text(TextContent(runs: view.runs)), modifiers: view.modifiers, origin: view.origin)
  }
}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
  var engine: ZoomRender.TextAlignment { .init(rawValue: "\(self)") ?? .leading }
}
