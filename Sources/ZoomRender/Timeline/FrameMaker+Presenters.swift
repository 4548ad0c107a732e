// What a sheet does to the screens behind it.

extension FrameMaker {
  /// Dim and shrinking of what is behind a presentation when this share of it is there.
  func presentationPose(
    _ surface: Surface?, _ below: [SurfaceMoment], presence: Double, at time: Double,
    in recording: Recording
  ) -> PresentationPose {
    var pose = PresentationPose(dim: .clear)
    guard let surface, isSheet(surface) else { return pose }
    let share = min(1, max(0, presence))
    let presenter = below.last { $0.surface.id == surface.presentation?.presenter }?.surface
    let isStacked = presenter.map { isSheet($0) } ?? false
    pose.dim = .black.opacity(
      dimAlpha(surface, isStacked: isStacked, at: time, in: recording) * share)
    let constants = profile.sheet
    pose.stacked = presenter.map { cardIDs(of: $0.id) } ?? []
    let recedes = profile.rules.presenterRecedes == .on
    let amount = recedes ? share * largeness(of: surface, at: time, in: recording) : share
    if let presenter, isStacked, recedes {
      // The sheet below takes the place behind that the presenter has.
      let top = sheetGeometry(of: presenter, at: time, in: recording).frame.minY
      pose.stackedScale = 1 - (1 - constants.presenterScale) * amount
      pose.stackedDrop =
        min(0, constants.presenterDrop * scene.screen.size.height - top) * amount
    } else if isStacked {
      pose.stackedScale = 1 - constants.stackedInset / max(scene.screen.size.width, 1) * amount
    } else if recedes {
      pose.presenterScale = 1 - (1 - constants.presenterScale) * amount
      pose.presenterDrop = constants.presenterDrop * scene.screen.size.height * amount
      pose.presenterRadius = constants.presenterRadius * amount
    }
    return pose
  }

  /// How far a sheet is on the way from the detent below its largest to the whole height, 0...1.
  private func largeness(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> Double {
    let chrome = sheetChrome(of: surface)
    let value = sheetValue(of: surface, at: time, in: recording)
    let (lower, maximum) = (
      chrome.values.last { $0 < chrome.maximumValue - 0.5 }, chrome.maximumValue
    )
    guard chrome.values.contains(where: { $0 >= maximum - 0.5 }) else { return 0 }
    guard let lower else { return 1 }
    return min(1, max(0, (value - lower) / (maximum - lower)))
  }

  /// Alpha of the black under a resting sheet: none up to its undimmed detent, all from the next one.
  func dimAlpha(
    _ surface: Surface, isStacked: Bool, at time: Double, in recording: Recording
  ) -> Double {
    let chrome = sheetChrome(of: surface)
    let full = isStacked ? profile.sheet.stackedDim : chrome.dimOpacity
    guard let through = SheetSpec(surface.views).undimmedThrough else { return full }
    let start = chrome.value(of: through)
    guard let next = chrome.values.first(where: { $0 > start + 0.5 }) else { return 0 }
    let value = sheetValue(of: surface, at: time, in: recording)
    return full * min(1, max(0, (value - start) / (next - start)))
  }

  /// True when the screen shows black under the status bar: a presenter has shrunk away from it.
  func hasBlackTop(_ stage: Stage, at time: Double, in recording: Recording) -> Bool {
    guard profile.rules.presenterRecedes == .on else { return false }
    return stage.surfaces.contains { surface in
      guard isSheet(surface), largeness(of: surface, at: time, in: recording) > 0.5 else {
        return false
      }
      let run = recording.runs.last { $0.place == .presentation(surface.id) && $0.start <= time }
      guard let run, run.end > time else { return true }
      return isMostlyThere(run, at: time)
    }
  }
}
