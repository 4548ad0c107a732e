// Scenes changed one thing at a time: each change is named, and proven by rendering without it.

import Testing

@testable import ZoomRender

struct GoldenTrialTests {
  /// A card that grows on a spring over named things at rest.
  static let scene = """
    {"title": "t", "about": "a", "canvas": {"width": 200, "height": 320, "scale": 2},
    "state": {"isOpen": false},
    "view": {"ZStack": {}, "children": [
      {"VStack": {"spacing": 10}, "children": [
        {"RoundedRectangle": {"cornerRadius": 12}, "name": "cover",
          "modifiers": [{"fill": "blue"}, {"frame": {"width": 90, "height": 60}}]},
        {"Rectangle": {}, "name": "bar",
          "modifiers": [{"fill": "green"}, {"frame": {"width": 60, "height": 20}}]},
        {"Circle": {}, "name": "dot",
          "modifiers": [{"fill": "red"}, {"frame": {"width": 20, "height": 20}}]},
        {"Text": "Midnight", "name": "caption"}]},
      {"RoundedRectangle": {"cornerRadius": 8}, "name": "card", "modifiers": [
        {"fill": "orange"}, {"frame": {"width": 40, "height": 40}},
        {"shadow": {"radius": 6}},
        {"scaleEffect": "${isOpen ? 2 : 1}"}, {"offset": {"y": "${isOpen ? 60 : -100}"}},
        {"animation": {"animation": {"spring": {"response": 0.3, "dampingFraction": 0.8}},
          "value": "$isOpen"}}]}]},
    "script": [{"wait": 0.1}, {"set": {"isOpen": true}}, {"wait": 0.6}]}
    """

  struct Change: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String
    var says: String
    /// Pixels left after undoing it; nil where it cannot be undone and is told by place.
    var residual = "residual 0 px"
    var testDescription: String { says }
  }

  static let changes = [
    Change(
      from: "\"cornerRadius\": 12", to: "\"cornerRadius\": 14",
      says: "corner radius of 'cover' 12 → 14"),
    Change(
      from: "\"cornerRadius\": 8", to: "\"cornerRadius\": 10",
      says: "corner radius of 'card' 8 → 10"),
    Change(
      from: "\"fill\": \"green\"", to: "\"fill\": \"teal\"", says: "colour of 'bar' #34C759 →"),
    Change(
      from: "\"height\": 20}}]},\n    {\"Circle", to: "\"height\": 21}}]},\n    {\"Circle",
      says: "height of 'bar' 20 → 21 in every frame, "),
    Change(
      from: "\"Midnight\"", to: "\"Midday\"",
      says: "text of 'caption' changed: 'Midnight' → 'Midday'"),
    Change(
      from: "\"response\": 0.3,", to: "\"response\": 0.32,",
      says: "spring of 'card' changed: response 0.3 → 0.32"),
    Change(
      from: "\"dampingFraction\": 0.8", to: "\"dampingFraction\": 0.9",
      says: "spring of 'card' changed: damping ratio 0.8 → 0.899"),
    Change(
      from: "{\"spring\": {\"response\": 0.3, \"dampingFraction\": 0.8}}",
      to: "{\"easeInOut\": {\"duration\": 0.4}}",
      says: "'card' follows another curve from frame 7"),
    // The same spring over another way is no other spring, though pixels round its places.
    Change(from: "-100", to: "-101", says: "'card' up to 1 pt up"),
    Change(
      from: "{\"fill\": \"orange\"}, {\"frame\": {\"width\": 40,",
      to: "{\"fill\": \"orange\"}, {\"frame\": {\"width\": 44,",
      says: "width of 'card' 40 → 44 in every frame, residual 0 px (43"),
    Change(
      from: "\"name\": \"caption\"}]}",
      to: "\"name\": \"caption\"}, {\"Divider\": {}, \"name\": \"line\"}]}",
      says: "element 'line' is new (line 11), "),
    Change(
      from: """
        {"Rectangle": {}, "name": "bar",
              "modifiers": [{"fill": "green"}, {"frame": {"width": 60, "height": 20}}]},
        """, to: "", says: "element 'bar' is missing", residual: "residual 0 px elsewhere"),
    Change(
      from: "{\"shadow\": {\"radius\": 6}},", to: "", says: "shadow of 'card' is missing",
      residual: "residual"),
    Change(
      from: "{\"fill\": \"red\"}, ", to: "{\"fill\": \"red\"}, {\"opacity\": 0.97}, ",
      says: "opacity of 'dot' 1 → 0.97"),
    Change(
      from: "\"wait\": 0.1}", to: "\"wait\": 0.1167}",
      says: "43 frames became 45: 16.7 ms late from frame"),
    Change(
      from: "\"wait\": 0.6", to: "\"wait\": 0.7",
      says: "43 frames became 49, residual 0 px in the 43 that both have"),
    Change(
      from: ", {\"set\": {\"isOpen\": true}}, {\"wait\": 0.6}]", to: "]",
      says: "43 frames became 7, residual 0 px in the 7 that both have (36 of 43 frames)"),
  ]

  @Test(arguments: changes)
  func `a change is named in one line and proven`(_ change: Change) throws {
    let making = GoldenMaking()
    try making.record(Self.scene)
    let text = Self.scene.replacing(change.from, with: change.to)
    try #require(text != Self.scene)
    let verdict = try making.verify(text)
    #expect(verdict.status == .failed)
    #expect(verdict.sceneChanged)
    #expect(verdict.sentence.contains(change.says), "\(verdict.sentence)")
    #expect(verdict.sentence.contains(change.residual), "\(verdict.sentence)")
    #expect(verdict.sentence.count <= Explanation.sentenceLimit)
    for cause in verdict.causes { #expect(cause.sentence.count <= Explanation.sentenceLimit) }
  }

  @Test(arguments: ["0.7", "0.3"])
  func `a spring that changes with the number of frames is named, proven and shown`(
    _ wait: String
  ) throws {
    let making = GoldenMaking()
    try making.record(Self.scene)
    let other = Self.scene.replacing("\"response\": 0.3,", with: "\"response\": 0.32,")
      .replacing("\"wait\": 0.6", with: "\"wait\": \(wait)")
    let (verdict, evidence) = try making.session(other).examine(workers: 2, makesPage: true)
    #expect(verdict.sentence.contains("frames became"), "\(verdict.sentence)")
    #expect(verdict.sentence.contains("spring of 'card' changed: response"), "\(verdict.sentence)")
    #expect(verdict.sentence.contains("residual 0 px"), "\(verdict.sentence)")
    #expect(evidence?.page?.pictures.isEmpty == false)
  }

  @Test func `an equal scene passes, and so does one in which only a name has changed`() throws {
    let making = GoldenMaking()
    try making.record(Self.scene)
    #expect(try making.verify(Self.scene).status == .passed)
    let renamed = Self.scene.replacing("\"name\": \"dot\"", with: "\"name\": \"spot\"")
    #expect(try making.verify(renamed).status == .passed)
  }

  @Test func `a frame that is proven equal stands for the golden in full size`() throws {
    let making = GoldenMaking()
    try making.record(Self.scene)
    var manifest = try #require(GoldenStore(folder: making.golden).manifest().manifest)
    #expect(manifest.keyFrames.count >= 3)
    manifest.keyFrames = []
    // Without any stored picture the run itself, with the cause undone, gives the golden's pixels.
    try GoldenStore(folder: making.golden).write(manifest) { { _ in [] } }
    let late = Self.scene.replacing("\"wait\": 0.1}", with: "\"wait\": 0.1167}")
      .replacing("\"wait\": 0.6", with: "\"wait\": 0.5833")
    let (verdict, evidence) = try making.session(late).examine(workers: 2)
    #expect(verdict.sentence.contains("16.7 ms late"), "\(verdict.sentence)")
    let pictures = try #require(evidence).pictures()
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(picture.golden.width == 200)
      #expect("\(picture.golden.pixelDigest)" == manifest.digests[picture.frame])
    }
  }
}

