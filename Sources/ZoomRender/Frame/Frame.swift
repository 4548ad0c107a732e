// One drawn moment.

/// A moment of a scene: a tree of layers and where every named element is.
///
/// Every number printed anywhere is read from the frame that is rasterized.
public struct Frame: Sendable, Equatable {
  /// Scene time in seconds.
  public var time: Double
  /// Canvas size in points.
  public var size: Size
  /// Colour behind everything; clear for transparent output.
  public var background: Color
  public var root: Layer
  public var elements: [Element]
  /// Transitions running at this moment, bottom to top.
  public var transitions: [TransitionRecord]
  /// Feedback markers that fire at this moment or since the previous clock tick.
  public var feedback: [String]
  /// Name of the element with accessibility focus, if any.
  public var accessibilityFocus: String?

  public init(
    time: Double, size: Size, background: Color, root: Layer, elements: [Element] = [],
    transitions: [TransitionRecord] = [], feedback: [String] = [], accessibilityFocus: String? = nil
  ) {
    self.time = time
    self.size = size
    self.background = background
    self.root = root
    self.elements = elements
    self.transitions = transitions
    self.feedback = feedback
    self.accessibilityFocus = accessibilityFocus
  }
}

/// What a running transition is doing at a moment.
public struct TransitionRecord: Sendable, Equatable {
  public enum Kind: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case zoom, push, sheet, cover, crossFade, phases, matchedGeometry, view, tab, none
  }
  /// A named 0...1 (or overshooting) progress: `width`, `height`, `dim`, `recede`, `crossFade` …
  public struct Progress: Sendable, Equatable {
    public var name: String
    public var value: Double
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  public var kind: Kind
  /// `push`, `pop`, `present`, `dismiss`, `interactive`, `landing`, `cancel`.
  public var phase: String
  public var progress: [Progress]
  /// Where it starts and ends, in screen points.
  public var from: Rect?
  public var to: Rect?
  /// Why something other than what was asked for runs: lint id and a sentence.
  public var fallback: Fallback?
  public var startTime: Double
  public var origin: NodeOrigin

  public struct Fallback: Sendable, Equatable {
    public var rule: String
    public var reason: String
    public init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  public init(
    kind: Kind, phase: String, progress: [Progress] = [], from: Rect? = nil, to: Rect? = nil,
    fallback: Fallback? = nil, startTime: Double = 0, origin: NodeOrigin = .unknown
  ) {
    self.kind = kind
    self.phase = phase
    self.progress = progress
    self.from = from
    self.to = to
    self.fallback = fallback
    self.startTime = startTime
    self.origin = origin
  }
}
