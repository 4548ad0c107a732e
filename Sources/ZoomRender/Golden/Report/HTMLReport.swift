// The report as one page that needs nothing else: no network, no files beside it.

/// A page to look at what changed: pictures, numbers over time, and the sentence that explains them.
public enum HTMLReport {
  /// The page. Good scenes are listed; the others come with their evidence.
  ///
  /// - Parameter evidence: of scenes that are not good, in any order.
  package static func page(_ report: VerifyReport, evidence: [PageEvidence]) -> String {
    let byName = Dictionary(
      evidence.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
    let sections = report.scenes.enumerated().map { place, scene in
      section(scene, byName[scene.name], place)
    }
    let stale = report.stale.map {
      "<p>Stale golden without a scene: <code>\(XMLText.content($0))</code></p>"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>zoom-render verify</title>
      <style>\(HTMLAssets.style)</style></head>
      <body><header><h1>zoom-render verify</h1><p>\(XMLText.content(report.summary))</p>
      \(keys)\(index(of: report))</header><main>
      \((sections + stale).joined(separator: "\n"))
      </main><script>\(HTMLAssets.script)</script></body></html>

      """
  }

  private static let keys =
    [
      ("← →", "frame"), ("page up, page down", "ten frames"), ("home, end", "first, last"),
      ("space", "play"), ("2", "side by side"), ("s", "slider"), ("b", "blink"),
      ("o", "onion skin"),
      ("h", "heat map"), ("j k", "scene"),
    ].reduce(into: "<p class=\"keys\">") { text, key in
      text += "<span><kbd>\(key.0)</kbd> \(key.1)</span> "
    } + "</p>"

  /// Links to what is not good, where one has to look for it.
  private static func index(of report: VerifyReport) -> String {
    let bad = report.scenes.enumerated().filter { !$0.element.status.isGood }
    guard report.scenes.count > 1, !bad.isEmpty else { return "" }
    let links = bad.map {
      "<li><a href=\"#s\($0.offset)\">\(XMLText.content($0.element.name))</a></li>"
    }
    return "<nav aria-label=\"scenes to look at\"><ul>\(links.joined())</ul></nav>"
  }

  private static func section(
    _ scene: SceneVerdict, _ evidence: PageEvidence?, _ place: Int
  ) -> String {
    let name = XMLText.content(scene.name)
    let mark = scene.status.isGood ? "good" : "bad"
    var out = "<section class=\"\(mark)\" id=\"s\(place)\" tabindex=\"-1\">"
    out += "<h2>\(name) <em>\(scene.status.words)</em></h2>"
    out += "<p class=\"sentence\">\(XMLText.content(scene.sentence))</p>"
    if scene.causes.count > 1 {
      let others = scene.causes.dropFirst()
      let items = others.prefix(12).map { "<li>\(XMLText.content($0.sentence))</li>" }
      out += "<ul>\(items.joined())"
      if others.count > 12 { out += "<li>and \(others.count - 12) more</li>" }
      out += "</ul>"
    }
    if let evidence { out += viewer(evidence) }
    return out + "</section>"
  }

  private static func viewer(_ evidence: PageEvidence) -> String {
    // No markup inside a name can end the element.
    let safe = evidence.pageJSON.replacing("<", with: "\\u003c")
    return """
      <div class="viewer" data-scene="\(XMLText.attribute(evidence.scene))">
      <script type="application/json">\(safe)</script>
      <div class="controls" role="group" aria-label="way of looking">\
      <button data-mode="sides">side by side</button>\
      <button data-mode="slider">slider</button><button data-mode="blink">blink</button>\
      <button data-mode="onion">onion skin</button><button data-mode="heat">heat map</button>\
      <select class="picture" aria-label="stored frame"></select></div>
      <div class="stage"></div>
      <div class="time"><button class="play" aria-pressed="false">play</button>\
      <input class="scrub" type="range" min="0" value="0" aria-label="frame">\
      <output class="now" aria-live="off"></output></div>
      <div class="motion"><figure><canvas class="wire" role="img" \
      aria-label="outlines of golden and actual in this frame"></canvas>\
      <figcaption><span class="golden">golden</span> and <span class="actual">actual</span>, and \
      the slit</figcaption></figure>\
      <figure class="wide"><canvas class="slit" role="img" \
      aria-label="one column of pixels in every frame, golden left, actual right"></canvas>\
      <figcaption>the slit's pixels in every frame, golden left, actual right; grey is not known\
      </figcaption></figure></div>
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
