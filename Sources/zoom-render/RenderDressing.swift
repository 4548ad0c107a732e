// `render --background` and `--device`: what is around the screen.

import ZoomRender

/// What a run shows around and behind the screen.
struct RenderDressing: Sendable {
  /// Leaves what is around and behind the screen transparent.
  let hasAlpha: Bool
  private let background: Color?
  private let device: ScreenDressing?

  init(_ arguments: Arguments, screen: Screen) throws {
    let text = arguments.text("--background")
    hasAlpha = text == "none"
    let color = text.flatMap { Color(hexText: $0) }
    guard text == nil || hasAlpha || color?.alpha == 1 else {
      throw ToolError.usage(
        "option '--background' takes 'none' or an opaque colour as in #1C1C1E, found '\(text ?? "")'"
      )
    }
    background = color
    device = try arguments.choice("--device", ScreenDressing.Form.self).map {
      ScreenDressing(
        form: $0, cornerRadius: screen.cornerRadius,
        surround: color ?? (text == "none" ? .clear : .white))
    }
  }

  func dress(_ frame: Frame) -> Frame {
    if let device { return device.dress(frame) }
    guard let background else { return frame }
    var frame = frame
    frame.background = background
    return frame
  }
}
