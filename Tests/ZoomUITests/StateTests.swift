// State, bindings, transactions.

import Observation
import Testing
import ZoomRender

@testable import ZoomUI

@Observable
final class TitleModel {
  var title = "old"
}

@MainActor
struct StateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("add") { count += 1 }
      Button("animate") {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { count += 10 }
      }
      Button("both") {
        withAnimation(.linear(duration: 1)) { count += 1 }
        withAnimation(.easeIn(duration: 2)) { count += 1 }
      }
      Button("nothing") { count = count }
    }
  }

  @Test func `a tap changes state without an animation`() {
    var probe = Probe { Counter() }
    let changes = probe.press(0)
    #expect(changes.map(\.transaction) == [ZoomRender.Transaction()])
    #expect(probe.texts[0] == "1")
  }

  @Test func `the transaction is that of withAnimation`() {
    var probe = Probe { Counter() }
    let changes = probe.press(1)
    #expect(
      changes.map(\.transaction.animation) == [
        .spring(response: 0.4, dampingRatio: 0.8, blendDuration: 0)
      ])
    #expect(probe.texts[0] == "10")
  }

  @Test func `two animations of one tap are two changes, each with its state`() {
    var probe = Probe { Counter() }
    let before = probe.state
    let changes = probe.press(2)
    #expect(
      changes.map(\.transaction.animation) == [
        .curve(.linear, duration: 1), .curve(.easeIn, duration: 2),
      ])
    #expect(changes.compactMap(\.revision) == [1, 2])
    for (revision, text) in [(2, "2"), (0, "0"), (1, "1"), (2, "2")] {
      probe.state = before
      probe.state.revision = revision
      #expect(probe.texts[0] == text)
    }
  }

  @Test func `writing an equal value changes nothing`() {
    var probe = Probe { Counter() }
    #expect(probe.press(3).isEmpty)
  }

  @Test func `a completion follows the animation`() {
    struct Body: View {
      @State private var text = "a"
      var body: some View {
        Text(text)
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            text = "b"
          } completion: {
            text = "c"
          }
        }
      }
    }
    var probe = Probe { Body() }
    let changes = probe.press(0)
    #expect(probe.texts[0] == "b")
    guard case .withAnimationThen(let animation, _, let then)? = changes.first?.actions.first,
      case .closure(let closure)? = then.first
    else {
      Issue.record("no completion")
      return
    }
    #expect(animation == .curve(.linear, duration: 1))
    probe.apply(probe.source.run(closure: closure, in: probe.state))
    #expect(probe.texts[0] == "c")
  }

  @Test func `an optional state starts with its value`() {
    struct Body: View {
      @State private var name: String? = "start"
      var body: some View {
        Text(name ?? "none")
        Button("clear") { name = nil }
      }
    }
    var probe = Probe { Body() }
    #expect(probe.texts[0] == "start")
    _ = probe.press(0)
    #expect(probe.texts[0] == "none")
  }

  @Test func `observable models change the views that read them`() {
    struct Body: View {
      @State private var model = TitleModel()
      var body: some View {
        Text(model.title)
        Button("go") { withAnimation(.linear(duration: 1)) { model.title = "new" } }
      }
    }
    var probe = Probe { Body() }
    let changes = probe.press(0)
    #expect(changes.map(\.transaction.animation) == [.curve(.linear, duration: 1)])
    #expect(probe.texts[0] == "new")
  }

  @Test func `a presentation is bound both ways`() {
    struct Body: View {
      @State private var isOpen = false
      var body: some View {
        Button("open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Text("sheet") }
      }
    }
    var probe = Probe { Body() }
    #expect(probe.state.values["isOpen"] == .bool(false))
    _ = probe.press(0)
    #expect(probe.state.values["isOpen"] == .bool(true))
    func presented() -> Value? {
      for modifier in probe.modifiers(of: probe.nodes[0]) {
        if case .presentation(let presentation) = modifier { return presentation.presentedValue }
      }
      return nil
    }
    #expect(presented() == .bool(true))
    // The driver takes it away (a drag, `back`).
    probe.state.values["isOpen"] = .bool(false)
    #expect(presented() == nil)
  }

  @Test func `a path is bound both ways and keeps the user's values`() {
    enum Route: Hashable { case item(Int), settings }
    struct Body: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path.append(.item(7)) }
          Text("depth \(path.count)")
        }
      }
    }
    var probe = Probe { Body() }
    _ = probe.press(0)
    #expect(probe.state.values["path"] == .list([.string("item(7)")]))
    #expect(probe.texts.last == "depth 1")
    probe.state.values["path"] = .list([])
    #expect(probe.texts.last == "depth 0")
  }

  @Test func `onChange runs after the change that it watches`() {
    struct Body: View {
      @State private var count = 0
      @State private var log = ""
      var body: some View {
        Button("add") { count += 1 }
        Text(log).onChange(of: count) { old, new in log = "\(old) to \(new)" }
      }
    }
    var probe = Probe { Body() }
    _ = probe.press(0)
    _ = probe.nodes
    probe.apply(probe.source.pendingChanges(in: probe.state))
    #expect(probe.texts.last == "0 to 1")
    #expect(probe.source.pendingChanges(in: probe.state).isEmpty)
  }

  @Test func `dismiss acts on the sheet that it was read in`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    struct Body: View {
      @State private var isOpen = true
      var body: some View { Text("root").sheet(isPresented: $isOpen) { Page() } }
    }
    var probe = Probe { Body() }
    guard case .presentation(let presentation)? = probe.modifiers(of: probe.nodes[0]).first else {
      Issue.record("no sheet")
      return
    }
    let page = probe.source.content(
      of: presentation.template, for: ContentRequest(id: NodeID(value: 9), value: .bool(true)),
      in: probe.state)
    guard case .button(_, let actions)? = page.first?.kind,
      case .closure(let closure)? = actions.first
    else {
      Issue.record("no button")
      return
    }
    probe.apply(probe.source.run(closure: closure, in: probe.state))
    #expect(probe.state.values["isOpen"] == .bool(false))
  }
}
