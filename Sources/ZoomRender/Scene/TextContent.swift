// The characters of a Text and how parts of them differ.

/// The content of a `Text`: runs of characters with their own attributes.
public struct TextContent: Sendable, Equatable, Hashable, Codable {
  /// Characters with attributes that differ from the environment's. Nil = the environment's.
  public struct Run: Sendable, Equatable, Hashable, Codable {
    package var string: String
    package var font: FontReference?
    package var weight: FontWeight?
    /// As strong as the text style's own bold; `weight` wins.
    package var isBold: Bool?
    package var isItalic: Bool?
    package var style: ShapeStyle?
    package var kerning: Double?
    package var tracking: Double?
    package var baselineOffset: Double?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?

    package init(_ string: String) { self.string = string }
  }

  package var runs: [Run]
  /// Given measurements instead of shaping: only in layout cases.
  public var supplied: SuppliedTextMetrics?

  package init(_ string: String) { self.runs = [Run(string)] }
  package init(runs: [Run], supplied: SuppliedTextMetrics? = nil) {
    self.runs = runs
    self.supplied = supplied
  }

  /// All characters.
  public var string: String { runs.map(\.string).joined() }
}

/// Text measurements that come with a layout case, so that recordings of real SwiftUI are inputs.
///
/// The notation is that of `observed/README.md`.
public struct SuppliedTextMetrics: Sendable, Equatable, Hashable, Codable {
  /// A stub for wrapping text.
  public struct Wrap: Sendable, Equatable, Hashable, Codable {
    /// Number of lines at a width.
    public struct LinesAtWidth: Sendable, Equatable, Hashable, Codable {
      package var width: Double
      package var lines: Int
      package init(width: Double, lines: Int) {
        self.width = width
        self.lines = lines
      }
    }
    /// Reported width when only some lines are kept.
    public struct WidthAtLines: Sendable, Equatable, Hashable, Codable {
      package var lines: Int
      package var width: Double
      package init(lines: Int, width: Double) {
        self.lines = lines
        self.width = width
      }
    }
    /// Distance between lines, in points.
    public var pitch: Double
    package var linesAtWidth: [LinesAtWidth]
    package var reportedWidth: Double?
    package var widthAtKeptLines: [WidthAtLines]
    package init(
      pitch: Double, linesAtWidth: [LinesAtWidth], reportedWidth: Double? = nil,
      widthAtKeptLines: [WidthAtLines] = []
    ) {
      self.pitch = pitch
      self.linesAtWidth = linesAtWidth
      self.reportedWidth = reportedWidth
      self.widthAtKeptLines = widthAtKeptLines
    }
  }

  package var size: Size
  package var wrap: Wrap?
  /// Baseline from the top, in points.
  public var baseline: Double?
  /// Distance to a plain view above, below, and to another text above; nil = 8 or none.
  public var spacingAbove: Double?
  package var spacingBelow: Double?
  package var textToTextAbove: Double?

  package init(
    size: Size, wrap: Wrap? = nil, baseline: Double? = nil, spacingAbove: Double? = nil,
    spacingBelow: Double? = nil, textToTextAbove: Double? = nil
  ) {
    self.size = size
    self.wrap = wrap
    self.baseline = baseline
    self.spacingAbove = spacingAbove
    self.spacingBelow = spacingBelow
    self.textToTextAbove = textToTextAbove
  }
}
