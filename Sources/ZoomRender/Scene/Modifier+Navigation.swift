// Arguments of navigation, presentation and transition modifiers.

/// Where a page shows its title.
public enum TitleDisplayMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, large, inline
}

/// Places of a toolbar item, and bars that can be hidden.
public enum ToolbarPlacement: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, principal, topBarLeading, topBarTrailing, bottomBar, navigationBar, tabBar,
    confirmationAction, cancellationAction, primaryAction, status, keyboard
}

/// A toolbar item; it can be the source of a zoom.
public struct ToolbarItem: Sendable, Equatable, Codable {
  package var id: NodeID
  package var placement: ToolbarPlacement
  package var content: [ViewNode]
  package var source: MatchedTransitionSource?
  /// True for `ToolbarSpacer`: separates glass groups.
  public var isSpacer: Bool
  package var origin: NodeOrigin = .unknown

  private enum CodingKeys: String, CodingKey { case id, placement, content, source, isSpacer }

  package init(
    id: NodeID, placement: ToolbarPlacement, content: [ViewNode],
    source: MatchedTransitionSource? = nil, isSpacer: Bool = false, origin: NodeOrigin = .unknown
  ) {
    self.id = id
    self.placement = placement
    self.content = content
    self.source = source
    self.isSpacer = isSpacer
    self.origin = origin
  }
}

/// A `@Namespace`: the declared name and the identity of the view instance that owns it.
public struct NamespaceID: Sendable, Equatable, Hashable, Codable {
  package var name: String
  package var owner: NodeID

  package init(name: String, owner: NodeID = .root) {
    self.name = name
    self.owner = owner
  }
}

/// `navigationDestination(for:)`, `(isPresented:)` or `(item:)`.
public struct NavigationDestination: Sendable, Equatable, Hashable, Codable {
  /// What opens the destination.
  public enum Trigger: Sendable, Equatable, Hashable, Codable {
    /// A value of this type on the path.
    case type(String)
    /// A Boolean state variable.
    case isPresented(String)
    /// An optional state variable.
    case item(String)
  }
  package var trigger: Trigger
  package var template: TemplateID

  package init(trigger: Trigger, template: TemplateID) {
    self.trigger = trigger
    self.template = template
  }
}

/// `sheet`, `fullScreenCover` or `popover`, bound to a state variable.
public struct Presentation: Sendable, Equatable, Codable {
  /// Kinds of presentations.
  public enum Kind: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case sheet, fullScreenCover, popover
    /// Content that floats over the whole screen: the card of an alert, a dialog or an open menu in
    /// its place.
    case alert, confirmationDialog, menu

    /// True for a card that rises from below.
    package var isSheet: Bool { self == .sheet || self == .popover }
    /// True for a card that floats over the screen.
    package var isAlert: Bool { self == .alert || self == .confirmationDialog || self == .menu }
  }
  package var kind: Kind
  /// The state variable: a Boolean, or an optional item when `isItem`.
  public var binding: String
  package var isItem: Bool
  /// The value in the state that the tree was made for; nil = not presented.
  public var presentedValue: Value?
  package var template: TemplateID
  package var onDismiss: [Action]

  package init(
    kind: Kind, binding: String, isItem: Bool, presentedValue: Value?, template: TemplateID,
    onDismiss: [Action] = []
  ) {
    self.kind = kind
    self.binding = binding
    self.isItem = isItem
    self.presentedValue = presentedValue
    self.template = template
    self.onDismiss = onDismiss
  }
}

/// A height at which a sheet rests.
public enum PresentationDetent: Sendable, Equatable, Hashable, Codable {
  case medium, large
  /// Points.
  case height(Double)
  /// 0...1 of the maximum detent value.
  case fraction(Double)
}

/// What `navigationTransition(_:)` asks for.
public indirect enum NavigationTransition: Sendable, Equatable, Codable {
  case automatic
  case zoom(sourceID: Value, namespace: NamespaceID)
  /// The guides' `.slide`: Apple's SDK has no such transition.
  case slide
  case crossFade
  case phases(PhaseTransition)
}

