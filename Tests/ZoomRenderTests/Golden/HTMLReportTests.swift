// The report page in a real browser.

import Testing

@testable import ZoomRender

/// Needs Chromium: `script/bootstrap --browser` installs it.
@Suite(
  .serialized,
  .enabled(if: Chromium.program != nil, "chromium is missing: run script/bootstrap --browser"))
struct HTMLReportTests {
  /// A page of one failed scene and a good one.
  private static func page(_ folder: TemporaryFolder) throws -> String {
    let making = GoldenMaking("a & <b>")
    try making.record(GoldenTrialTests.scene)
    let slower = GoldenTrialTests.scene.replacing("\"response\": 0.3", with: "\"response\": 0.33")
    let (verdict, evidence) = try making.session(slower).examine(workers: 2)
    let good = SceneVerdict(
      name: "good", file: "good.json", golden: "g", status: .passed, frameCount: 3)
    let html = HTMLReport.page(
      VerifyReport(scenes: [verdict, good]),
      evidence: [try PageEvidence(try #require(evidence))])
    return folder.write("report.html", html)
  }

  @Test func `every way of looking works, alone and without a network`() throws {
    let folder = TemporaryFolder()
    let page = try Self.page(folder)
    let plain = try #require(Chromium.dom(of: page))
    #expect(plain.contains("data-ready=\"true\""))
    #expect(plain.contains("<h2>a &amp; &lt;b&gt; <em>failed</em></h2>"))
    #expect(plain.contains("<section class=\"good\">"))
    // Golden, actual and difference have been decoded by the browser, and both slit scans.
    #expect(plain.contains("data-loaded=\"3\""))
    #expect(plain.contains("data-scans=\"2\""))
    #expect(plain.contains("<figcaption>golden (frame "))
    #expect(plain.contains("class=\"spark\" data-name=\"card\""))
    #expect(plain.contains("<polyline class=\"golden\""))
    for (mode, sign) in [
      ("slider", "inset(0px 0px 0px 50%)"), ("blink", "golden and actual in turn"),
      ("onion", "opacity: 0.5"), ("heat", "yellow is one level"),
    ] {
      let dom = try #require(Chromium.dom(of: page, "mode=\(mode)&frame=9"))
      #expect(dom.contains("data-mode=\"\(mode)\""))
      #expect(dom.contains(sign), "\(mode)")
      #expect(dom.contains("data-frame=\"9\""))
      let label = ["onion": "onion skin", "heat": "heat map"][mode] ?? mode
      #expect(dom.contains("aria-pressed=\"true\" class=\"on\">\(label)"))
    }
  }

  @Test func `keys move and switch`() throws {
    let folder = TemporaryFolder()
    let page = try Self.page(folder)
    let keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "o"]
    let script =
      "<script>"
      + keys.map {
        "document.dispatchEvent(new KeyboardEvent('keydown', {key: '\($0)', bubbles: true}));"
      }.joined() + "</script></body>"
    let text = String(decoding: try GoldenStore.bytes(of: page), as: UTF8.self)
      .replacing("</body>", with: script)
      // An event of a document has no element as its target.
      .replacing("e.target.matches('select')", with: "false")
    let dom = try #require(
      Chromium.dom(of: folder.write("keys.html", text), "frame=3"))
    #expect(dom.contains("data-frame=\"14\""))
    #expect(dom.contains("data-mode=\"onion\""))
  }

  @Test func `names that look like markup stay text`() throws {
    let folder = TemporaryFolder()
    let making = GoldenMaking("x")
    let hostile = "</script><img src=x onerror=document.title='bad'>"
    let scene = GoldenTrialTests.scene.replacing("\"cover\"", with: "\"\(hostile)\"")
    try making.record(scene)
    let wider = scene.replacing("\"width\": 90", with: "\"width\": 92")
    let (verdict, evidence) = try making.session(wider).examine(workers: 2)
    let html = HTMLReport.page(
      VerifyReport(scenes: [verdict]), evidence: [try PageEvidence(try #require(evidence))])
    let dom = try #require(Chromium.dom(of: folder.write("x.html", html)))
    #expect(dom.contains("<title>zoom-render verify</title>"))
    #expect(!dom.contains("<img src=\"x\""))
    #expect(dom.contains("data-ready=\"true\""))
  }
}
