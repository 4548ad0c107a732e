// Turns JSON into templates; owns names, slots and the list of problems.

/// Compiles one JSON document.
final class SceneCompiler {
  /// What kind of document is compiled.
  enum Mode: Sendable, Equatable {
    case scene
    /// A layout case: texts and images may come with their measurements.
    case layoutCase(fonts: [CaseFont])
    /// A value of data or state that becomes an argument while the scene runs: no references.
    case runtime
  }

  /// A loop variable or parameter with its slot in a scope.
  struct Variable {
    var name: String
    var slot: Int
    var isNamespace = false
  }

  let document: JSONDocument
  let mode: Mode
  var diagnostics: [Diagnostic] = []
  var variables: [Variable] = []
  var namespaces: [String] = []
  var stateNames: [String] = []
  var initialState: [Value.Object.Field] = []
  var dataNames: [String] = []
  var data: [Value.Object.Field] = []
  var contents: [ContentTemplate] = []
  var viewNames: [String] = []
  var viewParameters: [[String]] = []
  /// Loop variable names with the collections they run over, in written order.
  var loopTypes: [(name: String, collection: String)] = []
  var fieldSites: [(name: String, place: JSONNode)] = []
  /// Texts with expressions in them, by their number.
  var textSites: [JSONNode] = []
  /// Content that needs no variables: checked whether or not a view offers it in some state.
  var staticContents:
    [(template: TemplateID, trigger: @Sendable (Scope) -> SceneCheck.PendingContent.Trigger)] = []
  private var uuidSites = 0

  /// True when something of what was compiled has an id that is made anew.
  var makesIDs: Bool { uuidSites > 0 }

  init(document: JSONDocument, mode: Mode = .scene) {
    self.document = document
    self.mode = mode
  }

  // MARK: Problems

  func report(
    _ complaint: Complaint, at node: JSONNode, severity: Diagnostic.Severity = .error
  ) {
    report(complaint, offset: node.offset, length: node.length, severity: severity)
  }

  /// A problem with a key of an object; the suggestion replaces the key.
  func report(_ complaint: Complaint, atKeyOf member: JSONMember) {
    report(complaint, offset: member.keyOffset, length: member.keyLength, severity: .error)
  }

  private func report(
    _ complaint: Complaint, offset: Int, length: Int, severity: Diagnostic.Severity
  ) {
    let location = document.source.location(offset: offset, length: length)
    var notes = complaint.notes.map { Diagnostic.Note($0) }
    var fixIts: [Diagnostic.FixIt] = []
    if let suggestion = complaint.suggestion {
      notes.insert(Diagnostic.Note("did you mean '\(suggestion)'?"), at: 0)
      if isWholeString(offset: offset, length: length) {
        fixIts = [.init(at: location, replacement: JSONText.quoted(suggestion))]
      }
    }
    diagnostics.append(
      Diagnostic(
        severity, id: complaint.id, complaint.message, at: location,
        path: document.path(at: offset), notes: notes, fixIts: fixIts))
  }

  /// True when the bytes are one string without references: only then a word can replace it.
  private func isWholeString(offset: Int, length: Int) -> Bool {
    let bytes = document.source.bytes
    guard length >= 2, offset >= 0, offset + length <= bytes.count,
      bytes[offset] == UInt8(ascii: "\"")
    else { return false }
    return !bytes[offset..<(offset + length)].contains(UInt8(ascii: "$"))
  }

  // MARK: Names

  /// What a name of an expression stands for.
  func resolve(_ name: String, at place: JSONNode) throws(Complaint) -> Expression {
    if let variable = variables.last(where: { $0.name == name }) {
      return .variable(slot: variable.slot)
    }
    if name == "uuid" {
      uuidSites += 1
      return .uuid(site: uuidSites)
    }
    if let slot = stateNames.firstIndex(of: name) { return .state(slot: slot) }
    if let slot = dataNames.firstIndex(of: name) { return .data(slot: slot) }
    if namespaces.contains(name) {
      return .literal(NamespaceID(name: name).value)
    }
    if name == "index" {
      throw Complaint(
        id: "scene.unknown-reference", message: "'$index' is known only inside a ForEach")
    }
    throw Complaint.unknown(
      "name", name, known: variables.map(\.name) + stateNames + dataNames + namespaces + ["uuid"],
      id: "scene.unknown-reference")
  }

  /// Number of a field access, so that the check can tell which fields exist nowhere.
  func fieldSite(_ name: String, at place: JSONNode) -> Int {
    fieldSites.append((name, place))
    return fieldSites.count - 1
  }

  /// Number of a text with expressions in it, so that the check can tell where null shows nothing.
  func textSite(at place: JSONNode) -> Int {
    textSites.append(place)
    return textSites.count - 1
  }

  /// The expression of a string node, nil for plain values; a syntax problem is reported.
  func expression(_ node: JSONNode) -> Expression?? {
    guard mode != .runtime, case .string(let text) = node.value else { return .some(nil) }
    do {
      return .some(try ExpressionParser.template(text, in: node, compiler: self))
    } catch {
      report(error, at: node)
      return nil
    }
  }

  /// The node's value as data, with `$$` in strings undone.
  func literal(_ node: JSONNode) -> Value {
    let value = node.plainValue
    guard mode != .runtime, case .string(let text) = value else { return value }
    return .string(ExpressionParser.unescaped(text))
  }

  /// Compiles with further variables in sight; their slots follow the present ones.
  func withVariables<T>(
    _ names: [String], namespaces: Swift.Set<String> = [], _ body: () -> T
  ) -> T {
    let count = variables.count
    for name in names {
      variables.append(
        Variable(name: name, slot: variables.count, isNamespace: namespaces.contains(name)))
    }
    defer { variables.removeLast(variables.count - count) }
    return body()
  }

  /// The type that `navigationDestination(for:)` and pushes mean by a name: a collection for one of
  /// its loop variables.
  func canonicalType(_ name: String) -> String {
    if dataNames.contains(name) { return name }
    let collections = loopTypes.filter { $0.name == name }.map(\.collection)
    guard let first = collections.first, collections.allSatisfy({ $0 == first }) else {
      return name
    }
    return first
  }

  func origin(of node: JSONNode) -> NodeOrigin {
    NodeOrigin(path: document.path(at: node.offset), location: document.location(of: node))
  }

  /// Adds content that is made on request and returns its number.
  func addContent(_ content: ContentTemplate) -> Int {
    contents.append(content)
    return contents.count - 1
  }
}

/// Text metrics of a font in a layout case.
package struct CaseFont: Sendable, Equatable {
  package var name: String
  package var lineHeight: Double?
  package var baseline: Double?
  package var spacingAbove: Double?
  package var spacingBelow: Double?
  package var textToTextAbove: Double?
}

extension NamespaceID {
  /// The namespace as a value that can be handed to a view.
  var value: Value {
    .object(
      Value.Object([
        .init(name: "namespace", value: .string(name)),
        .init(name: "owner", value: .string(String(owner.value, radix: 16))),
      ]))
  }

  init?(_ value: Value) {
    guard case .object(let object) = value, case .string(let name)? = object["namespace"],
      case .string(let owner)? = object["owner"], let number = UInt64(owner, radix: 16)
    else { return nil }
    self.init(name: name, owner: NodeID(value: number))
  }
}
