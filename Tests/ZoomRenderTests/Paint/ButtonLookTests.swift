// Grounds of button styles.

import Testing

@testable import ZoomRender

struct ButtonLookTests {
  private func background(
    _ role: ViewKind.ButtonRole? = nil, isEnabled: Bool = true, isTinted: Bool = false
  ) -> ShapeStyle? {
    ButtonLook(
      style: .bordered, role: role, isEnabled: isEnabled, isTinted: isTinted,
      usesGlassGeneration: true
    ).background
  }

  @Test func `a bordered button is grey until it has a tint or destroys`() {
    let grey = ShapeStyle.color(.system("tertiarySystemFill"))
    #expect(background() == grey)
    #expect(background(isTinted: true) == .opacity(.tint, 0.15))
    #expect(background(.destructive) == .opacity(.color(.system("red")), 0.15))
    #expect(background(isEnabled: false, isTinted: true) == grey)
  }
}
