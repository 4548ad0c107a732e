// Colours and effects of what an element draws, from the pixels of stored frames.

extension GoldenTrial {
  /// The causes with what the pixels of stored frames tell once everything else is undone.
  func recolored(
    _ given: Finding, _ verdict: SceneVerdict, _ evidence: Evidence
  ) throws -> Finding {
    // What the judge has read off mixed pixels is looked for anew.
    var finding = given
    finding.causes.removeAll { $0.cause == .color }
    func residual(_ causes: [Explanation]) throws -> Counterfactual.Residual {
      try counterfactual(given.telling).residual(
        undoing: causes, frames: evidence.frames, target: evidence.target)
    }
    if finding.causes != given.causes { finding.residual = try residual(finding.causes) }
    for _ in 0..<4 where !finding.residual.isProof {
      let pictures = try undone(evidence.pictures, finding)
      guard
        let color = judge.pixelCauses(run, verdict, pictures)
          .lazy.compactMap({ try? drawn($0, finding, pictures, evidence) ?? $0 })
          .first(where: { $0.remedy != nil && !finding.causes.contains($0) })
      else { break }
      let left = try residual(finding.causes + [color])
      guard left.isLess(than: finding.residual) else { break }
      finding.causes.append(color)
      finding.residual = left
    }
    // A cause that leaves most of the difference is none.
    let isTold =
      finding.residual.isProof
      || 2 * (finding.residual.pixels ?? .max / 2) < (given.residual.pixels ?? 0)
    return isTold && !finding.causes.isEmpty ? finding : given
  }

  private var judge: GoldenJudge {
    GoldenJudge(
      manifest: manifest, environment: environment ?? .current(assets: session.assets),
      tolerance: tolerance)
  }

  /// Stored pictures beside this run's frames with causes undone.
  private func undone(
    _ pictures: [GoldenEvidence.Picture], _ finding: Finding
  ) throws -> [GoldenEvidence.Picture] {
    let (session, reduction, undone) = (session, manifest.reduction, finding.residual.undone)
    return try Workers.map(pictures.count, seats: workers) {
      let rasterizer = FrameRasterizer(session.context)
      let diff = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
      return { (place: Int) -> GoldenEvidence.Picture in
        var picture = pictures[place]
        picture.actual = try rasterizer.bitmap(of: session.masked(undone(picture.frame)))
          .reduced(by: reduction)
        picture.difference = diff.compare(golden: picture.golden, actual: picture.actual)
        return picture
      }
    }
  }

  /// The frame in which an element's drawing is looked for, with what it draws there.
  private struct Subject {
    var name: String
    var picture: GoldenEvidence.Picture
    /// On screen.
    var rect: Rect
    var frame: Frame
    var drawing: DrawingEditor.Drawing

    func edited(_ edit: ElementEdit) -> Frame {
      var copy = frame
      copy.root = DrawingEditor(elements: frame.elements, edits: [edit]).edited(frame.root)
      return copy
    }
  }

  private func subject(
    _ name: String?, _ finding: Finding, _ pictures: [GoldenEvidence.Picture]
  ) -> Subject? {
    guard let name, let track = run.motion.element(name),
      let picture = pictures.max(by: { $0.difference.pixelsOver < $1.difference.pixelsOver }),
      let rect = run.motion.screenRect(of: track, frame: picture.frame)
    else { return nil }
    let frame = finding.residual.undone(picture.frame)
    return Subject(
      name: name, picture: picture, rect: rect, frame: frame,
      drawing: DrawingEditor.drawing(of: name, in: frame))
  }

  /// A cause in the pixels of an element as a change of what it draws: another colour, shadow or blur;
  /// nil when none is found.
  private func drawn(
    _ cause: Explanation, _ finding: Finding, _ pictures: [GoldenEvidence.Picture],
    _ evidence: Evidence
  ) throws -> Explanation? {
    guard let span = cause.frames,
      let subject = subject(cause.subject ?? cause.suspect, finding, pictures)
    else {
      return nil
    }
    let comparison = evidence.target.comparison()
    func isGolden(_ edit: ElementEdit) throws -> Bool {
      try comparison.isGolden(subject.edited(edit), subject.picture.frame)
    }
    let place =
      span == 0...common - 1 ? "in every frame" : "in frames \(span.lowerBound)–\(span.upperBound)"
    if let effect = try effect(of: subject, isGolden) {
      return Explanation(
        effect.cause, "\(effect.words) \(place)", subject: subject.name, frames: span,
        amount: effect.amount, remedy: .drawing(effect.edit))
    }
    guard let color = try color(of: subject, isGolden) else { return nil }
    return Explanation(
      .color, "\(color.words) \(place)", subject: subject.name, frames: span,
      amount: cause.amount, remedy: .drawing(color.edit))
  }

