// The compiled views of a scene.

/// What a JSON scene's views have been compiled to; immutable.
final class SceneProgram: Sendable {
  let root: [ViewTemplate]
  let views: [ViewDefinition]
  let contents: [ContentTemplate]
  let stateNames: [String]
  let dataNames: [String]
  let mode: SceneCompiler.Mode
  /// True when ids are made anew in every state.
  let makesIDs: Bool

  init(
    root: [ViewTemplate], views: [ViewDefinition], contents: [ContentTemplate],
    stateNames: [String], dataNames: [String], mode: SceneCompiler.Mode,
    makesIDs: Bool = false
  ) {
    self.root = root
    self.views = views
    self.contents = contents
    self.stateNames = stateNames
    self.dataNames = dataNames
    self.mode = mode
    self.makesIDs = makesIDs
  }
}

/// A compiled view: appends its nodes for a scope and a structural position.
struct ViewTemplate: Sendable {
  var append: @Sendable (_ scope: Scope, _ index: Int, _ nodes: inout [ViewNode]) -> Void
}

extension [ViewTemplate] {
  /// The nodes of all views as children of `scope.id`.
  func nodes(in scope: Scope) -> [ViewNode] {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(count)
    for (index, view) in enumerated() { view.append(scope, index, &nodes) }
    return nodes
  }
}

/// A reusable view of a scene.
struct ViewDefinition: Sendable {
  var name: String
  var parameters: [String]
  /// Names of the namespaces that each instance owns.
  var namespaces: [String]
  var body: [ViewTemplate]
}

/// Content that is made on request: a destination, a presentation, a geometry reader.
struct ContentTemplate: Sendable {
  var views: [ViewTemplate]
  /// True when the content has a variable for the value that it is made for.
  var bindsValue = false
  /// True for geometry readers: the bound value is the geometry.
  var bindsGeometry = false
  /// Type tag of the bound value; nil = the kind of the value.
  var type: String?
  /// Modifiers that the presentation form adds to the first view.
  var extraModifiers: [Template<ModifierNode>]
  var place: JSONNode
}
