// Text styles at the twelve content sizes.

/// Size and line spacing of every text style at every Dynamic Type size.
///
/// Source: Apple's Human Interface Guidelines, "Typography", iOS tables; published.
public enum TypeScale {
  /// One cell of the table.
  public struct Entry: Sendable, Equatable, Hashable {
    /// Point size.
    public var size: Double
    /// Distance between the baselines of two lines, in points.
    public var lineSpacing: Double
  }

  /// Size and line spacing of a style.
  public static func entry(_ style: TextStyle, at size: DynamicTypeSize) -> Entry {
    let (points, spacing) = row(style)[index(size)]
    return Entry(size: points, lineSpacing: spacing)
  }

  /// The weight a style has of itself.
  public static func weight(_ style: TextStyle) -> FontWeight {
    style == .headline ? .semibold : .regular
  }

  /// The weight of a style's bold: titles become bold, the smaller styles semibold.
  ///
  /// Source: emphasised weights of Apple's type tables, and weights recorded from SwiftUI's
  /// `bold()`; medium to high confidence.
  public static func boldWeight(_ style: TextStyle) -> FontWeight {
    switch style {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  private static func index(_ size: DynamicTypeSize) -> Int {
    switch size {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  private static func row(_ style: TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle: [(Double, Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
    (52, 61), (56, 66), (60, 70),
  ]
  private static let title: [(Double, Double)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
    (48, 57), (53, 62), (58, 68),
  ]
  private static let title2: [(Double, Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
    (44, 52), (50, 59), (56, 66),
  ]
  private static let title3: [(Double, Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
    (43, 51), (49, 58), (55, 65),
  ]
  private static let body: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]
  private static let callout: [(Double, Double)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
    (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadline: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
    (36, 43), (42, 50), (49, 58),
  ]
  private static let footnote: [(Double, Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
    (33, 40), (38, 46), (44, 52),
  ]
  private static let caption: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
    (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
    (29, 35), (34, 41), (40, 48),
  ]
}
