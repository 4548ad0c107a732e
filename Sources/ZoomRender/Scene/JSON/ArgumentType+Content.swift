// Arguments that hold views, actions or namespaces.

extension ArgumentType<[ViewNode]> {
  /// One view or an array of views.
  static let views: ArgumentType<[ViewNode]> = ArgumentType(
    schema: .oneOf([.definition("view"), .array(.definition("view"))])
  ) { node, compiler in
    let count = compiler.diagnostics.count { $0.severity == .error }
    let views = compiler.views(node)
    guard compiler.diagnostics.count(where: { $0.severity == .error }) == count else { return nil }
    if views.isEmpty { return .constant([]) }
    return .computed { views.nodes(in: $0) }
  }
}

extension ArgumentType<[Action]> {
  /// One action or an array of actions.
  static let actions: ArgumentType<[Action]> = ArgumentType(
    schema: .oneOf([.definition("action"), .array(.definition("action"))])
  ) { node, compiler in
    let nodes = node.elements ?? [node]
    let parts = nodes.map { Vocabulary.actions.compile($0, compiler) }
    let good = parts.compactMap { $0 }
    guard good.count == parts.count else { return nil }
    return sequence(good).map { $0.flatMap { $0 } }
  }
}

extension ArgumentType<NamespaceID> {
  /// The name of a namespace in sight, or a reference to one that was handed over.
  static let namespace: ArgumentType<NamespaceID> = ArgumentType(schema: .string) {
    node, compiler in
    guard let text = node.string else {
      compiler.report(.expected("the name of a namespace", found: node.plainValue), at: node)
      return nil
    }
    let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
    if let variable = compiler.variables.last(where: { $0.name == name }) {
      guard variable.isNamespace || text.hasPrefix("$") else {
        compiler.report(unknown(name, compiler), at: node)
        return nil
      }
      let slot = variable.slot
      return .computed { scope in
        let value = scope.variables[slot].value
        if let namespace = NamespaceID(value) { return namespace }
        scope.run.report(.expected("a namespace", found: value), at: node)
        return NamespaceID(name: name)
      }
    }
    if compiler.namespaces.contains(name) { return .constant(NamespaceID(name: name)) }
    compiler.report(unknown(name, compiler), at: node)
    return nil
  }

  private static func unknown(_ name: String, _ compiler: SceneCompiler) -> Complaint {
    let known = compiler.variables.filter(\.isNamespace).map(\.name) + compiler.namespaces
    var complaint = Complaint.unknown(
      "namespace", name, known: known, id: "scene.unknown-namespace")
    if known.isEmpty { complaint.notes = ["none is declared: add \"namespaces\": [\"\(name)\"]"] }
    return complaint
  }
}

extension Argument<TemplateID?> {
  /// Content without a bound value.
  static func content(_ name: String, _ text: String, _ doc: String) -> Argument {
    let schema = SchemaForm.oneOf([.definition("view"), .array(.definition("view"))])
    let key = ArgumentKey(name: name, schema: schema, doc: doc, defaultText: text)
    return Argument(keys: [key]) { list, compiler in
      guard let node = list.take(name) else { return .constant(nil) }
      return compiler.content(node) { _ in .always(BoundValue(.null, type: "Null")) }.map { $0 }
    }
  }
}
