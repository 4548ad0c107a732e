// Properties of views that live outside the view value.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(Reflection) import Swift

/// A property that is connected to the view tree before the view's body is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper that this module connects.
@MainActor
protocol BoundProperty: DynamicProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String)
}

extension _Context {
  /// Connects the dynamic properties of a view, in declaration order.
  func bindProperties<V>(of view: inout V) {
    let fields = DynamicFields.fields(of: V.self)
    guard !fields.isEmpty else { return }
    bind(&view, fields: fields, owner: id)
  }

  private func bind<V>(_ view: inout V, fields: [DynamicFields.Field], owner: EngineID) {
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for field in fields {
        @MainActor func open<P: DynamicProperty>(_ type: P.Type) {
          let place = raw.advanced(by: field.offset).assumingMemoryBound(to: P.self)
          let key = StateKey(owner: owner, offset: field.offset)
          if P.self is any BoundProperty.Type {
            @MainActor func bound<B: BoundProperty>(_ type: B.Type) {
              raw.advanced(by: field.offset).assumingMemoryBound(to: B.self).pointee
                .bind(self, key: key, label: field.name)
            }
            if let type = P.self as? any BoundProperty.Type { bound(type) }
          } else {
            // A property wrapper of the user's that contains others.
            bind(
              &place.pointee, fields: DynamicFields.fields(of: P.self),
              owner: owner.child(part: field.name))
          }
          place.pointee.update()
        }
        open(field.type)
      }
    }
  }
}

/// The dynamic properties of a type, found once.
@MainActor
enum DynamicFields {
  struct Field {
    var name: String
    var offset: Int
    var type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func fields<V>(of type: V.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        let label = String(cString: name)
        fields.append(
          Field(
            name: label.hasPrefix("_") ? String(label.dropFirst()) : label, offset: offset,
            type: dynamic))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
