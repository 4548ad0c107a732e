// Compiles what is resolved before layout: conditions, reusable views, content on request.

extension SceneCompiler {
  static func keys(_ names: [String]) -> [ArgumentKey] {
    names.map { ArgumentKey(name: $0, schema: .any, doc: "") }
  }

  // MARK: if

  /// `{"if": condition, "then": [...], "else": [...]}`.
  func conditional(
    _ node: JSONNode, _ list: ArgumentList, at place: JSONNode
  ) -> ViewTemplate? {
    let condition = self.condition(node)
    guard let thenNode = list.take("then") else {
      list.reportMissing("then", self)
      list.reportUnknown(known: Self.keys(["then", "else"]), self)
      return nil
    }
    let then = views(thenNode)
    let otherwise = list.take("else").map { views($0) } ?? []
    list.reportUnknown(known: Self.keys(["then", "else"]), self)
    guard let condition else { return nil }
    let site = place.offset
    return ViewTemplate { scope, index, nodes in
      let isTrue = condition.evaluate(in: scope).isTruthy
      let id = scope.id.child(index)
      let (taken, other) = isTrue ? (then, otherwise) : (otherwise, then)
      scope.run.nested(at: place) {
        let inner = scope.with(id: id.child(part: isTrue ? "then" : "else"))
        scope.run.appendPart(in: inner, to: &nodes) { $0 += taken.nodes(in: inner) }
        scope.run.check?.speculatively(at: site) {
          scope.run.withoutRemembering {
            _ = other.nodes(in: scope.with(id: id.child(part: isTrue ? "else" : "then")))
          }
        }
      }
    }
  }

  /// A condition: true, false, or an expression in a string.
  func condition(_ node: JSONNode) -> Expression? {
    if let flag = node.bool { return .literal(.bool(flag)) }
    guard let text = node.string else {
      report(
        .expected("a condition such as \"$selected == null\"", found: node.plainValue), at: node)
      return nil
    }
    do throws(Complaint) {
      let inner =
        text.hasPrefix("${") && text.hasSuffix("}") ? text.dropFirst(2).dropLast() : text[...]
      var parser = ExpressionParser(String(inner), in: node, compiler: self)
      return try parser.whole()
    } catch {
      report(error, at: node)
      return nil
    }
  }

  static func modifierNodes(_ modifiers: Modifiers, in scope: Scope) -> [ModifierNode] {
    zip(modifiers.modifiers, modifiers.origins).enumerated().flatMap { index, part in
      part.0(scope.with(id: scope.id.child(modifier: index))).map {
        ModifierNode($0, origin: part.1)
      }
    }
  }

  // MARK: Reusable views

  /// `{"View": "AlbumDetail", "with": {"album": "$album"}, "modifiers": [...]}`.
  func instance(_ node: JSONNode, _ list: ArgumentList, at place: JSONNode) -> ViewTemplate? {
    let withNode = list.take("with")
    let name = list.take("name").map { ArgumentType<String>.string.compile($0, self) }
    let modifiersNode = list.take("modifiers")
    list.reportUnknown(known: Self.keys(["with", "name", "modifiers"]), self)
    guard let viewName = node.string, let viewIndex = viewNames.firstIndex(of: viewName) else {
      let word = node.string ?? node.plainValue.summary
      if viewNames.isEmpty, node.string != nil { return undefinedView(word, at: node, of: place) }
      report(.unknown("view", word, known: viewNames, id: "scene.unknown-view"), at: node)
      return nil
    }
    let modifiers = self.modifiers(modifiersNode, kind: "View")
    let parameters = viewParameters[viewIndex]
    let values = parameterValues(withNode, parameters, view: viewName, at: node)
    guard let values, let modifiers else { return nil }
    let origin = origin(of: place)
    return ViewTemplate { scope, index, nodes in
      let definition = scope.run.program.views[viewIndex]
      let id = scope.id.child(index)
      var bound = values.map { $0(scope) }
      bound += definition.namespaces.map {
        BoundValue(NamespaceID(name: $0, owner: id).value, type: "Namespace")
      }
      scope.run.nested(at: place) {
        let body = definition.body.nodes(in: Scope(variables: bound, id: id, run: scope.run))
        let outer = scope.with(id: id.child(part: "outer"))
        let added =
          (name.flatMap { $0 }.map { [ModifierNode(.name($0(scope)), origin: origin)] } ?? [])
          + Self.modifierNodes(modifiers, in: outer)
        if body.count == 1 {
          var node = body[0]
          node.modifiers += added
          nodes.append(node)
        } else if scope.run.countNode(at: place) {
          nodes.append(
            ViewNode(
              id: id.child(part: "group"), kind: .group, modifiers: added, children: body,
              origin: origin))
        }
      }
    }
  }

