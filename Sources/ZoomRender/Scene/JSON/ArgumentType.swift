// Types of arguments: how each is written, checked and evaluated.

/// A type of argument: its form in JSON and how a node of that form becomes a template.
struct ArgumentType<T: Sendable>: Sendable {
  /// The form, for the published schema and the documentation.
  var schema: SchemaForm
  /// Nil after a problem, which has been reported.
  var compile: @Sendable (_ node: JSONNode, _ compiler: SceneCompiler) -> Template<T>?

  /// A type that one plain value decides.
  ///
  /// `fallback` stands in when data or state give something else while the scene runs.
  static func scalar(
    _ schema: SchemaForm, fallback: T,
    decode: @escaping @Sendable (Value) throws(Complaint) -> T
  ) -> ArgumentType {
    ArgumentType(schema: schema) { node, compiler in
      guard let expression = compiler.expression(node) else { return nil }
      if let expression {
        return .computed { scope in
          do throws(Complaint) {
            return try decode(expression.evaluate(in: scope))
          } catch {
            scope.run.report(error, at: node)
            return fallback
          }
        }
      }
      do throws(Complaint) {
        return .constant(try decode(compiler.literal(node)))
      } catch {
        compiler.report(error, at: node)
        return nil
      }
    }
  }

  /// A type with parts of its own; a reference to data is read the same way as literal JSON.
  ///
  /// `quick` answers for the common values of a reference without compiling anything.
  static func compound(
    _ schema: SchemaForm, fallback: T, quick: @escaping @Sendable (Value) -> T? = { _ in nil },
    compile: @escaping @Sendable (JSONNode, SceneCompiler) -> Template<T>?
  ) -> ArgumentType {
    ArgumentType(schema: schema) { node, compiler in
      guard let expression = compiler.expression(node) else { return nil }
      guard let expression else { return compile(node, compiler) }
      let document = compiler.document
      return .computed { scope in
        let value = expression.evaluate(in: scope)
        if let known = quick(value) { return known }
        if value == .null {
          scope.run.report(Complaint.expected(schema.summary, found: .null), at: node)
          return fallback
        }
        let runtime = SceneCompiler(document: document, mode: .runtime)
        if let made = compile(JSONNode(value, at: node), runtime) { return made(scope) }
        for diagnostic in runtime.diagnostics {
          let complaint = Complaint(
            id: diagnostic.id, message: diagnostic.message, notes: diagnostic.notes.map(\.message))
          scope.run.report(complaint, at: node)
        }
        return fallback
      }
    }
  }

  func map<U: Sendable>(_ transform: @escaping @Sendable (T) -> U) -> ArgumentType<U> {
    ArgumentType<U>(schema: schema) { compile($0, $1)?.map(transform) }
  }

  /// `null` is accepted and means nil.
  var optional: ArgumentType<T?> {
    ArgumentType<T?>(schema: .oneOf([schema, .null])) { node, compiler in
      node.isNull ? .constant(nil) : compile(node, compiler)?.map { $0 }
    }
  }

  /// An array of another type.
  static func list<Element>(of type: ArgumentType<Element>) -> ArgumentType
  where T == [Element] { type.list }

  /// Another type, or null.
  static func nullable<Wrapped>(_ type: ArgumentType<Wrapped>) -> ArgumentType
  where T == Wrapped? { type.optional }

  /// An array of this type.
  var list: ArgumentType<[T]> {
    .compound(.array(schema), fallback: []) { node, compiler in
      guard let elements = node.elements else {
        compiler.report(.expected("an array", found: node.plainValue), at: node)
        return nil
      }
      let parts = elements.map { compile($0, compiler) }
      let good = parts.compactMap { $0 }
      return good.count == parts.count ? sequence(good) : nil
    }
  }

  /// An array of this type, or one value alone.
  var oneOrMore: ArgumentType<[T]> {
    ArgumentType<[T]>(schema: .oneOf([schema, .array(schema)])) { node, compiler in
      node.elements == nil
        ? compile(node, compiler)?.map { [$0] } : list.compile(node, compiler)
    }
  }
}

/// The form of a value in JSON: what the schema and the documentation say.
indirect enum SchemaForm: Sendable {
  case any
  case null
  case string
  case number
  case integer
  case boolean
  case enumeration([String])
  case array(SchemaForm)
  /// Exactly this many of the form.
  case tuple(SchemaForm, count: Int)
  case oneOf([SchemaForm])
  /// An object with these keys.
  case object([ArgumentKey])
  /// A named definition of the schema.
  case definition(String)

  /// How a message names the form: "a number".
  var summary: String {
    switch self {
    case .any: "a value"
    case .null: "null"
    case .string: "a string"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .enumeration(let names): "one of \(names.joined(separator: ", "))"
    case .array, .tuple: "an array"
    case .oneOf(let forms): forms.map(\.summary).joined(separator: " or ")
    case .object: "an object"
    case .definition(let name): "aeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)"
    }
  }
}

/// A key of an object: what it is called, what it takes, what it means when it is missing.
struct ArgumentKey: Sendable {
  var name: String
  var schema: SchemaForm
  var doc: String
  /// Nil when the key is required.
  var defaultText: String?
}
