// Views become the engine's nodes.

import Testing
import ZoomRender

@testable import ZoomUI

/// A front end over a view, as the driver uses it.
@MainActor
struct Probe {
  let source: SwiftUISource
  var state: SceneState

  init<V: View>(_ make: @escaping @MainActor () -> V) {
    source = SwiftUISource(root: make)
    state = source.initialState()
  }

  var nodes: [ViewNode] { source.root(in: state) }

  /// All nodes of the tree, outermost first.
  var all: [ViewNode] {
    func flat(_ node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap(flat) }
    return nodes.flatMap(flat)
  }

  var texts: [String] {
    all.compactMap { if case .text(let text) = $0.kind { text.string } else { nil } }
  }

  func modifiers(of node: ViewNode) -> [ZoomRender.Modifier] { node.modifiers.map(\.modifier) }

  /// Runs the nth button and takes over what it changed, as the driver does.
  mutating func press(_ index: Int) -> [StateChange] {
    let actions = all.compactMap { node -> [ZoomRender.Action]? in
      if case .button(_, let actions) = node.kind { return actions }
      return nil
    }
    guard actions.indices.contains(index), case .closure(let closure)? = actions[index].first
    else { return [] }
    let changes = source.run(closure: closure, in: state)
    apply(changes)
    return changes
  }

  mutating func apply(_ changes: [StateChange]) {
    for change in changes {
      for action in change.actions {
        if case .set(let name, let value) = action { state.values[name] = value }
      }
      if let revision = change.revision { state.revision = revision }
    }
  }
}

@MainActor
struct LoweringTests {
  @Test func `modifiers come innermost first`() {
    let probe = Probe {
      Text("a").padding(4).background(.red).frame(width: 10).opacity(0.5)
    }
    #expect(
      probe.modifiers(of: probe.nodes[0]) == [
        .padding(Insets(.all, 4)),
        .backgroundStyle(.color(.system("red")), shape: nil, ignoresSafeAreaEdges: .all),
        .frame(width: 10, height: nil, alignment: .center), .opacity(0.5),
      ])
  }

  @Test func `a modifier of a group is put on each of its views`() {
    let probe = Probe {
      Group {
        Text("a")
        Text("b")
      }
      .opacity(0.2)
    }
    #expect(probe.nodes.map { probe.modifiers(of: $0) } == [[.opacity(0.2)], [.opacity(0.2)]])
  }

  @Test func `a bar title of a group occurs once`() {
    let probe = Probe {
      Group {
        Text("a")
        Text("b")
      }
      .navigationTitle("T")
    }
    #expect(probe.nodes.map { $0.modifiers.count } == [1, 0])
  }

  @Test func `branches, options and loops are resolved`() {
    struct Body: View {
      var flag: Bool
      var body: some View {
        if flag { Text("yes") } else { Text("no") }
        if let name = Optional("some") { Text(name) }
        ForEach(0..<3) { Text("\($0)") }
        switch flag {
        case true: EmptyView()
        case false: Text("f")
        }
      }
    }
    #expect(Probe { Body(flag: true) }.texts == ["yes", "some", "0", "1", "2"])
    #expect(Probe { Body(flag: false) }.texts == ["no", "some", "0", "1", "2", "f"])
  }

  @Test func `ids stay with elements when a collection is reordered`() {
    struct Row: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        Button("turn") { names.reverse() }
        ForEach(names, id: \.self) { Text($0) }
      }
    }
    var probe = Probe { Row() }
    func ids() -> [String: NodeID] {
      var found: [String: NodeID] = [:]
      for node in probe.all {
        if case .text(let text) = node.kind { found[text.string] = node.id }
      }
      return found
    }
    let before = ids()
    #expect(probe.press(0).count == 1)
    #expect(probe.texts == ["turn", "c", "b", "a"])
    #expect(ids() == before)
  }

  @Test func `two runs of the same views give the same tree, UUIDs included`() {
    struct Album: Identifiable, Hashable {
      let id = UUID()
      let title: String
    }
    struct Albums: View {
      let albums = [Album(title: "x"), Album(title: "y")]
      @Namespace var space
      var body: some View {
        NavigationStack {
          ForEach(albums) { album in
            NavigationLink(value: album) {
              Text(album.title).matchedTransitionSource(id: album.id, in: space)
            }
          }
        }
      }
    }
    let (first, second) = (Probe { Albums() }, Probe { Albums() })
    #expect(first.nodes == second.nodes)
    guard case .navigationLink(let value, let type, nil) = first.all[1].kind else {
      Issue.record("no link")
      return
    }
    #expect(value == .string("uuid#1"))
    #expect(type == "Album")
  }

  @Test func `markup and interpolation make runs`() {
    let name = "a*b*c"
    let probe = Probe { Text("**Bold** and _soft_ \(name) \(1234)") }
    guard case .text(let text) = probe.nodes[0].kind else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Bold and soft a*b*c 1,234")
    #expect(text.runs.map(\.isBold) == [true, nil, nil, nil])
    #expect(text.runs.map(\.isItalic) == [nil, nil, true, nil])
  }

  @Test func `joined texts keep their own attributes`() {
    let probe = Probe { Text("a").bold() + Text("b").foregroundStyle(.red) }
    guard case .text(let text) = probe.nodes[0].kind else {
      Issue.record("no text")
      return
    }
    #expect(text.runs.map(\.isBold) == [true, nil])
    #expect(text.runs.map(\.style) == [nil, .color(.system("red"))])
  }

  @Test func `an outline of the user's is asked for with a size`() {
    struct Half: ZoomUI.Shape {
      func path(in rect: CGRect) -> ZoomUI.Path {
        ZoomUI.Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    let probe = Probe { Half().fill(.red) }
    guard case .geometryReader(let template) = probe.nodes[0].kind else {
      Issue.record("no reader")
      return
    }
    let made = probe.source.content(
      of: template, for: ContentRequest(id: .root, size: Size(40, 10)), in: probe.state)
    guard case .shape(let content)? = made.first?.kind, case .path(let path) = content.shape else {
      Issue.record("no shape")
      return
    }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a custom transition is its three looks`() {
    struct Rise: ZoomUI.NavigationTransition {
      func body(content: Content, phase: NavigationTransitionPhase) -> some View {
        content.opacity(phase == .identity ? 1 : 0.25)
          .offset(y: phase == .willAppear ? 30 : phase == .willDisappear ? -10 : 0)
          .blur(radius: phase == .identity ? 0 : 6)
      }
    }
    let probe = Probe { Text("page").navigationTransition(Rise()) }
    guard
      case .navigationTransition(.phases(let phases), _)? = probe.modifiers(of: probe.nodes[0])
        .first
    else {
      Issue.record("no phases")
      return
    }
    #expect(
      phases
        == PhaseTransition(
          willAppear: .init(opacity: 0.25, offset: Vector(dx: 0, dy: 30), blurRadius: 6),
          identity: .init(),
          willDisappear: .init(opacity: 0.25, offset: Vector(dx: 0, dy: -10), blurRadius: 6)))
  }

  @Test func `modifiers that lint reports know their line`() {
    struct Body: View {
      @Namespace var space
      var body: some View { Text("x").matchedTransitionSource(id: 1, in: space) }
    }
    let line = #line - 2
    let place = Probe { Body() }.nodes[0].modifiers[0].origin
    #expect(place.location?.line == line)
    #expect(place.location?.file == #filePath)
    #expect(place.path == "Body")
  }
}
