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
    #expect(plain.contains("<section class=\"good\" id=\"s1\""))
    // Golden, actual and difference have been decoded by the browser, and both slit scans.
    #expect(plain.contains("data-loaded=\"3\""))
    #expect(plain.contains("data-scans=\"2\""))
    #expect(plain.contains("<figcaption>golden (frame "))
    #expect(plain.contains("class=\"spark\" data-name=\"card\""))
    #expect(plain.contains("<polyline class=\"golden\""))
    // The mark of the frame in each line, and a link to the scene that is not good.
    #expect(plain.contains("<line y1=\"0\" y2=\"46\" x1=\""))
    #expect(plain.contains("<a href=\"#s0\">a &amp; &lt;b&gt;</a>"))
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
    let dom = try #require(
      Chromium.dom(of: folder.write("keys.html", text), "frame=3"))
    #expect(dom.contains("data-frame=\"14\""))
    #expect(dom.contains("data-mode=\"onion\""))
  }

  /// At the width of a phone, of an iPad's picture in landscape, and with the focus on a button.
  @Test func `nothing is wider than the window, and buttons keep the space bar`() throws {
    let folder = TemporaryFolder()
    let page = String(decoding: try GoldenStore.bytes(of: try Self.page(folder)), as: UTF8.self)
    let html = page.replacing(
      "</body>",
      with: """
        <script>
        const wide = new Set(), root = document.documentElement;
        for (const mode of ['sides', 'slider', 'heat']) for (const width of [320, 390, 700, 1000]) {
          document.body.style.width = width + 'px'; viewers[0].show(mode);
          for (const e of document.querySelectorAll('section *'))
            if (e.getBoundingClientRect().right > document.body.getBoundingClientRect().right + 1)
              wide.add(e.tagName + '.' + e.className + ' ' + mode + ' ' + width);
        }
        root.dataset.wide = [...wide].join(',') || 'none';
        const press = e => { const k = new KeyboardEvent('keydown', {key: ' ', bubbles: true, cancelable: true});
          e.dispatchEvent(k); return k.defaultPrevented; };
        root.dataset.space = press(document.querySelector("button[data-mode=heat]")) + ' ' + press(document.body);
        root.dataset.play = document.querySelector('.play').textContent;
        </script></body>
        """)
    let dom = try #require(Chromium.dom(of: folder.write("narrow.html", html)))
    #expect(dom.contains("data-wide=\"none\""), "\(dom.prefix(300))")
    #expect(dom.contains("data-space=\"false true\""))
    #expect(dom.contains("data-play=\"pause\""))
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
