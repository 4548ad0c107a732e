// Reports read back from JSON.

extension VerifyReport {
  /// Reads the form of ``json``: names, statuses, sentences and first causes.
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
  init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let file = node["file"]?.string,
      let golden = node["golden"]?.string,
      let status = node["status"]?.string.flatMap(Status.init(rawValue:))
    else { return nil }
    let frames = node["frames"]?.number.flatMap { Int(exactly: $0) } ?? 0
    let causes = (node["causes"]?.elements ?? []).compactMap { entry -> Explanation? in
      guard let cause = entry["cause"]?.string.flatMap(Explanation.Cause.init(rawValue:)),
        let sentence = entry["sentence"]?.string
      else { return nil }
      return Explanation(
        cause, sentence, subject: entry["subject"]?.string,
        residual: entry["residual"]?.number ?? 0, amount: entry["amount"]?.number ?? 0)
    }
    let failed = (node["failedFrames"]?.elements ?? []).compactMap { entry -> FailedFrame? in
      guard let index = entry["frame"]?.number.flatMap({ Int(exactly: $0) }) else { return nil }
      return FailedFrame(
        index: index, time: entry["time"]?.number ?? 0, goldenDigest: entry["golden"]?.string ?? "",
        actualDigest: entry["actual"]?.string ?? "")
    }
    self.init(
      name: name, file: file, golden: golden, status: status, frameCount: frames,
      failedFrames: failed, causes: causes,
      environment: (node["environment"]?.elements ?? []).compactMap(\.string),
      artifacts: (node["artifacts"]?.elements ?? []).compactMap { entry in
        guard let name = entry["name"]?.string, let path = entry["path"]?.string else { return nil }
        return Artifact(name: name, path: path)
      }, message: node["message"]?.string)
  }
}
