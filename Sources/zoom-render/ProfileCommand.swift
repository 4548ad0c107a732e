// `profile`: the constants of motion, with values and sources.

import ZoomRender

enum ProfileCommand {
  static let verb = Verb(
    "profile", "Prints the constants of a profile, with their sources", operands: "[NAME]",
    options: [],
    examples: ["zoom-render profile ios26"]
  ) { invocation in
    try invocation.arguments.limitOperands(to: 1)
    let name = invocation.arguments.operands.first ?? "ios26"
    guard let profile = Profile.Name(rawValue: name) else {
      let known = Profile.Name.allCases.map(\.rawValue)
      throw ToolError.usage(
        "unknown profile '\(name)'; known: \(known.joined(separator: ", "))",
        suggestion: EditDistance.nearest(to: name, in: known))
    }
    let text = ProfileTable.description(of: Profile(profile))
    invocation.console.result(text.hasSuffix("\n") ? text : text + "\n")
    return .success
  }
}