struct GoldenMaskTests {
  private static func scene(_ radius: Int, golden: String) -> String {
    GoldenTrialTests.scene.replacing("\"cornerRadius\": 12", with: "\"cornerRadius\": \(radius)")
      .replacing("\"canvas\"", with: "\"golden\": {\(golden)}, \"canvas\"")
  }

  @Test(arguments: [
    "\"ignoreElements\": [\"cover\"]", "\"ignoreRects\": [[40, 60, 120, 100]]",
  ])
  func `what is masked is not compared, in any frame`(_ mask: String) throws {
    let making = GoldenMaking()
    try making.record(Self.scene(12, golden: mask))
    #expect(try making.verify(Self.scene(16, golden: mask)).status == .passed)
    let other = Self.scene(16, golden: mask).replacing("\"red\"", with: "\"pink\"")
    let verdict = try making.verify(other)
    #expect(verdict.status == .failed)
    #expect(verdict.causes.first?.subject == "dot")
  }

  @Test func `a tolerance of the scene forgives, and stores what it needs for that`() throws {
    let tolerance = "\"tolerance\": 255, \"toleranceReason\": \"a test\""
    let making = GoldenMaking()
    try making.record(Self.scene(12, golden: tolerance))
    let manifest = try #require(GoldenStore(folder: making.golden).manifest().manifest)
    #expect(manifest.keyFrames.count == manifest.digests.count)
    #expect(manifest.reduction == 1)
    #expect(try making.verify(Self.scene(16, golden: tolerance)).status == .passed)
    // Without it the same golden forgives nothing.
    #expect(try making.verify(Self.scene(16, golden: "\"fps\": 60")).status == .failed)
  }
}

struct GoldenSizeTests {
  /// Transitions of 44 frames: a scene, what is tapped, its settings.
  static let transitions = [
    ("zoom/albums", "midnight", ""), ("zoom/albums-dark", "rain", ""),
    ("layout/photo-grid", "life", ""), ("layout/right-to-left", "market", ""),
    ("presentations/sheet", "add", ""),
  ]

  @Test(arguments: transitions)
  func `a golden of 44 frames of 390 by 844 points is at most 30 KB`(
    _ name: String, _ tapped: String, _ settings: String
  ) throws {
    let file = "scenes/\(name).json"
    let whole = String(decoding: SceneFiles.bytes(file), as: UTF8.self)
    let start = try #require(whole.firstRange(of: "\"script\""))
    let text =
      whole[..<start.lowerBound].replacing("iPhone 16 Pro", with: "iPhone 14")
      .replacing("iPhone 17", with: "iPhone 14") + """
        "script": [{"wait": 0.1}, {"tap": "\(tapped)"}, {"wait": 0.6166}]}
        """
    let making = GoldenMaking("albums")
    try making.record(String(text))
    let manifest = try #require(GoldenStore(folder: making.golden).manifest().manifest)
    #expect(manifest.digests.count == 44)
    #expect((manifest.width, manifest.height) == (390, 844))
    #expect(manifest.keyFrames.count >= 3)
    #expect(making.byteCount <= 30_000, "\(making.byteCount)")
    #expect(try making.verify(String(text)).status == .passed)
  }
}
