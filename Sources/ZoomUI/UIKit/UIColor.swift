// UIKit's colours and images.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public final class UIColor: @unchecked Sendable, Hashable {
  let reference: EngineColor
  init(_ reference: EngineColor) { self.reference = reference }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    reference = .fixed(ZoomRender.Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public init(white: CGFloat, alpha: CGFloat) {
    reference = .fixed(ZoomRender.Color(red: white, green: white, blue: white, alpha: alpha))
  }
  public convenience init(_ color: Color) { self.init(color.reference) }
  public convenience init?(named name: String) { self.init(.named(name)) }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(.opacity(reference, alpha))
  }
  public var cgColor: CGColor { CGColor(reference) }
  public static func == (a: UIColor, b: UIColor) -> Bool { a.reference == b.reference }
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }

  public static let clear = UIColor(EngineColor.clear)
  public static let black = UIColor(EngineColor.black)
  public static let white = UIColor(EngineColor.white)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let systemRed = UIColor(.system("red"))
  public static let systemOrange = UIColor(.system("orange"))
  public static let systemYellow = UIColor(.system("yellow"))
  public static let systemGreen = UIColor(.system("green"))
  public static let systemMint = UIColor(.system("mint"))
  public static let systemTeal = UIColor(.system("teal"))
  public static let systemCyan = UIColor(.system("cyan"))
  public static let systemBlue = UIColor(.system("blue"))
  public static let systemIndigo = UIColor(.system("indigo"))
  public static let systemPurple = UIColor(.system("purple"))
  public static let systemPink = UIColor(.system("pink"))
  public static let systemBrown = UIColor(.system("brown"))
  public static let systemGray = UIColor(.system("gray"))
  public static let systemGray2 = UIColor(.system("systemGray2"))
  public static let systemGray3 = UIColor(.system("systemGray3"))
  public static let systemGray4 = UIColor(.system("systemGray4"))
  public static let systemGray5 = UIColor(.system("systemGray5"))
  public static let systemGray6 = UIColor(.system("systemGray6"))
  public static let systemBackground = UIColor(.system("systemBackground"))
  public static let secondarySystemBackground = UIColor(.system("secondarySystemBackground"))
  public static let tertiarySystemBackground = UIColor(.system("tertiarySystemBackground"))
  public static let systemGroupedBackground = UIColor(.system("systemGroupedBackground"))
  public static let secondarySystemGroupedBackground = UIColor(
    .system("secondarySystemGroupedBackground"))
  public static let tertiarySystemGroupedBackground = UIColor(
    .system("tertiarySystemGroupedBackground"))
  public static let systemFill = UIColor(.system("systemFill"))
  public static let secondarySystemFill = UIColor(.system("secondarySystemFill"))
  public static let tertiarySystemFill = UIColor(.system("tertiarySystemFill"))
  public static let quaternarySystemFill = UIColor(.system("quaternarySystemFill"))
  public static let label = UIColor(.system("label"))
  public static let secondaryLabel = UIColor(.system("secondaryLabel"))
  public static let tertiaryLabel = UIColor(.system("tertiaryLabel"))
  public static let quaternaryLabel = UIColor(.system("quaternaryLabel"))
  public static let placeholderText = UIColor(.system("placeholderText"))
  public static let separator = UIColor(.system("separator"))
  public static let opaqueSeparator = UIColor(.system("opaqueSeparator"))
  public static let link = UIColor(.system("link"))
  public static let tintColor = UIColor(.system("accent"))
}

public final class UIImage: @unchecked Sendable {
  let content: ImageContent
  public init?(named name: String) { content = ImageContent(source: .named(name)) }
  public init?(systemName name: String) { content = ImageContent(source: .symbol(name)) }
  public init?(contentsOfFile path: String) { content = ImageContent(source: .file(path)) }
  public init?(data: Foundation.Data) { return nil }
}
