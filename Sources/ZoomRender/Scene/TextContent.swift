// The characters of a Text and how parts of them differ.

/// The content of a `Text`: runs of characters with their own attributes.
public struct TextContent: Sendable, Equatable, Hashable {
  /// Characters with attributes that differ from the environment's. Nil = the environment's.
  public struct Run: Sendable, Equatable, Hashable {
    public var string: String
    public var font: FontReference?
    public var weight: FontWeight?
    public var isItalic: Bool?
    public var style: ShapeStyle?
    public var kerning: Double?
    public var tracking: Double?
    public var baselineOffset: Double?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?

    public init(_ string: String) { self.string = string }
  }

  public var runs: [Run]
  /// Given measurements instead of shaping: only in layout cases.
  public var supplied: SuppliedTextMetrics?

  public init(_ string: String) { self.runs = [Run(string)] }
  public init(runs: [Run], supplied: SuppliedTextMetrics? = nil) {
    self.runs = runs
    self.supplied = supplied
  }

  /// All characters.
  public var string: String { runs.map(\.string).joined() }
}

/// Text measurements that come with a layout case, so that recordings of real SwiftUI are inputs.
///
/// The notation is that of `observed/README.md`.
public struct SuppliedTextMetrics: Sendable, Equatable, Hashable {
  /// A stub for wrapping text.
  public struct Wrap: Sendable, Equatable, Hashable {
    public struct LinesAtWidth: Sendable, Equatable, Hashable {
      public var width: Double
      public var lines: Int
      public init(width: Double, lines: Int) {
        self.width = width
        self.lines = lines
      }
    }
    public struct WidthAtLines: Sendable, Equatable, Hashable {
      public var lines: Int
      public var width: Double
      public init(lines: Int, width: Double) {
        self.lines = lines
        self.width = width
      }
    }
    /// Distance between lines, in points.
    public var pitch: Double
    public var linesAtWidth: [LinesAtWidth]
    public var reportedWidth: Double?
    public var widthAtKeptLines: [WidthAtLines]
    public init(
      pitch: Double, linesAtWidth: [LinesAtWidth], reportedWidth: Double? = nil,
      widthAtKeptLines: [WidthAtLines] = []
    ) {
      self.pitch = pitch
      self.linesAtWidth = linesAtWidth
      self.reportedWidth = reportedWidth
      self.widthAtKeptLines = widthAtKeptLines
    }
  }

  public var size: Size
  public var wrap: Wrap?
  /// Baseline from the top, in points.
  public var baseline: Double?
  /// Distance to a plain view above, below, and to another text above; nil = 8 or none.
  public var spacingAbove: Double?
  public var spacingBelow: Double?
  public var textToTextAbove: Double?

  public init(
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
