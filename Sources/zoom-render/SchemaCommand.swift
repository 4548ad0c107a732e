// `schema`: the form of scene files as JSON Schema.

import ZoomRender

enum SchemaCommand {
  static let verb = Verb(
    "schema", "Prints the JSON Schema of scene files",
    examples: ["zoom-render schema > scene.schema.json"]
  ) { invocation in
    guard invocation.arguments.operands.isEmpty else {
      throw ToolError.usage("takes no operands, found '\(invocation.arguments.operands[0])'")
    }
    invocation.console.result(SceneSchema.json + "\n")
    return .success
  }
}
