// Reading direction.

/// The direction in which a line of text, and so a row of views, runs.
public enum LayoutDirection: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case leftToRight, rightToLeft
}