  /// The colour that the golden had in the place of one of the subject's.
  private func color(
    of subject: Subject, _ isGolden: (ElementEdit) throws -> Bool
  ) throws -> (edit: ElementEdit, words: String)? {
    let rasterizer = FrameRasterizer(session.context)
    let search = ColorSearch(
      scheme: session.timeline.scene.colorScheme, golden: subject.picture.golden,
      actual: subject.picture.actual,
      region: ImageRegion(
        covering: subject.rect, scale: manifest.pixelsPerPoint / Double(manifest.reduction)),
      rendered: {
        try rasterizer.bitmap(of: session.masked(subject.edited($0)))
          .reduced(by: manifest.reduction)
      })
    var best: (edit: ElementEdit, isGolden: Bool)?
    for drawn in subject.drawing.colors.prefix(3) where best?.isGolden != true {
      for edit in try search.candidates(subject.name, drawn) {
        let found = try isGolden(edit)
        if best == nil || found { best = (edit, found) }
        if found { break }
      }
    }
    guard let best, let color = best.edit.color else { return nil }
    func text(_ bytes: [UInt8], _ alpha: Double?) -> String {
      let share = alpha == 1 ? nil : alpha.map { JSONText.number($0 * 100, digits: 0) }
      return PixelEvidence.hex(bytes) + (share.map { " \($0) %" } ?? "")
    }
    let now = subject.drawing.colors.first { $0.bytes == color.from }?.alpha
    return (
      best.edit,
      "colour of \(Explanation.name(subject.name)) \(text(color.to, best.edit.alpha ?? now)) → "
        + text(color.from, now)
    )
  }

  // MARK: Shadows and blurs

  private typealias Effect = (
    cause: Explanation.Cause, words: String, amount: Double, edit: ElementEdit
  )

  /// How much a shadow or a blur may have changed, in points: steps that a designer takes.
  private static let steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].flatMap { [-$0, $0] }

  /// The one number of the subject's shadow or blur that the golden had otherwise; nil for none.
  private func effect(
    of subject: Subject, _ isGolden: (ElementEdit) throws -> Bool
  ) throws -> Effect? {
    guard let own = subject.drawing.effects.first else { return nil }
    var changes: [ElementEdit.EffectChange] = [.none] + Self.steps.map { .sigma($0) }
    if case .dropShadow = own {
      changes += Self.steps.map { .offset(Vector(dx: 0, dy: $0)) }
      changes += Self.steps.map { .offset(Vector(dx: $0, dy: 0)) }
    }
    for change in changes {
      // Another sign of the blur is none.
      if case .sigma = change, change.applied(to: own)?.sigma == own.sigma { continue }
      var edit = ElementEdit(element: subject.name)
      edit.effect = change
      guard try isGolden(edit) else { continue }
      return words(subject.name, own, change, edit)
    }
    return nil
  }

  private func words(
    _ subject: String, _ own: LayerEffect, _ change: ElementEdit.EffectChange, _ edit: ElementEdit
  ) -> Effect {
    let before = change.applied(to: own)
    var (cause, what) = (Explanation.Cause.blur, "blur")
    // SwiftUI's radius of a shadow is twice the standard deviation.
    var scale = 1.0
    if case .dropShadow = own { (cause, what, scale) = (.shadow, "shadow", 2) }
    let name = Explanation.name(subject)
    func text(_ a: Double, _ b: Double) -> String {
      "\(JSONText.number(a, digits: 2)) → \(JSONText.number(b, digits: 2))"
    }
    guard let before else { return (cause, "\(what) of \(name) is new", own.sigma, edit) }
    if case .offset(let more) = change {
      let (a, b) =
        more.dy != 0
        ? (before.offset.dy, own.offset.dy) : (before.offset.dx, own.offset.dx)
      return (
        cause, "shadow of \(name): \(more.dy != 0 ? "y" : "x") \(text(a, b))", b - a, edit
      )
    }
    return (
      cause, "\(what) of \(name): radius \(text(before.sigma * scale, own.sigma * scale))",
      own.sigma - before.sigma, edit
    )
  }

  /// A cause in pixels around an element, none of which lies within: it has lost a shadow or another
  /// thing of that kind. The same cause where that is not so.
  func spread(
    _ cause: Explanation, _ finding: Finding, _ pictures: [GoldenEvidence.Picture]
  ) throws -> Explanation {
    guard cause.cause == .color, cause.remedy == nil,
      let subject = subject(cause.subject, finding, pictures)
    else { return cause }
    let scale = manifest.pixelsPerPoint / Double(manifest.reduction)
    let picture = subject.picture
    let bitmap = try FrameRasterizer(session.context).bitmap(of: session.masked(subject.frame))
      .reduced(by: manifest.reduction)
    func over(_ ignored: [ImageRegion]) -> Int {
      ImageDiff(tolerance: GoldenJudge.foreignTolerance, ignored: ignored)
        .compare(golden: picture.golden, actual: bitmap).pixelsOver
    }
    let all = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
      .compare(golden: picture.golden, actual: bitmap)
    let around = ImageRegion(
      covering: subject.rect.inset(by: -Self.reach), scale: scale)
    let inside = ImageRegion(covering: subject.rect, scale: scale)
    guard over([inside]) * 5 > all.pixelsOver, over([around]) == 0 else { return cause }
    var spread = cause
    let own = subject.drawing.effects.first
    let name = Explanation.name(subject.name)
    let isBlur = if case .blur = own { true } else { false }
    spread.cause = isBlur ? .blur : .shadow
    spread.sentence =
      "\(isBlur ? "blur" : "shadow") of \(name) \(own == nil ? "is missing" : "changed"): up to "
      + "\(all.wouldPassAt)/255 around it"
    spread.region = subject.rect.inset(by: -Self.reach)
    return spread
  }

  /// Points around an element in which its shadow is looked for.
  private static let reach = 48.0
}

extension LayerEffect {
  /// Standard deviation in points; 0 for colours.
  fileprivate var sigma: Double {
    switch self {
    case .blur(let sigma): sigma
    case .dropShadow(let shadow): shadow.sigma
    case .color: 0
    }
  }

  /// Displacement of a shadow.
  fileprivate var offset: Vector {
    if case .dropShadow(let shadow) = self { shadow.offset } else { .zero }
  }
}
