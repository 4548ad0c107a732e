// Values that flow up the tree.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences of a subtree, in tree order.
struct PreferenceStore {
  struct Entry {
    let key: ObjectIdentifier
    var value: Any
    let reduce: (Any, Any) -> Any
  }
  private(set) var entries: [Entry] = []

  mutating func add<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    merge(
      Entry(key: ObjectIdentifier(key), value: value) { old, new in
        guard var old = old as? K.Value, let new = new as? K.Value else { return old }
        K.reduce(value: &old) { new }
        return old
      })
  }
  mutating func merge(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index].value = entry.reduce(entries[index].value, entry.value)
    } else {
      entries.append(entry)
    }
  }
  mutating func merge(_ other: PreferenceStore) { other.entries.forEach { merge($0) } }
  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    entries.first { $0.key == ObjectIdentifier(key) }?.value as? K.Value
  }
  mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
  }
}

/// A place that listens to a preference, with what layout has contributed to it.
@MainActor
final class PreferenceListener {
  let id: EngineID
  var evaluated = PreferenceStore()
  private var contributions: [(id: EngineID, store: PreferenceStore)] = []
  /// True while the contributions are those of the evaluation before.
  private var isInherited = false
  let check: @MainActor (PreferenceStore) -> Void

  init(id: EngineID, check: @escaping @MainActor (PreferenceStore) -> Void) {
    self.id = id
    self.check = check
  }

  /// Starts with what layout said last: an unchanged tree is not laid out again.
  func inherit(from old: PreferenceListener) {
    contributions = old.contributions
    isInherited = true
  }

  func contribute(_ store: PreferenceStore, from id: EngineID) {
    if isInherited { contributions = [] }
    isInherited = false
    if let index = contributions.firstIndex(where: { $0.id == id }) {
      contributions[index].store = store
    } else {
      contributions.append((id, store))
    }
  }

  func settle() {
    var all = evaluated
    for contribution in contributions { all.merge(contribution.store) }
    check(all)
  }
}

extension ViewGraph {
  /// Keeps a listener of this evaluation, in place of the one before.
  func listen(_ listener: PreferenceListener) {
    if let index = listeners.firstIndex(where: { $0.id == listener.id }) {
      listener.inherit(from: listeners[index])
      listeners[index] = listener
    } else {
      listeners.append(listener)
    }
  }

  /// Hands preferences from laid-out content to the listeners around it.
  func contribute(
    _ store: PreferenceStore, from id: EngineID, to listeners: [PreferenceListener]
  ) {
    guard !store.entries.isEmpty else { return }
    for listener in listeners { listener.contribute(store, from: id) }
  }
}

nonisolated extension View {
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: [])
      context.preferences.add(key, value)
    }
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: [])
      var value = context.preferences.value(key) ?? K.defaultValue
      callback(&value)
      context.preferences.remove(key)
      context.preferences.add(key, value)
    }
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View where K.Value: Equatable {
    _Modified(content: self) { context, content in
      let graph = context.graph
      let origin = context.nodeOrigin(Origin(file, line, column))
      let stateKey = StateKey(owner: context.id, offset: -3)
      graph.touch(stateKey)
      let listener = PreferenceListener(id: context.id) { store in
        let value = store.value(key) ?? K.defaultValue
        if let old = graph.registry.values[stateKey] as? K.Value, old == value { return }
        graph.registry.values[stateKey] = value
        graph.addDue(at: origin) { action(value) }
      }
      let saved = context.preferences
      context.preferences = PreferenceStore()
      context.listeners.append(listener)
      context.modify(content, by: [])
      context.listeners.removeLast()
      listener.evaluated = context.preferences
      graph.listen(listener)
      context.preferences = saved
      context.preferences.merge(listener.evaluated)
    }
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _Modified(content: self) { context, content in
      let saved = context.preferences
      context.preferences = PreferenceStore()
      let made = context.nodes(content, at: 0)
      let value = context.preferences.value(key) ?? K.defaultValue
      let inner = context.preferences
      context.preferences = saved
      context.preferences.merge(inner)
      let over = context.nodes(transform(value), part: "preference")
      for (index, var node) in made.enumerated() {
        if index == 0 {
          node.modifiers.append(
            ModifierNode(.overlay(alignment: alignment.engine, content: over)))
        }
        context.output.append(node)
      }
    }
  }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _Modified(content: self) { context, content in
      let made = context.nodes(content, at: 0)
      let value = context.preferences.value(key) ?? K.defaultValue
      let under = context.nodes(transform(value), part: "preference")
      for (index, var node) in made.enumerated() {
        if index == 0 {
          node.modifiers.append(
            ModifierNode(.background(alignment: alignment.engine, content: under)))
        }
        context.output.append(node)
      }
    }
  }
}
