// Views, and how they become nodes of the engine.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A piece of a user interface.
@MainActor @preconcurrency
public protocol View {
  /// The view that ``body`` makes.
  associatedtype Body: View

  /// What this view shows.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the engine's nodes for `view` to the context; views of the user go through ``body``.
  @MainActor static func _lower(_ view: Self, _ context: _Context)
}

extension View {
  public static func _lower(_ view: Self, _ context: _Context) {
    context.lowerBody(of: view)
  }
}

extension View where Body == Never {
  /// A view that the engine draws itself has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View, Scene, ToolbarContent, Gesture {
  public typealias Body = Never
  public typealias Value = Never
  public var body: Never { return fatalError("there is no value of type Never") }
  public var _wishes: _GestureWishes { .init(list: []) }
  public func _recognizer() -> _Recognizer<Never> { _Recognizer { _ in .failed } }
  public static func _lower(_ view: Never, _ context: _Context) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    if let view { context.child(0) { Wrapped._lower(view, context) } }
  }
}

/// A view that shows nothing and takes no room.
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  public static func _lower(_ view: EmptyView, _ context: _Context) {}
}

/// A view whose type is hidden.
public struct AnyView {
  let lower: @MainActor (_Context) -> Void

  public nonisolated init<V: View>(_ view: V) {
    lower = { context in
      context.child(part: String(describing: V.self)) { V._lower(view, context) }
    }
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never
  public static func _lower(_ view: AnyView, _ context: _Context) { view.lower(context) }
}

/// Views that stand together without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.child(0) { Content._lower(view.content, context) }
  }
}

/// The views of a builder's block, in order.
public struct TupleView<T> {
  public var value: T
  let children: [any View]

  nonisolated init(value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    for (index, child) in view.children.enumerated() {
      context.child(index) { context.lower(child) }
    }
  }
}

/// One of two views, each with an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    switch view.storage {
    case .first(let content): context.child(0) { TrueContent._lower(content, context) }
    case .second(let content): context.child(1) { FalseContent._lower(content, context) }
    }
  }
}

/// A view that is compared before it is evaluated again; here it is simply evaluated.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    Content._lower(view.content, context)
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