/// A custom transition: how the destination looks in each phase.
public struct PhaseTransition: Sendable, Equatable, Hashable, Codable {
  /// The look of a page in one phase; identity values by default.
  public struct Look: Sendable, Equatable, Hashable, Codable {
    package var opacity: Double
    package var offset: Vector
    package var blurRadius: Double
    package var scale: Double
    package var radians: Double
    package var anchor: UnitPoint

    package init(
      opacity: Double = 1, offset: Vector = .zero, blurRadius: Double = 0, scale: Double = 1,
      radians: Double = 0, anchor: UnitPoint = .center
    ) {
      self.opacity = opacity
      self.offset = offset
      self.blurRadius = blurRadius
      self.scale = scale
      self.radians = radians
      self.anchor = anchor
    }
  }

  package var willAppear: Look
  package var identity: Look
  package var willDisappear: Look

  package init(willAppear: Look, identity: Look, willDisappear: Look) {
    self.willAppear = willAppear
    self.identity = identity
    self.willDisappear = willDisappear
  }
}

/// UIKit's `ZoomOptions`, offered for scenes too.
public struct ZoomOptions: Sendable, Equatable, Hashable, Codable {
  /// Part of the destination that coincides with the source, in the destination's points.
  public var alignmentRect: Rect?
  /// Nil = the profile's dim.
  public var dimmingColor: ColorReference?
  /// Blur drawn in place of the dim, radius in points.
  public var dimmingBlurRadius: Double?
  package var allowsInteractiveDismissal: Bool
  /// True when the source is a glass view found by name (three participants, exact rect).
  public var usesGlassSource: Bool

  package init(
    alignmentRect: Rect? = nil, dimmingColor: ColorReference? = nil,
    dimmingBlurRadius: Double? = nil, allowsInteractiveDismissal: Bool = true,
    usesGlassSource: Bool = false
  ) {
    self.alignmentRect = alignmentRect
    self.dimmingColor = dimmingColor
    self.dimmingBlurRadius = dimmingBlurRadius
    self.allowsInteractiveDismissal = allowsInteractiveDismissal
    self.usesGlassSource = usesGlassSource
  }

  package static let none = ZoomOptions()
}

/// `matchedTransitionSource(id:in:configuration:)`.
public struct MatchedTransitionSource: Sendable, Equatable, Hashable, Codable {
  /// Only a rounded rectangle, a colour and a shadow exist in SwiftUI.
  public struct Configuration: Sendable, Equatable, Hashable, Codable {
    package var cornerRadii: CornerRadii?
    package var cornerStyle: CornerStyle
    package var background: ColorReference?
    package var shadow: Shadow?

    package init(
      cornerRadii: CornerRadii? = nil, cornerStyle: CornerStyle = .continuous,
      background: ColorReference? = nil, shadow: Shadow? = nil
    ) {
      self.cornerRadii = cornerRadii
      self.cornerStyle = cornerStyle
      self.background = background
      self.shadow = shadow
    }
  }

  package var id: Value
  package var namespace: NamespaceID
  package var configuration: Configuration

  package init(id: Value, namespace: NamespaceID, configuration: Configuration = .init()) {
    self.id = id
    self.namespace = namespace
    self.configuration = configuration
  }
}

/// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
public struct MatchedGeometryEffect: Sendable, Equatable, Hashable, Codable {
  /// What of the geometry is matched.
  public struct Properties: OptionSet, Sendable, Equatable, Hashable, Codable {
    /// One bit for each property.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    package static let position = Properties(rawValue: 1)
    package static let size = Properties(rawValue: 2)
    package static let frame: Properties = [.position, .size]
  }

  package var id: Value
  package var namespace: NamespaceID
  package var properties: Properties
  package var anchor: UnitPoint
  package var isSource: Bool

  package init(
    id: Value, namespace: NamespaceID, properties: Properties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) {
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// How changed content within a view is shown.
public enum ContentTransition: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case identity, opacity, interpolate, numericText, symbolReplace
}
