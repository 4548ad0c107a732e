// A small validator for the schemas that this project publishes.

@testable import ZoomRender

/// Checks values against the parts of JSON Schema that the published schemas use.
///
/// Source: "JSON Schema: A Media Type for Describing JSON Documents", draft 2020-12.
struct JSONSchema {
  let root: JSONNode

  init?(_ text: String) {
    guard let node = JSONReader.read(SourceText(file: "schema", bytes: Array(text.utf8))).node
    else { return nil }
    root = node
  }

  /// What is wrong with a text, as paths with reasons; empty when it is valid.
  func problems(_ text: String) -> [String] {
    guard let node = JSONReader.read(SourceText(file: "value", bytes: Array(text.utf8))).node else {
      return ["not JSON"]
    }
    return check(node, root, "$")
  }

  private func check(_ value: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    var found: [String] = []
    if let type = schema["type"]?.string, !isKind(value, type) {
      return ["\(path) is not of type \(type)"]
    }
    if let constant = schema["const"]?.string, value.string != constant {
      found.append("\(path) is not '\(constant)'")
    }
    if let choices = schema["enum"]?.elements,
      !choices.contains(where: { $0.string == value.string })
    {
      found.append("\(path) is none of the choices")
    }
    if let least = schema["minimum"]?.number, let number = value.number, number < least {
      found.append("\(path) is below \(least)")
    }
    if let most = schema["maxLength"]?.number, let text = value.string, Double(text.count) > most {
      found.append("\(path) is longer than \(most)")
    }
    for name in schema["required"]?.elements?.compactMap(\.string) ?? [] where value[name] == nil {
      found.append("\(path).\(name) is missing")
    }
    for member in value.members ?? [] {
      if let next = schema["properties"]?[member.key] {
        found += check(member.value, next, "\(path).\(member.key)")
      } else if schema["additionalProperties"]?.bool == false {
        found.append("\(path).\(member.key) is not known")
      }
    }
    if let items = schema["items"] {
      for (index, element) in (value.elements ?? []).enumerated() {
        found += check(element, items, "\(path)[\(index)]")
      }
    }
    return found
  }

  private func isKind(_ value: JSONNode, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "number": value.number != nil
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    case "boolean": value.bool != nil
    default: false
    }
  }
}