  /// A view that a scene without definitions only names: a page that shows the name.
  private func undefinedView(
    _ name: String, at node: JSONNode, of place: JSONNode
  ) -> ViewTemplate {
    report(
      Complaint(
        id: "scene.undefined-view",
        message:
          "view '\(name.prefix(60))' is not defined in 'views': a page with its name stands for it"),
      at: node, severity: .warning)
    let origin = origin(of: place)
    let modifiers = self.modifiers(place["modifiers"], kind: "View") ?? Modifiers()
    return ViewTemplate { scope, index, nodes in
      guard scope.run.countNode(at: place) else { return }
      let inner = scope.with(id: scope.id.child(index))
      var node = ViewNode(id: inner.id, kind: .text(TextContent(name)), name: name, origin: origin)
      let room = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
      node.modifiers = [ModifierNode(.flexibleFrame(room), origin: origin)]
      node.modifiers += Self.modifierNodes(modifiers, in: inner)
      nodes.append(node)
    }
  }

  /// Values of the parameters in their order; nil after a problem.
  private func parameterValues(
    _ node: JSONNode?, _ parameters: [String], view: String, at place: JSONNode
  ) -> [Template<BoundValue>]? {
    if let node, node.members == nil {
      report(.expected("an object of parameters", found: node.plainValue), at: node)
      return nil
    }
    let list = ArgumentList(node: node ?? place, members: node?.members ?? [], owner: view)
    var isComplete = true
    var values: [Template<BoundValue>] = []
    for parameter in parameters {
      if let value = list.take(parameter) {
        if let template = ArgumentType<BoundValue>.typedValue.compile(value, self) {
          values.append(template)
        } else {
          isComplete = false
        }
      } else {
        list.reportMissing(parameter, self)
        isComplete = false
      }
    }
    list.reportUnknown(known: Self.keys(parameters), self)
    return isComplete ? values : nil
  }

  // MARK: Content on request

  /// Content that is made on request, with further variables in sight.
  func content(
    _ node: JSONNode, binding names: [String] = [], type: String? = nil,
    bindsGeometry: Bool = false, extraModifiers: [Template<ModifierNode>] = [],
    trigger: @escaping @Sendable (Scope) -> SceneCheck.PendingContent.Trigger
  ) -> Template<TemplateID> {
    let views = withVariables(names) { self.views(node) }
    let number = addContent(
      ContentTemplate(
        views: views, bindsValue: !names.isEmpty, bindsGeometry: bindsGeometry, type: type,
        extraModifiers: extraModifiers,
        place: node))
    guard !variables.isEmpty else {
      let template = TemplateID(value: number)
      staticContents.append((template, trigger))
      return .constant(template)
    }
    return .computed { scope in
      let template = TemplateID(value: number, captures: scope.variables)
      if let check = scope.run.check {
        check.pending.append(.init(template: template, trigger: trigger(scope)))
      }
      return template
    }
  }

  /// `{"GeometryReader": {"as": "proxy"}, "children": [...]}`.
  func geometryReader(_ node: JSONNode, _ list: ArgumentList) -> Template<ViewKind>? {
    let arguments = ArgumentList(node: node, members: node.members ?? [], owner: "GeometryReader")
    let name = arguments.take("as")?.string ?? "geometry"
    arguments.reportUnknown(known: Self.keys(["as"]), self)
    guard let children = list.take("children") else {
      list.reportMissing("children", self)
      return nil
    }
    return content(children, binding: [name], bindsGeometry: true) { _ in
      .always(
        BoundValue(ContentRequest(id: .root, size: Size(100, 100)).geometry, type: "Geometry"))
    }.map { .geometryReader($0) }
  }
}

extension SceneCheck {
  /// Evaluates a branch that is not taken, once per `if` on the way.
  func speculatively(at site: Int, _ body: () -> Void) {
    guard !speculativeSites.contains(site) else { return }
    let before = isSpeculative
    isSpeculative = true
    speculativeSites.append(site)
    body()
    speculativeSites.removeLast()
    isSpeculative = before
  }
}

extension ContentRequest {
  /// What a geometry reader's content sees: `size`, `safeAreaInsets`, `frame`.
  var geometry: Value {
    func object(_ fields: [(String, Double)]) -> Value {
      .object(Value.Object(fields.map { .init(name: $0.0, value: .number($0.1)) }))
    }
    return .object(
      Value.Object([
        .init(name: "width", value: .number(size.width)),
        .init(name: "height", value: .number(size.height)),
        .init(name: "size", value: object([("width", size.width), ("height", size.height)])),
        .init(
          name: "safeAreaInsets",
          value: object([
            ("top", safeArea.top), ("leading", safeArea.leading), ("bottom", safeArea.bottom),
            ("trailing", safeArea.trailing),
          ])),
        .init(
          name: "frame",
          value: object([
            ("minX", globalFrame.minX), ("minY", globalFrame.minY), ("maxX", globalFrame.maxX),
            ("maxY", globalFrame.maxY), ("midX", globalFrame.minX + globalFrame.width / 2),
            ("midY", globalFrame.minY + globalFrame.height / 2), ("width", globalFrame.width),
            ("height", globalFrame.height),
          ])),
      ]))
  }
}
