// What a view has in it, so that walks can pass by what has nothing for them.

/// Kinds of things that a view, or a view inside it, carries.
struct ViewTraits: OptionSet, Sendable, Equatable {
  let rawValue: UInt16

  /// A navigation stack.
  static let stack = ViewTraits(rawValue: 1 << 0)
  /// A tab view.
  static let tabs = ViewTraits(rawValue: 1 << 1)
  /// An image that arrives late.
  static let lateImage = ViewTraits(rawValue: 1 << 2)
  /// Content that is made during layout.
  static let reader = ViewTraits(rawValue: 1 << 3)
  /// A sheet, cover or popover.
  static let presentation = ViewTraits(rawValue: 1 << 4)
  /// A navigation destination.
  static let destination = ViewTraits(rawValue: 1 << 5)
  /// A navigation transition.
  static let transition = ViewTraits(rawValue: 1 << 6)
  /// A view of a matched geometry group.
  static let matched = ViewTraits(rawValue: 1 << 7)
  /// An animation or transaction modifier.
  static let animation = ViewTraits(rawValue: 1 << 8)
  /// One of those that acts whatever changes.
  static let anyAnimation = ViewTraits(rawValue: 1 << 9)
  /// A keyframe or phase animator.
  static let animator = ViewTraits(rawValue: 1 << 10)
  /// Feedback on a change of a value.
  static let feedback = ViewTraits(rawValue: 1 << 11)
  /// Actions of coming and going.
  static let appearance = ViewTraits(rawValue: 1 << 12)
  /// What speaks for the whole screen: bars, titles, focus, overlays of the system.
  static let screen = ViewTraits(rawValue: 1 << 13)
  /// A scroll view that is told what to show.
  static let scrollPosition = ViewTraits(rawValue: 1 << 14)

  /// What moves or changes with others even where nothing is different.
  static let restless: ViewTraits = [.stack, .matched, .anyAnimation]
}

extension ViewTraits {
  /// What a view has by itself and by the views in it.
  init(_ kind: ViewKind, _ modifiers: [ModifierNode], _ children: [ViewNode]) {
    self = kind.traits
    for node in modifiers {
      formUnion(node.modifier.traits)
      for child in node.modifier.content { formUnion(child.traits) }
    }
    for child in children { formUnion(child.traits) }
  }
}

extension ViewKind {
  fileprivate var traits: ViewTraits {
    switch self {
    case .navigationStack: .stack
    case .tabView: .tabs
    case .asyncImage: .lateImage
    case .geometryReader: .reader
    case .section(let header, let footer):
      (header + footer).reduce(into: []) { $0.formUnion($1.traits) }
    default: []
    }
  }
}

extension Modifier {
  fileprivate var traits: ViewTraits {
    switch self {
    case .presentation: .presentation
    case .navigationDestination: .destination
    case .navigationTransition: .transition
    case .matchedGeometryEffect: .matched
    case .animation(_, let value): value == nil ? [.animation, .anyAnimation] : .animation
    case .transaction: [.animation, .anyAnimation]
    case .keyframeAnimator, .phaseAnimator: .animator
    case .sensoryFeedback: .feedback
    case .onAppear, .onDisappear: .appearance
    case .navigationTitle, .navigationBarBackButtonHidden, .toolbarVisibility, .statusBarHidden,
      .persistentSystemOverlays, .accessibilityFocused, .preferredColorScheme:
      .screen
    case .scrollPosition: .scrollPosition
    default: []
    }
  }
}
