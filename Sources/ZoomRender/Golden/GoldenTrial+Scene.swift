// Causes that lie in the scene: it is played again with something as the golden may have had it.

extension GoldenTrial {
  /// The scene with edits; nil where it cannot be played so.
  func telling(_ edits: [SceneEdit]) -> Telling? {
    session.told(edits).map { source in
      Telling(edits: edits, source: source, motion: session.motion(source, count: common))
    }
  }

  // MARK: Texts

  /// The causes with the golden's words told again: of the named views, or wherever this run's are.
  ///
  /// What follows from the length of a text is no cause of its own then. Nil when no cause is a text.
  func withTexts(
    _ causes: [Explanation], _ telling: Telling, _ evidence: Evidence
  ) throws -> Finding? {
    let texts = causes.filter { $0.remedy?.isText == true }
    let changes = texts.compactMap { cause -> RetoldSource.Change? in
      guard case .text(let name, let now, let before) = cause.remedy else { return nil }
      return RetoldSource.Change(name: name, now: now, before: before)
    }
    guard !changes.isEmpty else { return nil }
    let everywhere = changes.map {
      SceneEdit.text(RetoldSource.Change(name: nil, now: $0.now, before: $0.before))
    }
    var best: Finding?
    var candidates = [changes.map { SceneEdit.text($0) }, everywhere]
    if changes.count == 1, telling.edits.isEmpty,
      let edit = evidence.numbers?.text(changes[0].now, changes[0].before)
    {
      candidates.append([edit])
    }
    for edits in candidates {
      guard let told = self.telling(telling.edits + edits) else { continue }
      let rest = explained(told).filter { $0.remedy?.isText != true }
      let residual = try counterfactual(told).residual(
        undoing: rest, frames: evidence.frames, target: evidence.target)
      if let best, !residual.isLess(than: best.residual) { continue }
      best = Finding(causes: texts + rest, telling: told, residual: residual)
      if residual.equal == residual.frames { break }
    }
    return best
  }

  /// What tells a telling from the golden, by numbers.
  func explained(_ telling: Telling) -> [Explanation] {
    let causes = explainer(telling).explain()
    guard !causes.isEmpty, let late = exactDelay(telling, Array(0..<common)) else { return causes }
    return [late]
  }

  // MARK: Settings

  /// The most settings with which the whole scene is played.
  private static let settingLimit = 6

  /// A setting of the scene with which it gives the golden bit for bit; nil for none.
  func settingFinding(_ evidence: Evidence) throws -> Finding? {
    for (setting, now) in try likelySettings() {
      let cause = Explanation(
        .setting, "\(setting.name) \(setting.value) → \(now)",
        frames: evidence.frames.first.map { $0...max($0, common - 1) })
      if let finding = try exactFinding(.setting(setting), [cause], evidence) { return finding }
    }
    return nil
  }

  /// An edit of the scene as the whole cause; nil unless it gives the golden bit for bit.
  func exactFinding(
    _ edit: SceneEdit, _ causes: @autoclosure () -> [Explanation], _ evidence: Evidence
  ) throws -> Finding? {
    guard let source = session.told([edit]) else { return nil }
    // One frame is enough to rule most edits out, before the numbers of all are read.
    let fps = fps
    let first = try evidence.target.distances(Array(evidence.frames.prefix(1))) {
      source(Double($0) / fps)
    }
    guard first.allSatisfy(\.isEqual) else { return nil }
    let telling = Telling(
      edits: [edit], source: source, motion: session.motion(source, count: common))
    let residual = try counterfactual(telling).residual(
      undoing: [], frames: evidence.frames, target: evidence.target)
    guard residual.equal == residual.frames else { return nil }
    return Finding(causes: causes(), telling: telling, residual: residual)
  }

  /// The settings whose first frame, with nothing played, is nearest to the golden's stored one: at
  /// one pixel a point at most, where a setting shows as well.
  private func likelySettings() throws -> [(setting: SceneSetting, now: String)] {
    let others = session.timeline.scene.otherSettings
    guard manifest.keyFrames.contains(0), case .success(let stored) = picture(0) else {
      return Array(others.prefix(Self.settingLimit))
    }
    let scale = manifest.pixelsPerPoint / Double(manifest.reduction)
    let factor = max(1, Int(scale))
    let golden = stored.reduced(by: factor)
    let context = RasterContext(
      assets: session.assets, pixelsPerPoint: scale / Double(factor), pictureBudget: 16 << 20)
    let session = session
    let ranked = try Workers.map(others.count, seats: workers) {
      let rasterizer = FrameRasterizer(context)
      let diff = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
      return { (place: Int) -> Int? in
        guard let frame = session.firstFrame([.setting(others[place].setting)]) else { return nil }
        let bitmap = try rasterizer.bitmap(of: session.masked(frame))
        let (common, own) = golden.commonPart(bitmap)
        return diff.compare(golden: common, actual: own).pixelsOver
      }
    }
    // Where the first frame is the golden's, what changes it is not the cause.
    let isFirstEqual = manifest.digests.first == run.digests.first
    return zip(ranked, others).enumerated()
      .compactMap { place, pair in pair.0.map { (pixels: $0, place: place) } }
      .filter { !isFirstEqual || $0.pixels == 0 }
      .sorted { ($0.pixels, $0.place) < ($1.pixels, $1.place) }
      .prefix(Self.settingLimit).map { others[$0.place] }
  }

  // MARK: Numbers

  /// The most times that the scene is played again in search of numbers.
  private static let replayLimit = 24

