// `schema`: the form of scene files as JSON Schema.

import ZoomRender

enum SchemaCommand {
  static let verb = Verb(
    "schema", "Prints the JSON Schema of scene files",
    options: [Option("--markdown", "prints the vocabulary as a page for people")],
    examples: ["zoom-render schema > scene.schema.json", "zoom-render schema --markdown"]
  ) { invocation in
    guard invocation.arguments.operands.isEmpty else {
      throw ToolError.usage("takes no operands, found '\(invocation.arguments.operands[0])'")
    }
    let isPage = invocation.arguments.has("--markdown")
    invocation.console.result(isPage ? VocabularyReference.markdown : SceneSchema.json + "\n")
    return .success
  }
}
