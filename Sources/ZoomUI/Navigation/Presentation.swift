// Sheets, covers and popovers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension View {
  nonisolated func presenting<C: View>(
    _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    origin: Origin, content: @escaping () -> C
  ) -> some View {
    _Modified(content: self) { context, inner in
      let part = "\(kind)"
      let name = context.presenceVariable(isPresented, part: part)
      let template = context.template(part) { page, _ in
        page.presented(dismissing: { isPresented.wrappedValue = false }) {
          C._lower(content(), page)
        }
      }
      let dismissed = onDismiss.map { action in context.action("dismissed") { action() } }
      context.modifyFirst(
        inner,
        by: [
          .presentation(
            Presentation(
              kind: kind, binding: name, isItem: false,
              presentedValue: isPresented.wrappedValue ? .bool(true) : nil, template: template,
              onDismiss: dismissed.map { [$0] } ?? []))
        ], origin: origin)
    }
  }

  nonisolated func presenting<Item: Identifiable, C: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, origin: Origin,
    content: @escaping (Item) -> C
  ) -> some View {
    _Modified(content: self) { context, inner in
      let graph = context.graph
      let part = "\(kind)"
      let id = context.id.child(part: part)
      let name = graph.variables.register(
        item.name, at: id,
        .init(
          get: { item.wrappedValue.map { graph.encode(item: $0) } ?? .null },
          set: { value in
            item.wrappedValue = value == .null ? nil : graph.items[value] as? Item
          }))
      let template = context.template(part) { page, request in
        guard let value = (graph.items[request.value] as? Item) ?? item.wrappedValue else {
          return
        }
        page.presented(dismissing: { item.wrappedValue = nil }) {
          C._lower(content(value), page)
        }
      }
      let dismissed = onDismiss.map { action in context.action("dismissed") { action() } }
      context.modifyFirst(
        inner,
        by: [
          .presentation(
            Presentation(
              kind: kind, binding: name, isItem: true,
              presentedValue: item.wrappedValue.map { graph.encode(item: $0) },
              template: template, onDismiss: dismissed.map { [$0] } ?? []))
        ], origin: origin)
    }
  }
}

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    presenting(
      .sheet, isPresented: isPresented, onDismiss: onDismiss, origin: Origin(file, line, column),
      content: content)
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      .sheet, item: item, onDismiss: onDismiss, origin: Origin(file, line, column),
      content: content)
  }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    presenting(
      .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss,
      origin: Origin(file, line, column), content: content)
  }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      .fullScreenCover, item: item, onDismiss: onDismiss, origin: Origin(file, line, column),
      content: content)
  }
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    presenting(
      .popover, isPresented: isPresented, onDismiss: nil, origin: Origin(file, line, column),
      content: content)
  }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      .popover, item: item, onDismiss: nil, origin: Origin(file, line, column), content: content)
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    _once(.presentationDetents(PresentationDetent.ordered(detents), selection: nil))
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    _Modified(content: self) { context, content in
      let ordered = PresentationDetent.ordered(detents)
      let name = context.graph.variables.register(
        selection.name, at: context.id.child(part: "detent"),
        .init(
          get: { selection.wrappedValue.value },
          set: { value in
            guard let detent = detents.first(where: { $0.value == value }) else { return }
            selection.wrappedValue = detent
          }))
      context.modifyFirst(content, by: [.presentationDetents(ordered, selection: name)])
    }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    _once(.presentationDragIndicator(isVisible: visibility == .visible))
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    _once(.presentationCornerRadius(radius.map { Double($0) }))
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    _once(.presentationBackground(style._style.engine))
  }
  /// A view that is no style has no effect.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let style = (content() as? any ShapeStyle)?._style.engine
    return _Modified(content: self) { context, inner in
      if style == nil {
        context.unsupported(
          "a view as presentationBackground", origin: Origin(file, line, column))
      }
      context.modifyFirst(inner, by: style.map { [.presentationBackground($0)] } ?? [])
    }
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    _once(.presentationBackgroundInteraction(upThrough: interaction.detent?.engine))
  }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { _silent() }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    _silent()
  }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { _silent() }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _once(.interactiveDismissDisabled(isDisabled))
  }
}

public struct PresentationDetent: Hashable, Sendable {
  let engine: ZoomRender.PresentationDetent
  public static let medium = PresentationDetent(engine: .medium)
  public static let large = PresentationDetent(engine: .large)
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(engine: .height(height))
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(engine: .fraction(fraction))
  }

  /// The detent as the driver's state holds it.
  var value: EngineValue {
    func object(_ name: String, _ number: Double) -> EngineValue {
      .object(EngineValue.Object([.init(name: name, value: .number(number))]))
    }
    return switch engine {
    case .medium: .string("medium")
    case .large: .string("large")
    case .height(let height): object("height", height)
    case .fraction(let fraction): object("fraction", fraction)
    }
  }

  /// A set has no order: by kind, then by length, so that every run gives the same list.
  static func ordered(_ set: Set<PresentationDetent>) -> [ZoomRender.PresentationDetent] {
    set.map(\.engine).sorted { rank($0) < rank($1) }
  }
  private static func rank(_ detent: ZoomRender.PresentationDetent) -> Double {
    switch detent {
    case .height(let height): height
    case .fraction(let fraction): 1e6 + fraction
    case .medium: 1e6 + 0.5
    case .large: 1e9
    }
  }
}

public struct PresentationBackgroundInteraction: Sendable {
  let detent: PresentationDetent?
  public static let automatic = PresentationBackgroundInteraction(detent: nil)
  public static let disabled = PresentationBackgroundInteraction(detent: nil)
  public static let enabled = PresentationBackgroundInteraction(detent: .large)
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    .init(detent: detent)
  }
}
public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
public struct PresentationSizing: Sendable {
  public static let automatic = PresentationSizing()
  public static let fitted = PresentationSizing()
  public static let form = PresentationSizing()
  public static let page = PresentationSizing()
}
public enum PopoverAttachmentAnchor: Sendable {
  public enum Source: Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}

extension ViewGraph {
  /// The name of an item of a presentation; its own identity is its id.
  func encode<Item: Identifiable>(item: Item) -> EngineValue {
    let value = encode(item.id)
    items[value] = item
    return value
  }

  /// The name of a value on a path; values of different types with one id get different names.
  func encodePathElement(_ value: AnyHashable) -> EngineValue {
    if let known = pathNames[value] { return known }
    var name = encode(value)
    if pathElements[name] != nil {
      name = .string("\(type(of: value.base)) \(table.text(of: name))")
    }
    pathNames[value] = name
    pathElements[name] = value
    return name
  }
}
