// Images and labels.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A symbol, a file or an image of the asset catalogue.
public struct Image: Equatable, Sendable {
  var content: ImageContent
  var modifiers: [EngineModifier] = []
  /// Where it is written, for what assets have to say about it.
  var origin: Origin?

  init(content: ImageContent, origin: Origin? = nil) {
    self.content = content
    self.origin = origin
  }
  init(symbol name: String, at origin: Origin? = nil) {
    self.init(content: ImageContent(source: .symbol(name)), origin: origin)
  }
  public static func == (a: Image, b: Image) -> Bool {
    a.content == b.content && a.modifiers == b.modifiers
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Scale: Hashable, Sendable {
    case small, medium, large
    var engine: ImageScale { .init(rawValue: "\(self)") ?? .medium }
  }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public init(
    _ name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: ImageContent(source: .named(name)), origin: Origin(file, line, column))
  }
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: ImageContent(source: .named(name), label: label.string),
      origin: Origin(file, line, column))
  }
  public init(
    decorative name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: ImageContent(source: .named(name), label: ""), origin: Origin(file, line, column))
  }
  public init(
    systemName: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(symbol: systemName, at: Origin(file, line, column)) }
  public init(
    systemName: String, variableValue: Double?, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) { self.init(symbol: systemName, at: Origin(file, line, column)) }
  public init(uiImage: UIImage) { content = uiImage.content }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.content.isResizable = true
    copy.content.capInsets = capInsets.engine
    copy.content.resizingMode = resizingMode == .tile ? .tile : .stretch
    return copy
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Image {
    if let mode { mode.note(Origin(file, line, column)) }
    return self
  }
}

extension Image: View {
  public typealias Body = Never
  public static func _lower(_ view: Image, _ context: _Context) {
    if context.isRedacted { return context.emitRedacted(.image(view.content), view.modifiers) }
    context.emit(.image(view.content), modifiers: view.modifiers, origin: view.origin)
  }
}

public struct SymbolRenderingMode: Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")

  /// The bundled symbols have one layer.
  func note(_ origin: Origin) {
    if name != "monochrome" { origin.unsupported("symbolRenderingMode(.\(name))") }
  }
}

public struct SymbolVariants: Hashable, Sendable {
  let suffix: String
  public static let none = SymbolVariants(suffix: "")
  public static let fill = SymbolVariants(suffix: ".fill")
  public static let circle = SymbolVariants(suffix: ".circle")
  public static let square = SymbolVariants(suffix: ".square")
  public static let slash = SymbolVariants(suffix: ".slash")
}

/// The state of a loading image.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image from the network: nothing is loaded here, the placeholder stays.
public struct AsyncImage<Content: View> {
  let url: URL?
  let make: @MainActor (AsyncImagePhase) -> AnyView
}

extension AsyncImage: View {
  public typealias Body = Never

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    make = { phase in
      AnyView(phase.image.map { AnyView($0) } ?? AnyView(Color(.system("systemGray5"))))
    }
  }
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    make = { phase in phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder()) }
  }
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    make = { AnyView(content($0)) }
  }

  public static func _lower(_ view: Self, _ context: _Context) {
    // A file below the asset root stands for the URL of the same last component.
    let name = view.url?.lastPathComponent ?? ""
    if context.graph.settings.hasFile(named: name) {
      let image = Image(content: ImageContent(source: .file(name)))
      context.child(0) { AnyView._lower(view.make(.success(image)), context) }
    } else {
      context.child(1) { AnyView._lower(view.make(.empty), context) }
    }
  }
}

/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    if let style = context.environment[CustomLabelStyleKey.self] {
      let configuration = LabelStyleConfiguration(
        title: .init(view.title, part: "title"), icon: .init(view.icon, part: "icon"))
      context.child(0) { context.lower(style.make(configuration)) }
      return
    }
    let title = context.single(view.title, part: "title")
    let icon = context.single(view.icon, part: "icon")
    context.emit(.label, children: [title, icon])
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
extension Label where Title == Text, Icon == Image {
  nonisolated init(_ title: Text, symbol name: String, at origin: Origin?) {
    self.init(title: { title }, icon: { Image(symbol: name, at: origin) })
  }
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage name: String, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) { self.init(Text(key), symbol: name, at: Origin(file, line, column)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) { self.init(Text(title), symbol: name, at: Origin(file, line, column)) }
  nonisolated public init(
    _ key: LocalizedStringKey, image name: String, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { Text(key) }, icon: { Image(name, file: file, line: line, column: column) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { Text(title) }, icon: { Image(name, file: file, line: line, column: column) })
  }
}

extension _Context {
  /// One node for a view: the view's own, or an implicit vertical stack of several.
  func single<V: View>(_ view: V, part: String) -> EngineNode {
    let made = nodes(view, part: part)
    if made.count == 1 { return made[0] }
    let stackID = id.child(part: part)
    return made.isEmpty
      ? EngineNode(id: stackID, kind: .emptyView, origin: nodeOrigin())
      : EngineNode(
        id: stackID, kind: .vStack(alignment: .center, spacing: nil), children: made,
        origin: nodeOrigin())
  }
}
