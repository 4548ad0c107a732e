// What evaluations of a scene share, and that sharing changes nothing.

import Testing

@testable import ZoomRender

struct ViewMemoTests {
  static let scene = """
    {"title": "Shared", "about": "Loops that depend on different things.",
     "state": {"sel": null, "word": "a", "on": false, "list": [1, 2, 3]},
     "data": {"items": [{"id": "x", "n": 1}, {"id": "y", "n": 2}]},
     "views": {"Cell": {"parameters": ["item"], "view": {"VStack": {}, "children": [
       {"Text": "${item.n} ${word}"},
       {"ForEach": {"in": 2, "as": "k"}, "children": [{"if": "$on", "then": [{"Text": "${k}"}],
         "else": [{"Color": "red"}]}]}]}}},
     "view": {"VStack": {}, "children": [
       {"ForEach": {"in": 4, "as": "k"}, "children": [{"Text": "${k}"}]},
       {"ForEach": {"in": "items", "as": "item"}, "children": [{"View": "Cell", "with": {"item": "$item"}}]},
       {"ForEach": {"in": "items", "as": "item"}, "children": [
         {"if": "$sel != $item.id", "then": [{"HStack": {}, "children": [{"Text": "$item.id"}]}],
          "else": [{"Text": "gone ${word}"}]}]},
       {"ForEach": {"in": "$list", "as": "e"}, "children": [{"Text": "${e} ${index}"}]},
       {"ForEach": {"in": 2, "as": "k"}, "children": [{"Text": "$uuid"}]}]},
     "script": [{"wait": 0.1}]}
    """

  /// States one after the other: each changes something that some loops read.
  static func states(_ first: SceneState) -> [SceneState] {
    let changes: [(String, Value)] = [
      ("sel", .string("x")), ("word", .string("b")), ("on", .bool(true)), ("sel", .null),
      ("list", .list([.number(3), .number(1)])), ("on", .bool(false)), ("word", .string("a")),
    ]
    var states = [first]
    for (name, value) in changes {
      var next = states[states.count - 1]
      next.values[name] = value
      states.append(next)
    }
    var sorted = states[states.count - 1]
    if case .list(let items)? = sorted.data["items"] {
      sorted.data["items"] = .list(items.reversed())
    }
    var later = sorted
    later.revision += 1
    return states + [sorted, later, first]
  }

  private func source() throws -> (JSONViewSource, SceneState) {
    let parsed = Scene.parse(Array(Self.scene.utf8), file: "shared.json")
    let scene = try #require(parsed.scene, "\(parsed.diagnostics.map(\.message))")
    return (try #require(scene.source as? JSONViewSource), scene.initialState)
  }

  @Test func `views that are taken over are those that would be made anew`() throws {
    let (source, first) = try source()
    for (number, state) in Self.states(first).enumerated() {
      let fresh = JSONViewSource(program: source.program).root(in: state)
      #expect(source.root(in: state) == fresh, "state \(number)")
    }
  }

  @Test func `a change makes the views anew that read it, and no others`() throws {
    let (source, first) = try source()
    var next = first
    next.values["sel"] = .string("x")
    let (a, b) = (source.root(in: first)[0].children, source.root(in: next)[0].children)
    let isShared = zip(a, b).map { $0.isCopy(of: $1) }
    #expect(isShared == [true, true, false, true, false])
    // Of the loop that reads it only the branch that is another one.
    #expect(!b[2].children[0].isCopy(of: a[2].children[0]))
    #expect(b[2].children[1].isCopy(of: a[2].children[1]))
  }

  @Test func `a state that comes back has the same views`() throws {
    let (source, first) = try source()
    var next = first
    next.values["word"] = .string("b")
    let before = source.root(in: first)
    _ = source.root(in: next)
    #expect(source.root(in: first)[0].isCopy(of: before[0]))
  }

  @Test func `a view knows what is in it`() {
    let matched = ModifierNode(
      .matchedGeometryEffect(
        MatchedGeometryEffect(id: .string("a"), namespace: NamespaceID(name: "n"))))
    let inner = ViewNode(id: .root, kind: .color(.system("red")), modifiers: [matched])
    let overlay = ModifierNode(.overlay(alignment: .center, content: [inner]))
    let outer = ViewNode(
      id: .root, kind: .navigationStack(path: nil),
      children: [ViewNode(id: .root, kind: .spacer(minLength: nil), modifiers: [overlay])])
    #expect(inner.traits == .matched)
    #expect(outer.traits == [.matched, .stack])
    #expect(outer.size == 3)
    var visited = 0
    outer.visit(having: .tabs) { _ in
      visited += 1
      return true
    }
    #expect(visited == 0)
  }
}
