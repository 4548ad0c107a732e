// `devices`: the devices that a scene can name.

import ZoomRender

enum DevicesCommand {
  static let verb = Verb(
    "devices", "Prints the devices that a scene can name",
    examples: ["zoom-render devices"]
  ) { invocation in
    try invocation.arguments.limitOperands(to: 0)
    for name in Device.names {
      guard let device = Device.named(name) else { continue }
      let size = "\(JSONText.number(device.size.width))x\(JSONText.number(device.size.height))"
      let padded = name + String(repeating: " ", count: max(1, 28 - name.count))
      let area = device.portraitSafeArea
      invocation.console.result(
        "\(padded)\(size)@\(JSONText.number(device.scale))  safe area \(JSONText.number(area.top))/"
          + "\(JSONText.number(area.bottom))  corners \(JSONText.number(device.cornerRadius))\n")
    }
    return .success
  }
}
