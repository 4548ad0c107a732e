// Changes of a scene that only playing it again can prove: settings, springs and sizes of its text.

import Testing

@testable import ZoomRender

struct SceneCauseTests {
  /// Two cards, each on an animation of its own, over things at rest.
  static let scene = """
    {"title": "t", "about": "a", "canvas": {"width": 200, "height": 260, "scale": 2},
    "state": {"go": false},
    "view": {"VStack": {"spacing": 10}, "children": [
      {"RoundedRectangle": {"cornerRadius": 8}, "name": "left", "modifiers": [
        {"fill": "purple"}, {"frame": {"width": 40, "height": 40}},
        {"offset": {"x": "${go ? 60 : -60}"}},
        {"animation": {"animation": {"spring": {"response": 0.4, "dampingFraction": 0.75}},
          "value": "$go"}}]},
      {"RoundedRectangle": {"cornerRadius": 8}, "name": "right", "modifiers": [
        {"fill": "green"}, {"frame": {"width": 40, "height": 40}},
        {"offset": {"x": "${go ? -60 : 60}"}},
        {"animation": {"animation": {"easeInOut": {"duration": 0.35}}, "value": "$go"}}]},
      {"Circle": {}, "name": "seal", "modifiers": [
        {"fill": "yellow"}, {"frame": {"width": 30, "height": 30}},
        {"shadow": {"radius": 6, "y": 3}}]},
      {"Text": "Receipt", "name": "note", "modifiers": [{"foregroundStyle": "secondary"}]},
      {"Rectangle": {}, "name": "rule", "modifiers": [{"fill": "gray4"}, {"frame": {"height": 1}}]}]},
    "script": [{"wait": 0.1}, {"set": {"go": true}}, {"wait": 0.5}]}
    """

  /// The golden of the scene: recorded once, for verifying leaves it as it is.
  static let making = Result {
    let making = GoldenMaking()
    try making.record(scene)
    return making
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var from: [String]
    var to: [String]
    var says: String
    var testDescription: String { says }

    init(_ from: String, _ to: String, says: String) {
      (self.from, self.to, self.says) = ([from], [to], says)
    }

    init(_ from: [String], _ to: [String], says: String) {
      (self.from, self.to, self.says) = (from, to, says)
    }
  }

  static let spring = "{\"spring\": {\"response\": 0.4, \"dampingFraction\": 0.75}}"
  static let ease = "{\"easeInOut\": {\"duration\": 0.35}}"

  static let changes = [
    // Settings of the whole scene.
    Change("\"state\"", "\"appearance\": \"dark\", \"state\"", says: "appearance light → dark, "),
    Change(
      "\"state\"", "\"dynamicTypeSize\": \"xLarge\", \"state\"",
      says: "dynamicTypeSize Large → xLarge, "),
    Change(
      "\"height\": 260,", "\"height\": 250,",
      says: "frames are 200×250 px, the golden has 200×260: as on a canvas of that size, "),
    // One of two things that move.
    Change(
      "\"response\": 0.4,", "\"response\": 0.41,",
      says: "spring of 'left' changed: response 0.4 → 0.41, "),
    Change(
      "\"duration\": 0.35", "\"duration\": 0.4",
      says: "'right' 12.5 % slower from frame 7: duration 0.35 → 0.4, "),
    Change(
      spring, "{\"delay\": {\"animation\": \(spring), \"by\": 0.008}}",
      says: "'left' 8 ms late from frame 7, "),
    Change(
      ease, "{\"delay\": {\"animation\": \(ease), \"by\": 0.05}}",
      says: "'right' 50 ms late from frame 7, "),
    Change(
      ease, "{\"easeIn\": {\"duration\": 0.35}}", says: "'right' moves on another curve: "),
    // What is drawn.
    Change(
      "{\"foregroundStyle\": \"secondary\"}", "{\"foregroundStyle\": \"blue\"}",
      says: "colour of 'note' #3C3C43 60 % → #0088FF in every frame, "),
    Change(
      "\"fill\": \"gray4\"", "\"fill\": \"#C3C4C5\"",
      says: "colour of 'rule' #D1D1D6 → #C3C4C5 in every frame, "),
    Change("\"y\": 3", "\"y\": 4", says: "shadow of 'seal': y 3 → 4 in every frame, "),
    Change(
      "\"radius\": 6, \"y\"", "\"radius\": 8, \"y\"",
      says: "shadow of 'seal': radius 6 → 8 in every frame, "),
    // Several at once.
    Change(
      ["\"wait\": 0.1}", "\"fill\": \"yellow\""], ["\"wait\": 0.108}", "\"fill\": \"orange\""],
      says: "8 ms late from frame 7; colour of 'seal' #FFCC00 → #FF8D28 in every frame, "),
    Change(
      ["\"purple\"", "\"green\""], ["\"indigo\"", "\"teal\""],
      says: "colour of 'left' #CB30E0 → #6155F5 in every frame; colour of 'right' #34C759 → "),
    Change(
      ["\"Receipt\"", "\"response\": 0.4,", "\"fill\": \"yellow\""],
      ["\"Invoice\"", "\"response\": 0.5,", "\"fill\": \"orange\""],
      says: "text of 'note' changed: 'Receipt' → 'Invoice', "),
  ]

