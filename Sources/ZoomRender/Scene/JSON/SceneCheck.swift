// Collects the problems that only evaluation can see.

/// Problems found while every branch of a scene is evaluated with the values at hand.
final class SceneCheck {
  let compiler: SceneCompiler
  /// True inside a branch that the values at hand would not take: null is expected there.
  var isSpeculative = false
  /// `if` nodes being evaluated speculatively, by the place of the node.
  var speculativeSites: [Int] = []
  /// Links seen, in order, for the destinations of their type.
  private(set) var linkValues: [(type: String, value: BoundValue)] = []
  private var seenLinks: Swift.Set<BoundValue> = []
  /// Content to be checked once the links are known.
  var pending: [PendingContent] = []
  /// Nodes of content made so far.
  var spentNodes = 0
  private var reported: Swift.Set<String> = []
  private var fields: [Int: FieldUse] = [:]

  /// Content of a template that a view offers.
  struct PendingContent: Hashable {
    enum Trigger: Hashable {
      case type(String)
      case item(stateSlot: Int)
      case always(BoundValue)
    }
    var template: TemplateID
    var trigger: Trigger
  }

  private struct FieldUse {
    var wasFound = false
    var missingFrom: Value?
  }

  init(compiler: SceneCompiler) { self.compiler = compiler }

  func report(_ complaint: Complaint, at place: JSONNode) {
    if isSpeculative, complaint.id == "scene.null" || complaint.id == "scene.non-finite" { return }
    guard reported.insert("\(complaint.id)@\(place.offset)").inserted else { return }
    compiler.report(complaint, at: place)
  }

  func noteField(_ name: String, of value: Value, found: Bool, site: Int) {
    var use = fields[site] ?? FieldUse()
    if found { use.wasFound = true }
    // A field of null is missing only because the value is.
    if !found, value != .null, use.missingFrom == nil { use.missingFrom = value }
    fields[site] = use
  }

  /// A `${…}` inside a text was null, which shows nothing.
  func noteNullInText(site: Int) {
    guard !isSpeculative, compiler.textSites.indices.contains(site) else { return }
    let place = compiler.textSites[site]
    guard reported.insert("scene.null-in-text@\(place.offset)").inserted else { return }
    compiler.report(
      Complaint(
        id: "scene.null-in-text", message: "a value inside this text is null and shows nothing",
        notes: ["write a value for that case: ${name != null ? name : 'nobody'}"]),
      at: place, severity: .warning)
  }

  /// Reports the fields that no value had.
  func finishFields() {
    for (site, use) in compiler.fieldSites.enumerated().map({ ($0.offset, fields[$0.offset]) }) {
      guard let use, !use.wasFound, let value = use.missingFrom else { continue }
      let (name, place) = compiler.fieldSites[site]
      var known: [String] = []
      if case .object(let object) = value { known = object.fields.map(\.name) }
      var complaint = Complaint.unknown("field", name, known: known, id: "scene.unknown-field")
      if known.isEmpty {
        complaint.message = "\(value.summary) has no field '\(name)'"
      }
      report(complaint, at: place)
    }
  }

  func noteLink(type: String, value: Value) {
    let bound = BoundValue(value, type: type)
    if seenLinks.insert(bound).inserted { linkValues.append((type, bound)) }
  }
}
