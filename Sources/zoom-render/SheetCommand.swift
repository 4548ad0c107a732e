// `sheet`: a transition on one picture.

import ZoomRender

enum SheetCommand {
  /// How frames are arranged.
  enum Form: String, CaseIterable, Sendable {
    case contact, filmstrip, onion
  }

  static let verb = Verb(
    "sheet", "Puts the frames of a transition on one picture, with times and progress",
    operands: "SCENE",
    options: [
      Option("--output", short: "-o", value: "FILE", standard: "sheet.png", "the picture"),
      Option(
        "--form", value: "NAME", standard: "contact",
        "contact: a grid; filmstrip: one row; onion: all on top of each other"),
      Option("--count", value: "N", standard: "12", "frames on the sheet, 2…64"),
      Option("--width", value: "PIXELS", standard: "1920", "width of the picture"),
      Option(
        "--transition", value: "N", standard: "chosen", "which transition is shown; 1 = the first"),
      Option(
        "--matrix", value: "AXES", standard: "none",
        "NAME=VALUE,VALUE,NAME=VALUE: a block of frames for each combination"),
    ] + SceneInput.options,
    examples: [
      "zoom-render sheet scenes/zoom/albums.json -o albums.png",
      "zoom-render sheet scenes/zoom/albums.json --form onion --count 6",
      "zoom-render sheet scenes/zoom/albums.json --form filmstrip --matrix appearance=light,dark",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    var input = ReelInput(invocation)
    let count = try arguments.integer("--count", in: 2...64) ?? 12
    let width = Double(try arguments.integer("--width", in: 200...8192) ?? 1920)
    let form = try arguments.choice("--form", Form.self) ?? .contact
    let scene = try input.input.scene(arguments.operand("a scene"))
    let subject = try input.subject(
      scene, transition: try arguments.integer("--transition", in: 1...1000))
    var variants = [ReelVariant(name: scene.title, subject: subject)]
    if let matrix = try SceneMatrix.option(arguments) {
      guard form != .onion else {
        throw ToolError.usage("'--form onion' shows one scene; '--matrix' makes several")
      }
      variants = try matrix.combinations.compactMap {
        try input.variant(SceneMatrix.label($0), scene, $0, like: subject)
      }
    }
    let frame: Frame =
      switch form {
      case .contact:
        ReelSubject.contactSheet(variants, count: count, columns: min(count, 6), width: width)
      case .filmstrip:
        ReelSubject.contactSheet(variants, count: count, columns: count, width: width)
      case .onion: subject.onionSkin(count: count, width: width)
      }
    guard frame.size.height <= 16_384 else {
      throw ToolError.usage(
        "the sheet would be \(JSONText.number(frame.size.height)) px high, more than the limit of 16384"
      )
    }
    let context = RasterContext(assets: try input.assets(of: scene), pixelsPerPoint: 1)
    let bitmap = try FrameRasterizer(context).bitmap(of: frame)
    let path = arguments.text("--output") ?? "sheet.png"
    try AtomicFile.write(try PNGBitmap.encode(bitmap), to: path)
    invocation.console.message(
      "\(count) frames on '\(path)', \(bitmap.width)×\(bitmap.height) px\n")
    return .success
  }
}
