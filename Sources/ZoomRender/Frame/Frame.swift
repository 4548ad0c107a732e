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
  /// Its bounds are the canvas.
  public var root: Layer
  /// Where the named views are.
  public var elements: [Element]
  /// Transitions running at this moment, bottom to top.
  public var transitions: [TransitionRecord]
  /// Feedback markers that fire at this moment or since the previous clock tick.
  public var feedback: [String]
  /// Name of the element with accessibility focus, if any.
  public var accessibilityFocus: String?

  /// A frame with the given parts.
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
  /// Which transition it is.
  public enum Kind: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case zoom, push, sheet, cover, alert, crossFade, phases, matchedGeometry, view, tab, none
  }
  /// A named 0...1 (or overshooting) progress: `width`, `height`, `dim`, `recede`, `crossFade` …
  public struct Progress: Sendable, Equatable {
    /// Such as `width`.
    public var name: String
    /// 0...1, or beyond where a spring overshoots.
    public var value: Double
    /// A progress.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Which transition it is.
  public var kind: Kind
  /// `push`, `pop`, `present`, `dismiss`, `interactive`, `landing`, `cancel`.
  public var phase: String
  /// Progress values by name, in a fixed order.
  public var progress: [Progress]
  /// Where it starts and ends, in screen points.
  public var from: Rect?
  /// Where it ends, in screen points.
  public var to: Rect?
  /// Why something other than what was asked for runs: lint id and a sentence.
  public var fallback: Fallback?
  /// Scene time of its start, in seconds.
  public var startTime: Double
  /// The modifier that asks for it.
  public var origin: NodeOrigin
  /// Who takes part, bottom to top.
  public var participants: [Participant]

  /// A screen or view that takes part.
  public struct Participant: Sendable, Equatable {
    /// `covered`, `page`, `presenter`, `sheet`, `cover`, `popover`, `alert`, `dialog`, `menu`,
    /// `source`, `tabs`.
    public var part: String
    /// Its title, value, binding or id.
    public var name: String
    /// A participant.
    public init(_ part: String, _ name: String) {
      self.part = part
      self.name = name
    }
  }

  /// What runs in place of what was asked for.
  public struct Fallback: Sendable, Equatable {
    /// Lint id of the rule.
    public var rule: String
    /// A sentence that says why.
    public var reason: String
    /// A fallback with its reason.
    public init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  /// A record with the given parts.
  public init(
    kind: Kind, phase: String, progress: [Progress] = [], from: Rect? = nil, to: Rect? = nil,
    fallback: Fallback? = nil, startTime: Double = 0, origin: NodeOrigin = .unknown,
    participants: [Participant] = []
  ) {
    self.kind = kind
    self.phase = phase
    self.progress = progress
    self.from = from
    self.to = to
    self.fallback = fallback
    self.startTime = startTime
    self.origin = origin
    self.participants = participants
  }
}
