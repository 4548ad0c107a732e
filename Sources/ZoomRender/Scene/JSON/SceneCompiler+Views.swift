// Compiles view nodes: kind, modifiers, children.

extension SceneCompiler {
  /// Keys of a node that are not its kind.
  static let nodeKeys = ["name", "modifiers", "children"]
  /// Kinds that are resolved before layout.
  static let structuralKinds = ["ForEach", "if", "View"]

  /// The views of an array, or of one node alone.
  func views(_ node: JSONNode) -> [ViewTemplate] {
    switch node.value {
    case .array(let elements): return elements.compactMap { view($0) }
    case .object: return view(node).map { [$0] } ?? []
    default:
      report(.expected("a view or an array of views", found: node.plainValue), at: node)
      return []
    }
  }

  /// One view; nil after a problem.
  func view(_ node: JSONNode) -> ViewTemplate? {
    guard case .object(let members) = node.value else {
      report(.expected("a view such as {\"Text\": \"Hello\"}", found: node.plainValue), at: node)
      return nil
    }
    guard let kind = kindMember(of: members, at: node) else { return nil }
    let list = ArgumentList(node: node, members: members, owner: kind.key)
    _ = list.take(kind.key)
    switch kind.key {
    case "if": return conditional(kind.value, list, at: node)
    case "ForEach": return loop(kind.value, list, at: node)
    case "View": return instance(kind.value, list, at: node)
    default: return plainView(kind, list, at: node)
    }
  }

  /// The member that names the kind; a node has exactly one.
  private func kindMember(of members: [JSONMember], at node: JSONNode) -> JSONMember? {
    let known = members.filter {
      Vocabulary.views[$0.key] != nil || Self.structuralKinds.contains($0.key)
    }
    if let first = known.first {
      for other in known.dropFirst() {
        report(
          Complaint(
            id: "scene.two-views",
            message: "a node is one view, found '\(other.key)' beside '\(first.key)'"),
          atKeyOf: other)
      }
      return first
    }
    let partKeys = ["header", "footer", "then", "else", "with"]
    let names = Vocabulary.views.names + Self.structuralKinds
    if let unknown = members.first(where: {
      !Self.nodeKeys.contains($0.key) && !partKeys.contains($0.key)
    }) {
      var complaint = Complaint.unknown("view", unknown.key, known: names, id: "scene.unknown-view")
      complaint.notes = []
      report(complaint, atKeyOf: unknown)
    } else {
      report(
        Complaint(
          id: "scene.missing-view", message: "a node names its view, as in {\"Text\": \"Hello\"}"),
        at: node)
    }
    return nil
  }

  // MARK: Plain views

  /// The compiled parts of a view that is no structure.
  private struct Parts: Sendable {
    var kind: Template<ViewKind>
    var edits: [Template<KindEdit>]
    var name: Template<String>?
    var modifiers: [Template<[Modifier]>]
    var modifierOrigins: [NodeOrigin]
    var children: [ViewTemplate]
    var header: [ViewTemplate]
    var footer: [ViewTemplate]
    var origin: NodeOrigin
    var place: JSONNode
  }

  private func plainView(
    _ kind: JSONMember, _ list: ArgumentList, at node: JSONNode
  ) -> ViewTemplate? {
    guard let entry = Vocabulary.views[kind.key] else { return nil }
    var kindTemplate: Template<ViewKind>?
    if kind.key == "GeometryReader" {
      kindTemplate = geometryReader(kind.value, list)
    } else {
      kindTemplate = entry.compile(kind.value, self)
    }
    let name = list.take("name").map { ArgumentType<String>.string.compile($0, self) }
    let modifiers = self.modifiers(list.take("modifiers"), kind: kind.key)
    var parts: [String: [ViewTemplate]] = [:]
    for part in entry.parts where kind.key != "GeometryReader" {
      if let content = list.take(part.name) { parts[part.name] = views(content) }
    }
    let implied = impliedParts(of: kind)
    list.reportUnknown(
      known: entry.parts
        + Self.nodeKeys.dropLast().map { ArgumentKey(name: $0, schema: .any, doc: "") }, self)
    guard let kindTemplate, let modifiers, name == nil || name.flatMap({ $0 }) != nil else {
      return nil
    }
    return template(
      Parts(
        kind: kindTemplate, edits: modifiers.edits, name: name.flatMap { $0 },
        modifiers: modifiers.modifiers, modifierOrigins: modifiers.origins,
        children: implied.children + titled(parts["children"] ?? [], by: kind),
        header: implied.header + (parts["header"] ?? []), footer: parts["footer"] ?? [],
        origin: origin(of: node), place: node))
  }

