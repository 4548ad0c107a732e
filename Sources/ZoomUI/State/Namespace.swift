// Identity spaces for matched views.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A namespace that the view owns.
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let engine: NamespaceID
  }

  var id: ID?
  public init() {}

  public var wrappedValue: ID {
    id ?? ID(engine: NamespaceID(name: "unbound", owner: EngineID(value: 0)))
  }
}

extension Namespace: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    id = ID(engine: NamespaceID(name: label, owner: key.owner))
  }
}
