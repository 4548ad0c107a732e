// The report as one page that needs nothing else: no network, no files beside it.

/// A page to look at what changed: pictures, numbers over time, and the sentence that explains them.
public enum HTMLReport {
  /// The page. Good scenes are listed; the others come with their evidence.
  ///
  /// - Parameter evidence: of scenes that are not good, in any order.
  /// - Throws: ``OutputError`` when there is no memory for a picture.
  public static func page(_ report: VerifyReport, evidence: [GoldenEvidence]) throws -> String {
    let sections = try report.scenes.map { scene in
      try section(scene, evidence.first { $0.verdict.name == scene.name })
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>zoom-render verify</title>
      <style>\(HTMLAssets.style)</style></head>
      <body><header><h1>zoom-render verify</h1><p>\(XMLText.content(report.summary))</p>
      <p class="keys">← → frame &nbsp; space play &nbsp; b blink &nbsp; o onion skin &nbsp; s slider \
      &nbsp; h heat map &nbsp; 2 side by side</p></header>
      \(sections.joined(separator: "\n"))
      <script>\(HTMLAssets.script)</script></body></html>

      """
  }

  private static func section(_ scene: SceneVerdict, _ evidence: GoldenEvidence?) throws -> String {
    let name = XMLText.content(scene.name)
    let mark = scene.status.isGood ? "good" : "bad"
    var out = "<section class=\"\(mark)\"><h2>\(name) <em>\(scene.status.words)</em></h2>"
    out += "<p class=\"sentence\">\(XMLText.content(scene.sentence))</p>"
    if scene.causes.count > 1 {
      let items = scene.causes.dropFirst().prefix(12).map {
        "<li>\(XMLText.content($0.sentence))</li>"
      }
      out += "<ul>\(items.joined())</ul>"
    }
    if let evidence { out += try viewer(evidence) }
    return out + "</section>"
  }

  private static func viewer(_ evidence: GoldenEvidence) throws -> String {
    let pictures = try evidence.pictures.map { picture in
      var files = try picture.encoded()
      // Pictures of unlike sizes have no heat map: the page shows this run's instead.
      if files.count == 2 { files.append(("difference", files[1].bytes)) }
      let parts = files.map { kind, bytes in "\"\(kind)\":\"\(Base64.text(bytes))\"" }
      return "{\"frame\":\(picture.frame),\(parts.joined(separator: ","))}"
    }
    let failed = evidence.verdict.failedFrames.map { String($0.index) }.joined(separator: ",")
    let data = """
      {"size":[\(JSONText.number(evidence.size.width)),\(JSONText.number(evidence.size.height))],
      "fps":\(JSONText.number(evidence.fps)),"failed":[\(failed)],
      "golden":\(evidence.golden.screenJSON),
      "actual":\(evidence.run.motion.screenJSON),
      "pictures":[\(pictures.joined(separator: ",\n"))]}
      """
    // "</script>" inside a name must not end the element.
    let safe = data.replacing("</", with: "<\\/")
    return """
      <div class="viewer"><script type="application/json">\(safe)</script>
      <div class="controls"><button data-mode="sides">side by side</button>\
      <button data-mode="slider">slider</button><button data-mode="blink">blink</button>\
      <button data-mode="onion">onion skin</button><button data-mode="heat">heat map</button>\
      <select class="picture" title="stored frame"></select></div>
      <div class="stage"></div>
      <div class="motion"><canvas class="wire"></canvas><canvas class="slit"></canvas></div>
      <input class="scrub" type="range" min="0" value="0"><output></output>
      <div class="sparks"></div></div>
      """
  }
}

/// Bytes as base 64 (RFC 4648), for data addresses.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = 0
      for index in 0..<3 {
        word = word << 8 | (index < count ? Int(bytes[start + index]) : 0)
      }
      for index in 0..<4 {
        out.append(
          index <= count ? alphabet[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