  @Test(arguments: changes)
  func `a change of the scene is named with its numbers and leaves nothing`(
    _ change: Change
  ) throws {
    let making = try Self.making.get()
    var text = Self.scene
    for (from, to) in zip(change.from, change.to) {
      try #require(text.contains(from))
      text = text.replacing(from, with: to, maxReplacements: 1)
    }
    let verdict = try making.verify(text)
    #expect(verdict.status == .failed)
    #expect(verdict.sentence.contains(change.says), "\(verdict.sentence)")
    #expect(verdict.sentence.contains("residual 0 px"), "\(verdict.sentence)")
    #expect(!verdict.sentence.contains("elsewhere"), "\(verdict.sentence)")
    for cause in verdict.causes { #expect(cause.sentence.count <= Explanation.sentenceLimit) }
  }

  @Test(arguments: [2.3, 7, 8, 25])
  func `a tap that comes later is late by as much`(_ milliseconds: Double) throws {
    let making = try Self.making.get()
    let text = Self.scene.replacing(
      "\"wait\": 0.1}", with: "\"wait\": \(0.1 + milliseconds / 1000)}")
    let verdict = try making.verify(text)
    let cause = try #require(verdict.causes.first)
    #expect(cause.cause == .delay, "\(verdict.sentence)")
    #expect((cause.amount - milliseconds).magnitude <= 0.05, "\(verdict.sentence)")
    #expect(verdict.sentence.contains("residual 0 px"), "\(verdict.sentence)")
  }

  @Test func `a spring that comes late is told with both`() throws {
    let making = try Self.making.get()
    let text = Self.scene.replacing("\"response\": 0.4,", with: "\"response\": 0.45,")
      .replacing("\"wait\": 0.1}", with: "\"wait\": 0.108}")
    let verdict = try making.verify(text)
    #expect(
      verdict.sentence.contains("response 0.4 → 0.45; 8 ms late from frame 7, residual 0 px"))
    #expect(verdict.causes.last?.sentence.contains("8 ms late from frame 7") == true)
  }

  @Test func `what has changed beyond the golden's words still has a residual`() throws {
    let making = try Self.making.get()
    // Nothing of the golden's script happens any more.
    let text = Self.scene.replacing("{\"set\": {\"go\": true}}, ", with: "")
    let verdict = try making.verify(text)
    #expect(verdict.status == .failed)
    #expect(verdict.sentence.contains(", residual "), "\(verdict.sentence)")
    #expect(verdict.proof != nil)
  }
}
