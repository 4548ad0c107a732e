// `sheet`: a transition on one picture.

import ZoomRender

enum SheetCommand {
  /// How frames are arranged.
  enum Form: String, CaseIterable, Sendable {
    case contact, filmstrip, onion
  }

  static let verb = Verb(
    "sheet", "Puts the frames of a transition on one picture, with times", operands: "SCENE",
    options: [
      Option("--output", short: "-o", value: "FILE", standard: "sheet.png", "the picture"),
      Option(
        "--form", value: "NAME", standard: "contact",
        "contact: a grid; filmstrip: one row; onion: all on top of each other"),
      Option("--count", value: "N", standard: "12", "frames on the sheet, 2…64"),
      Option("--width", value: "PIXELS", standard: "1920", "width of the picture"),
    ] + SceneInput.options,
    examples: [
      "zoom-render sheet scenes/zoom/albums.json -o albums.png",
      "zoom-render sheet scenes/zoom/albums.json --form onion --count 6",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let input = SceneInput(invocation)
    let count = try arguments.integer("--count", in: 2...64) ?? 12
    let width = try arguments.integer("--width", in: 200...8192) ?? 1920
    let form = try arguments.choice("--form", Form.self) ?? .contact
    let scene = try input.scene(arguments.operand("a scene"))
    let assets = try input.assets(of: scene)
    let subject = ReelSubject(timeline: try input.timeline(scene, assets), assets: assets)
    let frame: Frame =
      switch form {
      case .contact:
        subject.contactSheet(count: count, columns: min(count, 6), width: Double(width))
      case .filmstrip: subject.contactSheet(count: count, columns: count, width: Double(width))
      case .onion: subject.onionSkin(count: count, width: Double(width))
      }
    let bitmap = try FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: 1))
      .bitmap(of: frame)
    let path = arguments.text("--output") ?? "sheet.png"
    try AtomicFile.write(try PNGBitmap.encode(bitmap), to: path)
    invocation.console.message(
      "\(count) frames on '\(path)', \(bitmap.width)×\(bitmap.height) px\n")
    return .success
  }
}
