// The report's formats on one set of verdicts with awkward names.

import Testing

@testable import ZoomRender

struct VerifyReportTests {
  private let report = VerifyReport(
    scenes: [
      SceneVerdict(
        name: "zoom/albums", file: "scenes/zoom/albums.json", golden: "golden/zoom/albums",
        status: .passed, frameCount: 44),
      SceneVerdict(
        name: "zoom/a<b>&\"c\"|d", file: "scenes/zoom/a b.json", golden: "g", status: .failed,
        frameCount: 44,
        failedFrames: [
          .init(
            index: 3, time: 0.05, goldenDigest: "00", actualDigest: "ff",
            difference: ImageDiff.Result(
              verdict: .different, pixelsOver: 7, pixelsDifferent: 9,
              channelMaximum: [4, 0, 0, 0], bounds: ImageRegion(x: 1, y: 2, width: 3, height: 4),
              worstPixel: nil, densestTile: ImageRegion(x: 0, y: 0, width: 32, height: 32),
              densestCount: 7, tilesOver: 0, largestTileMean: 0.01))
        ],
        causes: [Explanation(.delay, "8.1 ms late from frame 12, residual 0.05 %", amount: 8.1)],
        location: SourceLocation(file: "scenes/zoom/a b.json", line: 14, column: 3)),
      SceneVerdict(
        name: "zoom/new", file: "scenes/zoom/new.json", golden: "golden/zoom/new",
        status: .missing),
    ], stale: ["golden/zoom/gone"])

  @Test func `the summary counts every kind`() {
    #expect(report.summary == "3 scenes: 1 passed, 1 failed, 1 missing, 1 stale")
    #expect(VerifyReport().summary == "0 scenes")
  }

