// Texts to be localized later: there are no tables here, so the key is the text.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Keeps string literals away from resources where keys are meant: a literal is never generic.
public protocol _LocalizedResource { var _key: LocalizedStringKey { get } }

public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  _LocalizedResource
{
  public var _key: LocalizedStringKey { localizedKey }
  let localizedKey: LocalizedStringKey
  public init(stringLiteral value: String) { localizedKey = LocalizedStringKey(value) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    localizedKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) { localizedKey = defaultValue }
  public init(
    _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { localizedKey = key }
  public var key: String { localizedKey.plain }
}

extension Text {
  public init<R: _LocalizedResource>(_ resource: R) { runs = resource._key.runs }
}

extension String {
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self = key.plain }
  public init<R: _LocalizedResource>(localized resource: R) { self = resource._key.plain }
}

extension AttributedString {
  /// Inline Markdown; the runs' looks are kept by ``Text``.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil)
    throws
  {
    var markup = InlineMarkup()
    var made = AttributedString()
    for run in markup.read(markdown) {
      var part = AttributedString(run.string)
      part.zoomLook = InlineLook(
        isBold: run.isBold == true, isItalic: run.isItalic == true,
        isStruck: run.isStruckThrough == true, isCode: run.font != nil, isLink: run.style != nil)
      made += part
    }
    self = made
  }
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full
    ) {}
  }

  fileprivate var zoomLook: InlineLook? {
    get { self[InlineLookKey.self] }
    set { self[InlineLookKey.self] = newValue }
  }

  /// The runs of a text view.
  var textRuns: [TextContent.Run] {
    let made = runs.map { run in
      var text = TextContent.Run(String(self[run.range].characters))
      text.take(run)
      guard let look = run[InlineLookKey.self] else { return text }
      if look.isBold { text.isBold = true }
      if look.isItalic { text.isItalic = true }
      if look.isStruck { text.isStruckThrough = true }
      if look.isCode { text.font = FontReference(.style(.body), design: .monospaced) }
      if look.isLink { text.style = .tint }
      return text
    }
    return made.isEmpty ? [TextContent.Run("")] : made
  }
}

/// What Markdown says of a run.
struct InlineLook: Hashable, Codable, Sendable {
  var isBold: Bool
  var isItalic: Bool
  var isStruck: Bool
  var isCode: Bool
  var isLink: Bool
}
enum InlineLookKey: AttributedStringKey {
  typealias Value = InlineLook
  static let name = "zoom.look"
}

extension Bundle {
  /// The resources of a package are looked up like those of an app: below the asset root.
  public static var module: Bundle { .main }
}
