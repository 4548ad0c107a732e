// The discrete state of a scene at an instant: everything that is not a number in motion.

/// State variables, navigation paths and settings at an instant of the script.
struct World: Sendable, Equatable {
  var state: SceneState
  var reduceMotion: Bool
  /// Paths of the stacks that have been seen, in order of first appearance.
  var stacks: [StackPath] = []
  /// Late images that have arrived.
  var arrivedImages: [NodeID] = []

  /// The path of a stack.
  struct StackPath: Sendable, Equatable {
    var id: NodeID
    /// The state variable that holds the path; nil = the stack's own.
    var variable: String?
    var entries: [PathEntry] = []
  }

  init(state: SceneState, reduceMotion: Bool) {
    self.state = state
    self.reduceMotion = reduceMotion
  }

  /// The stack's entry, made on first use.
  mutating func stackIndex(_ id: NodeID, variable: String?) -> Int {
    if let index = stacks.firstIndex(where: { $0.id == id }) { return index }
    stacks.append(StackPath(id: id, variable: variable))
    return stacks.count - 1
  }
}

/// A pushed page before its content is made.
struct PathEntry: Sendable, Equatable {
  enum Origin: Sendable, Equatable {
    /// A value on the path.
    case value
    /// A link that carries its page.
    case link(TemplateID)
    /// `navigationDestination(isPresented:)` or `(item:)` of this state variable.
    case binding(String, TemplateID)
  }
  var value: Value
  /// Name of the value's type; empty when only a state variable said it.
  var type: String
  var origin: Origin = .value

  /// The identity of the page at `depth` (1 = first pushed) of a stack.
  func id(in stack: NodeID, depth: Int) -> NodeID {
    let page = stack.child(part: "page\(depth)")
    switch origin {
    case .value: return page.child(id: value)
    case .link(let template): return page.child(part: "link\(template.value)")
    case .binding(let name, _): return page.child(part: name)
    }
  }
}
