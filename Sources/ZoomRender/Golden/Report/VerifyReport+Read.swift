// Reports read back from JSON.

extension VerifyReport {
  /// Reads the form of ``json``: names, statuses, places, causes and what a proof has left.
  ///
  /// Pixel findings of single frames are not read back; joined reports keep the sentences.
  public static func read(
    file: String, bytes: [UInt8]
  ) -> (report: VerifyReport?, diagnostics: [Diagnostic]) {
    let source = SourceText(file: file, bytes: bytes)
    let (node, diagnostics) = JSONReader.read(source)
    guard let node else { return (nil, diagnostics) }
    func problem(_ message: String, _ node: JSONNode) -> (VerifyReport?, [Diagnostic]) {
      (
        nil,
        [
          Diagnostic(
            .error, id: "report.form", message,
            at: source.location(offset: node.offset, length: min(node.length, 60)))
        ]
      )
    }
    guard node["schema"]?.string == schema else {
      return problem("not a report of the form '\(schema)'", node["schema"] ?? node)
    }
    guard let entries = node["scenes"]?.elements else {
      return problem("'scenes' is not an array", node["scenes"] ?? node)
    }
    var report = VerifyReport(stale: (node["stale"]?.elements ?? []).compactMap(\.string))
    for entry in entries {
      guard let verdict = SceneVerdict(entry) else {
        return problem("not the verdict of a scene", entry)
      }
      report.scenes.append(verdict)
    }
    return (report, diagnostics)
  }
}

extension SceneVerdict {
  // In small steps: the optimizer of Swift 6.3.1 stops with an ownership error in the whole.
  init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let file = node["file"]?.string,
      let golden = node["golden"]?.string, let status = Self.status(node)
    else { return nil }
    self.init(
      name: name, file: file, golden: golden, status: status, frameCount: Self.frameCount(node),
      failedFrames: Self.failedFrames(node), causes: Self.causes(node),
      environment: Self.environment(node), location: Self.location(node),
      artifacts: Self.artifacts(node), message: node["message"]?.string)
    sceneChanged = node["sceneChanged"]?.bool ?? false
    proof = Self.proof(node)
  }

  @inline(never)
  private static func location(_ node: JSONNode) -> SourceLocation? {
    guard let place = node["location"], let file = place["file"]?.string,
      let line = integer(place["line"]), let column = integer(place["column"]),
      line > 0, column > 0
    else { return nil }
    return SourceLocation(file: file, line: line, column: column)
  }

  @inline(never)
  private static func proof(_ node: JSONNode) -> Proof? {
    guard let proof = node["proof"], let frames = integer(proof["frames"]),
      let equal = integer(proof["equal"])
    else { return nil }
    return Proof(frames: frames, equal: equal, pixels: integer(proof["pixels"]))
  }

  private static func integer(_ node: JSONNode?) -> Int? {
    node?.number.flatMap { Int(exactly: $0) }
  }

  @inline(never)
  private static func status(_ node: JSONNode) -> Status? {
    guard let text = node["status"]?.string else { return nil }
    return Status(rawValue: text)
  }

  @inline(never)
  private static func frameCount(_ node: JSONNode) -> Int {
    integer(node["frames"]) ?? 0
  }

  @inline(never)
  private static func environment(_ node: JSONNode) -> [String] {
    var lines: [String] = []
    for entry in node["environment"]?.elements ?? [] {
      if let line = entry.string { lines.append(line) }
    }
    return lines
  }

  @inline(never)
  private static func causes(_ node: JSONNode) -> [Explanation] {
    var causes: [Explanation] = []
    for entry in node["causes"]?.elements ?? [] {
      guard let name = entry["cause"]?.string, let cause = Explanation.Cause(rawValue: name),
        let sentence = entry["sentence"]?.string
      else { continue }
      var frames: ClosedRange<Int>?
      if let ends = entry["frames"]?.elements, ends.count == 2, let first = integer(ends[0]),
        let last = integer(ends[1]), first <= last
      {
        frames = first...last
      }
      causes.append(
        Explanation(
          cause, sentence, subject: entry["subject"]?.string, frames: frames,
          residual: entry["residual"]?.number ?? 0, amount: entry["amount"]?.number ?? 0))
    }
    return causes
  }

  @inline(never)
  private static func failedFrames(_ node: JSONNode) -> [FailedFrame] {
    var frames: [FailedFrame] = []
    for entry in node["failedFrames"]?.elements ?? [] {
      guard let index = integer(entry["frame"]) else { continue }
      frames.append(
        FailedFrame(
          index: index, time: entry["time"]?.number ?? 0,
          goldenDigest: entry["golden"]?.string ?? "",
          actualDigest: entry["actual"]?.string ?? ""))
    }
    return frames
  }

  @inline(never)
  private static func artifacts(_ node: JSONNode) -> [Artifact] {
    var artifacts: [Artifact] = []
    for entry in node["artifacts"]?.elements ?? [] {
      guard let name = entry["name"]?.string, let path = entry["path"]?.string else { continue }
      artifacts.append(Artifact(name: name, path: path))
    }
    return artifacts
  }
}