  @Test func `a missing golden tells the command that records it`() {
    #expect(
      report.scenes[2].sentence
        == "no golden at golden/zoom/new: record it with `zoom-render record scenes/zoom/new.json`")
  }

  @Test(arguments: [
    ("a b", "no golden at 'g/a b': record it with `zoom-render record 'scenes/a b.json'`"),
    ("日本", "no golden at g/日本: record it with `zoom-render record scenes/日本.json`"),
    (
      "it's",
      "no golden at 'g/it'\\''s': record it with `zoom-render record 'scenes/it'\\''s.json'`"
    ),
    ("a$b", "no golden at 'g/a$b': record it with `zoom-render record 'scenes/a$b.json'`"),
    (
      String(repeating: "n", count: 60),
      "no golden: record it with `zoom-render record scenes/\(String(repeating: "n", count: 60)).json`"
    ),
    (
      String(repeating: "n", count: 120),
      "no golden: record it with `zoom-render record` and the scene's path"
    ),
  ])
  func `the command can be copied whatever the path, and is never cut`(
    _ name: String, _ sentence: String
  ) {
    let verdict = SceneVerdict(
      name: name, file: "scenes/\(name).json", golden: "g/\(name)", status: .missing)
    #expect(verdict.sentence == sentence)
    #expect(verdict.sentence.unicodeScalars.count <= 140)
  }

  @Test func `the sentence of every status is short, and an error keeps its place elsewhere`() {
    let long = String(repeating: "word ", count: 60) + "end"
    for status in SceneVerdict.Status.allCases {
      let verdict = SceneVerdict(
        name: "a", file: "a.json", golden: "g", status: status, environment: [long], message: long)
      #expect(verdict.sentence.count <= 140, "\(status)")
      let report = VerifyReport(scenes: [verdict])
      guard status == .unreadable else { continue }
      #expect(report.lines[0].hasSuffix("end"))
      #expect(report.junit(timestamp: "").contains("end\""))
      #expect(report.sarif(version: "1").contains("end\""))
    }
  }

  @Test func `the JSON form is JSON and keeps the sentence`() throws {
    let (node, diagnostics) = JSONReader.read(
      SourceText(file: "r.json", bytes: Array(report.json.utf8)))
    #expect(diagnostics.isEmpty)
    let failed = try #require(node?["scenes"]?.elements?[1])
    #expect(failed["name"]?.string == "zoom/a<b>&\"c\"|d")
    #expect(
      failed["sentence"]?.string
        == "8.1 ms late from frame 12, residual 0.05 % (1 of 44 frames)")
    #expect(
      failed["failedFrames"]?.elements?[0]["bounds"]?.elements?.compactMap(\.number) == [
        1, 2, 3, 4,
      ])
  }

  @Test func `the schema is JSON and names the report's keys`() throws {
    let (node, diagnostics) = JSONReader.read(
      SourceText(file: "s.json", bytes: Array(VerifyReport.jsonSchema.utf8)))
    #expect(diagnostics.isEmpty)
    let properties = try #require(node?["properties"]?.members?.map(\.key))
    let (written, _) = JSONReader.read(SourceText(file: "r", bytes: Array(report.json.utf8)))
    #expect(written?.members?.map(\.key).sorted() == properties.sorted())
  }

  @Test func `a report is valid by the published schema, and the schema is no rubber stamp`() throws
  {
    let schema = try #require(JSONSchema(VerifyReport.jsonSchema))
    #expect(schema.problems(report.json) == [])
    var full = report
    full.scenes[1].proof = SceneVerdict.Proof(frames: 5, equal: 4, pixels: 0)
    full.scenes[1].sceneChanged = true
    full.scenes[1].artifacts = [.init(name: "delta", path: "out/delta.png")]
    full.scenes[1].environment = ["cairo 1 → 2"]
    #expect(schema.problems(full.json) == [])
    let broken = full.json.replacing("\"status\": \"failed\"", with: "\"status\": \"odd\"")
      .replacing("\"equal\": 4", with: "\"equal\": \"4\"")
    #expect(schema.problems(broken).count == 2)
    #expect(schema.problems("{}").count == 4)
  }

  @Test func `the published schema is the one that the program prints`() {
    let published = String(
      decoding: SceneFiles.bytes("docs/verify-report.schema.json"), as: UTF8.self)
    #expect(published == ToolRun.run(["schema", "--report"]).result)
  }

  @Test func `every status and cause survives being written and read`() throws {
    for status in SceneVerdict.Status.allCases {
      for cause in Explanation.Cause.allCases {
        let scene = SceneVerdict(
          name: "a", file: "a.json", golden: "g", status: status, frameCount: 3,
          causes: [Explanation(cause, "why", subject: "it", residual: 0.5, amount: 2)])
        let (read, diagnostics) = VerifyReport.read(
          file: "r.json", bytes: Array(VerifyReport(scenes: [scene]).json.utf8))
        #expect(diagnostics.isEmpty)
        #expect(read?.scenes.first?.status == status)
        #expect(read?.scenes.first?.causes.first?.cause == cause)
      }
    }
  }

  @Test func `JUnit escapes names and counts failures`() {
    let xml = report.junit(timestamp: "2026-11-30T12:00:00")
    #expect(xml.contains("tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\""))
    #expect(xml.contains("name=\"zoom/a&lt;b&gt;&amp;&quot;c&quot;|d\""))
    #expect(xml.contains("would pass at a channel difference of 4; worst 32×32 window 7 px"))
    #expect(xml.contains("scene: scenes/zoom/a b.json:14"))
    #expect(XMLText.attribute("a\u{1}\nb") == "a\u{FFFD}&#10;b")
  }

  /// What the schemas of Ant and of Jenkins demand; `script/check-reports` has the latter at hand.
  @Test func `JUnit has the parts and attributes of both schemas, in order`() throws {
    var timed = report
    timed.scenes[0].seconds = 0.25
    let xml = timed.junit(timestamp: "2026-11-30T12:00:00")
    let parts = [
      "<testsuites>", "<testsuite ", "<properties/>", "<testcase ", "<system-out>", "<system-err/>",
      "</testsuite>", "</testsuites>",
    ]
    let places = try parts.map { try #require(xml.firstRange(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
    func names(_ start: String) -> [String] {
      xml.split(separator: "\n").filter { $0.contains(start) }.flatMap { line in
        line.matches(of: /([a-z]+)="/).map { String($0.1) }
      }
    }
    #expect(
      Set(names("<testsuite ")) == [
        "name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors", "skipped",
        "time",
      ])
    #expect(Set(names("<testcase ")) == ["classname", "name", "time"])
    #expect(xml.contains("time=\"0.25\""))
    #expect(xml.matches(of: /<failure type="[a-zA-Z]+" message="/).count == 2)
  }

  @Test func `SARIF points at the line of the cause`() throws {
    let text = report.sarif(version: "1")
    let (node, diagnostics) = JSONReader.read(SourceText(file: "r", bytes: Array(text.utf8)))
    #expect(diagnostics.isEmpty)
    let results = try #require(node?["runs"]?.elements?[0]["results"]?.elements)
    #expect(results.count == 2)
    let place = results[0]["locations"]?.elements?[0]["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "scenes/zoom/a%20b.json")
    #expect(place?["region"]?["startLine"]?.number == 14)
  }

  @Test func `annotations point at the line and escape their separators`() {
    #expect(
      report.githubAnnotations.hasPrefix(
        "::error file=scenes/zoom/a b.json,line=14,title=golden%3A zoom/a<b>&\"c\"|d::8.1 ms late"))
    #expect(report.githubAnnotations.split(separator: "\n").count == 2)
  }

  @Test func `Markdown shows only what is not passed`() {
    #expect(!report.markdown.contains("| zoom/albums |"))
    // As GitHub shows it: no character of a name is markup.
    #expect(report.markdown.contains("| zoom/a\\<b\\>\\&\"c\"\\|d | failed |"))
    #expect(report.markdown.contains("without a scene: golden/zoom/gone\n"))
    #expect(MarkdownText.escaped("a`b`*c*_d_[e](f)\\\n") == #"a\`b\`\*c\*\_d\_\[e\](f)\\ "#)
    #expect(VerifyReport().markdown.hasSuffix("No scene was verified.\n"))
  }

  @Test func `a summary of many scenes stays below a mebibyte`() {
    let many = (0..<5000).map { number in
      SceneVerdict(
        name: "zoom/\(number)", file: "f.json", golden: "g", status: .failed, frameCount: 9,
        causes: [Explanation(.moved, String(repeating: "<", count: 200))])
    }
    let text = VerifyReport(scenes: many).markdown
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasSuffix("\n4000 more are in the report.\n"))
  }

  @Test func `the log has one line a scene`() {
    #expect(report.lines.count == 3)
    #expect(report.lines[0] == "ok       zoom/albums      44 frames equal")
    let colored = report.scenes[0].line(nameWidth: 3, isColored: true)
    #expect(colored == "\u{1B}[1;32mok      \u{1B}[0m zoom/albums  44 frames equal")
  }

  /// A scene's name and words come from a file that may be anybody's.
  @Test func `no word of a scene steers what shows it`() {
    var hostile = report
    hostile.scenes[1].name = "a\u{1B}[2J\u{202E}b\u{2066}\r\nc\u{2028}d"
    hostile.scenes[1].causes = [Explanation(.textChanged, "'x\u{202E}y\u{7}' → 'z'")]
    let shown = [
      hostile.lines[1], hostile.markdown, hostile.githubAnnotations, hostile.junit(),
      HTMLReport.page(hostile, evidence: []),
    ]
    for text in shown {
      let steering = text.unicodeScalars.filter { PrintableText.isSteering($0) && $0 != "\n" }
      #expect(steering.isEmpty, "\(steering.map(\.value))")
      #expect(text.contains("x\u{FFFD}y\u{FFFD}"))
    }
    #expect(hostile.lines[1].contains("a\u{FFFD}[2J\u{FFFD}b"))
  }

  @Test func `a report read back has its places and what the proof has left`() throws {
    var full = report
    full.scenes[1].sceneChanged = true
    full.scenes[1].proof = SceneVerdict.Proof(frames: 5, equal: 4, pixels: 12)
    full.scenes[1].causes = [Explanation(.moved, "moved", subject: "a", frames: 3...9)]
    let read = VerifyReport.read(file: "r.json", bytes: Array(full.json.utf8))
    let scene = try #require(read.report?.scenes[1])
    #expect(scene.location?.line == full.scenes[1].location?.line)
    #expect(scene.sceneChanged)
    #expect(scene.proof == full.scenes[1].proof)
    #expect(scene.causes == full.scenes[1].causes)
    #expect(read.report?.sarif(version: "1") == full.sarif(version: "1"))
    #expect(read.report?.githubAnnotations == full.githubAnnotations)
  }
}
