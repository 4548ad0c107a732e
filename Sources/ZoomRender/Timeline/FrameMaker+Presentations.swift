// Presented surfaces.

extension FrameMaker {
  /// What a surface is laid out in, in points.
  func hostSize(of surface: Surface) -> Size { scene.screen.size }

  func safeArea(of surface: Surface) -> Insets { scene.screen.safeArea }

  /// Where a surface's origin is on screen once it rests.
  func restingOrigin(of surface: Surface) -> Point { .zero }

  /// Puts a presented surface over what is below it.
  func present(
    _ drawn: SurfaceMoment, over screens: [Layer], below: [SurfaceMoment], _ segment: Segment,
    at time: Double, in recording: Recording, _ records: inout [TransitionRecord]
  ) -> [Layer] {
    screens + [drawn.layer]
  }
}