  /// The causes with numbers of the scene's text as the golden may have had them: what is left gets
  /// less with each that is kept, and what followed from it is no cause any more.
  func retold(_ finding: Finding, _ evidence: Evidence) throws -> Finding {
    var finding = finding
    guard let numbers = evidence.numbers else { return finding }
    var kept: [Explanation] = finding.causes.filter { $0.remedy?.isText == true }
    var plays = 0
    var place = kept.count
    while place < finding.causes.count, plays < Self.replayLimit {
      let cause = finding.causes[place]
      // A pace is only said exactly when the text says it; numbers hide what comes with a spring.
      if finding.residual.isProof, ![.speed, .spring].contains(cause.cause) { break }
      place += 1
      let search = TimeSearch(
        golden: manifest.motion, actual: finding.telling.motion, fps: fps, frames: evidence.frames,
        source: finding.telling.source)
      let before = search.cost(delay: 0)
      var best: (telling: Telling, cost: Double)?
      for edit in numbers.edits(for: cause) where plays < Self.replayLimit {
        plays += 1
        guard let source = session.told(finding.telling.edits + [edit]) else { continue }
        let cost = TimeSearch(search, source: source).cost(delay: 0)
        guard cost < before * 0.95, cost < best?.cost ?? .infinity else { continue }
        best = (
          Telling(
            edits: finding.telling.edits + [edit], source: source,
            motion: session.motion(source, count: common)), cost
        )
        if cost <= TimeSearch.equalLimit / 10 { break }
      }
      guard let best else { continue }
      let rest = explained(best.telling).filter { $0.remedy?.isText != true }
      let residual = try counterfactual(best.telling).residual(
        undoing: rest, frames: evidence.frames, target: evidence.target)
      guard residual.isProof || residual.isLess(than: finding.residual) else { continue }
      let owner = numbers.owner(of: best.telling.edits.last)
      let named =
        finding.causes.first { $0.subject == owner && $0.change == cause.change } ?? cause
      kept.append(named.exactly(best.telling.edits.last, residual.isProof))
      finding = Finding(causes: kept + rest, telling: best.telling, residual: residual)
      place = kept.count
    }
    return finding
  }

  // MARK: Size

  /// A device or canvas that gives frames of the golden's size, and what is left with it.
  func proveSize(_ verdict: inout SceneVerdict) throws {
    guard !verdict.causes.isEmpty else { return }
    let stored = manifest.keyFrames.filter { $0 < common }.compactMap { frame in
      (try? picture(frame).get()).map { (frame, $0) }
    }
    let goldens = Dictionary(uniqueKeysWithValues: stored)
    let frames = Set(GoldenAlbum.spread(Array(0..<common), Self.proofFrames) + goldens.keys)
      .sorted()
    let target = target(goldens)
    var best: (words: String, residual: Counterfactual.Residual)?
    let size = Size(
      Double(manifest.width) / manifest.pixelsPerPoint,
      Double(manifest.height) / manifest.pixelsPerPoint)
    for (edits, words) in isPlayed ? session.timeline.scene.screens(of: size) : [] {
      guard let told = telling(edits) else { continue }
      let residual = try counterfactual(told).residual(
        undoing: [], frames: frames, target: target)
      if let best, !residual.isLess(than: best.residual) { continue }
      best = (words, residual)
      if residual.equal == residual.frames { break }
    }
    if let best {
      verdict.causes[0].sentence += best.words
    } else {
      let own = Telling(source: source, motion: run.motion)
      best = (
        "", try counterfactual(own).residual(undoing: [], frames: frames, target: target)
      )
    }
    guard let residual = best?.residual else { return }
    verdict.causes[0].proven(residual.words)
    verdict.proof = SceneVerdict.Proof(
      frames: residual.frames, equal: residual.equal, pixels: residual.pixels)
  }
}

extension Scene {
  /// Settings that this scene may have had instead, one at a time, with its own value.
  fileprivate var otherSettings: [(setting: SceneSetting, now: String)] {
    func others<Word: RawRepresentable & CaseIterable & Equatable>(
      _ name: String, _ now: Word
    ) -> [(SceneSetting, String)] where Word.RawValue == String {
      Word.allCases.filter { $0 != now }.map { (SceneSetting(name, $0.rawValue), now.rawValue) }
    }
    var result = others("appearance", colorScheme) + others("layoutDirection", layoutDirection)
    result += [(SceneSetting("reduceMotion", "\(!reduceMotion)"), "\(reduceMotion)")]
    result += others("dynamicTypeSize", dynamicTypeSize) + others("contrast", contrast)
    result += others("profile", profile.name)
    if let device = screen.device {
      result += Device.alike(device.size).filter { $0 != device }
        .map { (SceneSetting("device", $0.name), device.name) }
    }
    return result
  }

  /// Edits that give the screen another size in points, with how a sentence ends then.
  fileprivate func screens(of size: Size) -> [(edits: [SceneEdit], words: String)] {
    let turned = Size(size.height, size.width)
    var result: [(edits: [SceneEdit], words: String)] = []
    if screen.device == nil { result.append(([.canvas(size)], ": as on a canvas of that size")) }
    if screen.device != nil, screen.size == turned {
      let word = screen.isLandscape ? "portrait" : "landscape"
      result.append(([.setting(SceneSetting("orientation", word))], ": in \(word)"))
    }
    return result
      + Device.alike(screen.isLandscape ? turned : size).map {
        ([.setting(SceneSetting("device", $0.name))], ": as on \($0.name)")
      }
  }
}

extension Device {
  /// The devices of a portrait size that differ in more than their name, one of each kind.
  fileprivate static func alike(_ size: Size) -> [Device] {
    var kinds: [Device] = []
    return names.compactMap(Device.named).filter { device in
      guard device.size == size else { return false }
      var kind = device
      kind.name = ""
      guard !kinds.contains(kind) else { return false }
      kinds.append(kind)
      return true
    }
  }
}
