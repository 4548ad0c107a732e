// `spring`: a spring sampled at a frame rate, in every parameterisation.

import ZoomRender

enum SpringCommand {
  static let verb = Verb(
    "spring", "Prints a spring's values, velocities and parameters",
    options: [
      Option("--response", value: "SECONDS", standard: "0.5", "period without damping"),
      Option("--damping", value: "RATIO", standard: "1", "damping ratio; 1 = no bounce"),
      Option("--duration", value: "SECONDS", standard: "0.5", "perceptual duration"),
      Option("--bounce", value: "B", standard: "0", "-1…1; 0 = no bounce"),
      Option("--mass", value: "M", standard: "1", "mass, with --stiffness"),
      Option("--stiffness", value: "K", standard: "none", "stiffness of the spring"),
      Option("--damping-coefficient", value: "C", standard: "none", "friction"),
      Option(
        "--allow-over-damping",
        "keeps friction above critical, which SwiftUI reduces unless it is told not to"),
      Option(
        "--engine", value: "ENGINE", standard: "closed",
        "closed (formula) or swiftui (the system's integrator)"),
      Option("--fps", value: "F", standard: "60", "samples per second"),
      Option("--frames", value: "N", standard: "60", "number of samples"),
      Option("--json", "prints JSON"),
    ],
    examples: [
      "zoom-render spring --response 0.42 --damping 0.82 --json",
      "zoom-render spring --mass 1 --stiffness 300 --damping-coefficient 30",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    try arguments.limitOperands(to: 0)
    let report = SpringReport(
      try spring(arguments), engine: try arguments.choice("--engine", SpringEngine.self) ?? .closed,
      fps: try arguments.number("--fps", in: 1...10_000) ?? 60,
      frames: try arguments.integer("--frames", in: 0...36_000) ?? 60)
    invocation.console.result(arguments.has("--json") ? report.json + "\n" : report.text)
    return .success
  }

  private static func spring(_ arguments: Arguments) throws -> Spring {
    let forms = [
      ["--response", "--damping"], ["--duration", "--bounce"],
      ["--mass", "--stiffness", "--damping-coefficient"],
    ]
    let given = forms.filter { form in form.contains { arguments.has($0) } }
    guard given.count <= 1 else {
      throw ToolError.usage(
        "a spring has one form: \(forms.map { $0.joined(separator: " ") }.joined(separator: ", or "))"
      )
    }
    let positive = 1e-6...1e9
    if arguments.has("--stiffness") || arguments.has("--damping-coefficient")
      || arguments.has("--mass")
    {
      guard let stiffness = try arguments.number("--stiffness", in: positive),
        let damping = try arguments.number("--damping-coefficient", in: 0...1e9)
      else { throw ToolError.usage("needs '--stiffness' and '--damping-coefficient'") }
      return Spring(
        mass: try arguments.number("--mass", in: positive) ?? 1, stiffness: stiffness,
        damping: damping, allowOverDamping: arguments.has("--allow-over-damping"))
    }
    if arguments.has("--duration") || arguments.has("--bounce") {
      return Spring(
        duration: try arguments.number("--duration", in: positive) ?? 0.5,
        bounce: try arguments.number("--bounce", in: -1...1) ?? 0)
    }
    return Spring(
      response: try arguments.number("--response", in: positive) ?? 0.5,
      dampingRatio: try arguments.number("--damping", in: 0...1000) ?? 1)
  }
}
