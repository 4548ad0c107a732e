// Compiles loops: their elements are views of their own.

extension SceneCompiler {
  /// What a loop runs over.
  private enum LoopSource: Sendable {
    case expression(Expression, type: String?)
    case values([Value])
  }

  /// `{"ForEach": {"in": "albums", "as": "album", "id": "$album.id"}, "children": [...]}`.
  func loop(_ node: JSONNode, _ list: ArgumentList, at place: JSONNode) -> ViewTemplate? {
    var members = node.members ?? []
    if node.members == nil {
      members = [JSONMember(key: "in", keyOffset: node.offset, keyLength: node.length, value: node)]
    }
    let arguments = ArgumentList(node: node, members: members, owner: "ForEach")
    guard let sourceNode = arguments.take("in") else {
      arguments.reportMissing("in", self)
      return nil
    }
    let source = loopSource(sourceNode)
    let variable = loopVariable(arguments.take("as"))
    let idNode = arguments.take("id")
    arguments.reportUnknown(known: Vocabulary.loopKeys, self)
    let name = list.take("name").map { ArgumentType<String>.string.compile($0, self) }
    let modifiers = self.modifiers(list.take("modifiers"), kind: "ForEach")
    let childrenNode = list.take("children")
    list.reportUnknown(known: Self.keys(Self.nodeKeys), self)
    let compiled = withVariables([variable, "index"]) {
      (idNode.map { ArgumentType<Value>.value.compile($0, self) }, childrenNode.map { views($0) })
    }
    guard let source, let modifiers, let children = compiled.1 else {
      if childrenNode == nil { list.reportMissing("children", self) }
      return nil
    }
    if let id = compiled.0, id == nil { return nil }
    return loopTemplate(
      source, id: compiled.0.flatMap { $0 }, children: children,
      name: name.flatMap { $0 }, modifiers: modifiers, at: place, type: variable)
  }

  private func loopVariable(_ node: JSONNode?) -> String {
    guard let node else { return "item" }
    guard let name = node.string, !name.isEmpty else {
      report(.expected("a variable's name", found: node.plainValue), at: node)
      return "item"
    }
    return name
  }

  /// A collection's name, a reference, a count, or a literal list.
  private func loopSource(_ node: JSONNode) -> LoopSource? {
    switch node.value {
    case .number(let number):
      guard let count = Int(exactly: number), (0...Evaluation.maximumElements).contains(count)
      else {
        report(
          Complaint(
            id: "scene.out-of-range",
            message: "ForEach over \(JSONText.number(number)) elements, allowed are whole numbers "
              + "up to \(Evaluation.maximumElements)"), at: node)
        return nil
      }
      return .values((0..<count).map { .number(Double($0)) })
    case .array(let elements):
      return .values(elements.map { literal($0) })
    case .string(let text):
      if let slot = dataNames.firstIndex(of: text) {
        return .expression(.data(slot: slot), type: text)
      }
      if let slot = stateNames.firstIndex(of: text) {
        return .expression(.state(slot: slot), type: nil)
      }
      guard text.hasPrefix("$") else {
        report(
          .unknown("collection", text, known: dataNames, id: "scene.unknown-reference"), at: node)
        return nil
      }
      guard let expression = expression(node), let expression else { return nil }
      if case .data(let slot) = expression {
        return .expression(expression, type: dataNames[slot])
      }
      return .expression(expression, type: nil)
    default:
      report(.expected("a collection", found: node.plainValue), at: node)
      return nil
    }
  }

  private func loopTemplate(
    _ source: LoopSource, id: Template<Value>?, children: [ViewTemplate], name: Template<String>?,
    modifiers: Modifiers, at place: JSONNode, type variable: String
  ) -> ViewTemplate {
    let origin = origin(of: place)
    return ViewTemplate { scope, index, nodes in
      guard scope.run.countNode(at: place) else { return }
      let inner = scope.with(id: scope.id.child(index))
      scope.run.appendPart(in: inner, to: &nodes) { nodes in
        var loopModifiers: [ModifierNode] = []
        var views: [ViewNode] = []
        scope.run.nested(at: place) {
          loopModifiers = Self.modifierNodes(modifiers, in: inner)
          let (values, type) = Self.elements(of: source, variable: variable, in: inner, at: place)
          views.reserveCapacity(min(values.count * children.count, Evaluation.maximumNodes))
          var seen: Swift.Set<NodeID> = []
          for (position, value) in values.enumerated() {
            let element = Self.element(value, position, type: type, id: id, in: inner, &seen)
            scope.run.appendPart(in: element, to: &views) { views in
              for (position, child) in children.enumerated() {
                child.append(element, position, &views)
              }
            }
          }
        }
        nodes.append(
          ViewNode(
            id: inner.id, kind: .forEach, name: name?(scope), modifiers: loopModifiers,
            children: views, origin: origin))
      }
    }
  }

  /// The scope of a loop's element: its value, its position, its identity.
  private static func element(
    _ value: Value, _ position: Int, type: String?, id: Template<Value>?, in loop: Scope,
    _ seen: inout Swift.Set<NodeID>
  ) -> Scope {
    let bound = [
      BoundValue(value, type: type ?? value.typeName),
      BoundValue(.number(Double(position)), type: "Number"),
    ]
    var element = loop.binding(bound, id: loop.id.child(position))
    let elementID = id?(element) ?? value.member(named: "id") ?? value
    var identity = loop.id.child(id: elementID)
    // SwiftUI's result for equal ids is undefined; here every element stays a view of its own.
    while !seen.insert(identity).inserted { identity = identity.child(part: "again") }
    element.id = identity
    return element
  }

  private static func elements(
    of source: LoopSource, variable: String, in scope: Scope, at place: JSONNode
  ) -> (values: [Value], type: String?) {
    switch source {
    case .values(let values): return (values, nil)
    case .expression(let expression, let type):
      switch expression.evaluate(in: scope) {
      case .list(let values):
        guard values.count > Evaluation.maximumElements else { return (values, type) }
        let message =
          "ForEach over \(values.count) elements, more than the limit of "
          + "\(Evaluation.maximumElements)"
        scope.run.report(Complaint(id: "scene.too-many-elements", message: message), at: place)
        return (Array(values.prefix(Evaluation.maximumElements)), type)
      case .number(let number):
        let count = Int(min(max(number.isNaN ? 0 : number, 0), Double(Evaluation.maximumElements)))
        return ((0..<count).map { .number(Double($0)) }, type)
      case let other:
        scope.run.report(.expected("an array for ForEach", found: other), at: place)
        return ([], type)
      }
    }
  }
}