  /// The pages of a layout case's stack with the form of title that the case gives it.
  private func titled(_ pages: [ViewTemplate], by kind: JSONMember) -> [ViewTemplate] {
    guard case .layoutCase = mode, kind.key == "NavigationStack",
      let form = kind.value["title"]?.string.flatMap(TitleDisplayMode.init)
    else { return pages }
    let title = [
      ModifierNode(.navigationTitle("Title")), ModifierNode(.navigationBarTitleDisplayMode(form)),
    ]
    return pages.map { page in
      ViewTemplate { scope, index, nodes in
        let start = nodes.count
        page.append(scope, index, &nodes)
        for position in start..<nodes.count { nodes[position].modifiers += title }
      }
    }
  }

  private func template(_ parts: Parts) -> ViewTemplate {
    let kind = finishedKind(parts)
    let constantModifiers = constantNodes(parts)
    return ViewTemplate { scope, index, nodes in
      guard scope.run.countNode(at: parts.place) else { return }
      scope.run.nested(at: parts.place) {
        let inner = scope.with(id: scope.id.child(index))
        nodes.append(
          ViewNode(
            id: inner.id, kind: kind(inner), name: parts.name?(inner),
            modifiers: constantModifiers ?? Self.modifierNodes(parts, in: inner),
            children: parts.children.nodes(in: inner), origin: parts.origin))
      }
    }
  }

  /// The kind with its edits and section parts.
  private func finishedKind(_ parts: Parts) -> Template<ViewKind> {
    var kind = parts.kind
    let place = parts.place
    for edit in parts.edits {
      if let value = kind.constant, let change = edit.constant {
        do throws(Complaint) {
          kind = .constant(try change.apply(value))
        } catch {
          report(error, at: place)
        }
        continue
      }
      let base = kind
      kind = .computed { scope in
        let value = base(scope)
        do throws(Complaint) {
          return try edit(scope).apply(value)
        } catch {
          scope.run.report(error, at: place)
          return value
        }
      }
    }
    guard !parts.header.isEmpty || !parts.footer.isEmpty else { return kind }
    return .computed { scope in
      .section(
        header: parts.header.nodes(in: scope.with(id: scope.id.child(part: "header"))),
        footer: parts.footer.nodes(in: scope.with(id: scope.id.child(part: "footer"))))
    }
  }

  private func constantNodes(_ parts: Parts) -> [ModifierNode]? {
    var nodes: [ModifierNode] = []
    for (template, origin) in zip(parts.modifiers, parts.modifierOrigins) {
      guard let modifiers = template.constant else { return nil }
      nodes += modifiers.map { ModifierNode($0, origin: origin) }
    }
    return nodes
  }

  private static func modifierNodes(_ parts: Parts, in scope: Scope) -> [ModifierNode] {
    var nodes: [ModifierNode] = []
    nodes.reserveCapacity(parts.modifiers.count)
    for (index, template) in parts.modifiers.enumerated() {
      let origin = parts.modifierOrigins[index]
      switch template {
      case .constant(let modifiers):
        for modifier in modifiers { nodes.append(ModifierNode(modifier, origin: origin)) }
      case .computed(let make):
        for modifier in make(scope.with(id: scope.id.child(modifier: index))) {
          nodes.append(ModifierNode(modifier, origin: origin))
        }
      }
    }
    return nodes
  }

  // MARK: Modifiers

  /// Compiled modifiers: edits of the view itself first, then modifiers proper.
  struct Modifiers {
    var edits: [Template<KindEdit>] = []
    var modifiers: [Template<[Modifier]>] = []
    var origins: [NodeOrigin] = []
  }

  /// Nil after a problem.
  func modifiers(_ node: JSONNode?, kind: String) -> Modifiers? {
    guard let node else { return Modifiers() }
    guard let elements = node.elements else {
      report(.expected("an array of modifiers, innermost first", found: node.plainValue), at: node)
      return nil
    }
    var result = Modifiers()
    var isComplete = true
    for element in elements {
      guard let name = element.string ?? element.members?.first?.key else {
        report(
          .expected("a modifier such as {\"padding\": 8}", found: element.plainValue), at: element)
        isComplete = false
        continue
      }
      if Vocabulary.edits[name] != nil {
        guard result.modifiers.isEmpty else {
          report(
            Complaint(
              id: "scene.modifier-order",
              message: "'\(name)' applies to the bare \(kind): write it before the other modifiers"),
            at: element)
          isComplete = false
          continue
        }
        if let edit = Vocabulary.edits.compile(element, self) {
          result.edits.append(edit)
        } else {
          isComplete = false
        }
      } else if let modifier = Vocabulary.modifiers.compile(element, self) {
        result.modifiers.append(modifier)
        result.origins.append(origin(of: element))
      } else {
        isComplete = false
      }
    }
    return isComplete ? result : nil
  }
}
