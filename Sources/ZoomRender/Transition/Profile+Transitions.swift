// The constants of a profile in the form that plans take.

extension Profile {
  /// What stands for a zoom under Reduce Motion.
  var reducedFade: FadeLength {
    rules.reducedMotion == .nativeFade
      ? FadeLength(duration: fade.native, curve: .linear)
      : FadeLength(duration: fade.reduced, curve: .easeInOut)
  }

  /// A cross-fade that is asked for, or stands for a zoom whose source is off screen.
  var crossFade: FadeLength { FadeLength(duration: fade.crossFade, curve: .easeInOut) }
}
