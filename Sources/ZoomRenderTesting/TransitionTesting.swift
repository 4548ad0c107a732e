// Transitions verified by a package's own tests.

public import Testing
import ZoomRender

/// Verifies a scene's transition against its golden, as a check of the running test.
///
/// What differs is recorded as an issue of one sentence; golden, actual and difference pictures and
/// the report page are attached to it.
///
/// ```swift
/// @Test(.transitions(record: .missing))
/// func `the album opens as recorded`() throws {
///   try expectTransition("scenes/zoom/albums.json")
/// }
/// ```
/// - Parameters:
///   - path: the scene; relative paths start at the package of the test's file.
///   - record: which goldens are written; nil = the trait's.
/// - Returns: the verdict's sentence.
/// - Throws: ``TransitionTestError`` when the scene cannot be read or played, and drawing errors.
@discardableResult
public func expectTransition(
  _ path: String, record: RecordMode? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let place = TestPlace(sourceLocation)
  let file = place.resolve(path)
  return try expectTransition(
    TestScene.read(file), file: file, place: place, record: record, sourceLocation)
}

/// Verifies a transition whose scene is written in the test.
///
/// - Parameters:
///   - json: the scene's text.
///   - name: the golden is `golden/<name>` beside the test's file.
@discardableResult
public func expectTransition(
  json: String, named name: String, record: RecordMode? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let place = TestPlace(sourceLocation)
  return try expectTransition(
    Array(json.utf8), file: place.folder + "/" + name + ".json", place: place, record: record,
    sourceLocation)
}

private func expectTransition(
  _ text: [UInt8], file: String, place: TestPlace, record: RecordMode?,
  _ sourceLocation: Testing.SourceLocation
) throws -> String {
  let settings = TransitionSettings.current
  let session = try TestScene(text: text, file: file).session(place: place, settings: settings)
  var (verdict, evidence) = try session.examine(workers: Workers.available, makesPage: true)
  let mode = RecordMode.effective(
    record ?? settings.record, environment: settings.environment)
  if mode.records(verdict) {
    let run = try evidence?.run ?? session.run(workers: Workers.available)
    try session.likeGolden.record(run, pictures: .key)
    // As `record` in the tool: what is written by a test is looked at before it counts.
    verdict.status = .recorded
    verdict.frameCount = run.digests.count
    evidence = nil
  }
  guard !verdict.status.isGood else { return verdict.sentence }
  if let page = evidence?.page { attach(page, verdict, sourceLocation) }
  Issue.record(
    Comment(rawValue: "\(verdict.name): \(advice(on: verdict))"), sourceLocation: sourceLocation)
  return verdict.sentence
}

/// The sentence with what a developer does next; a scene that is written in a test has no file for
/// the tool's own advice.
private func advice(on verdict: SceneVerdict) -> String {
  switch verdict.status {
  case .missing:
    "no golden at \(verdict.golden): ZOOM_RENDER_RECORD=missing records it, outside CI"
  case .failed:
    "\(verdict.sentence)\nmeant so? ZOOM_RENDER_RECORD=failed records it, outside CI"
  default: verdict.sentence
  }
}

private func attach(
  _ page: PageEvidence, _ verdict: SceneVerdict, _ sourceLocation: Testing.SourceLocation
) {
  let stem = String(verdict.name.map { $0 == "/" ? "-" : $0 })
  for picture in page.pictures {
    for (kind, bytes) in picture.files {
      Attachment.record(
        bytes, named: "\(stem)-\(picture.frame)-\(kind).png", sourceLocation: sourceLocation)
    }
  }
  let html = HTMLReport.page(VerifyReport(scenes: [verdict]), evidence: [page])
  Attachment.record(Array(html.utf8), named: "\(stem).html", sourceLocation: sourceLocation)
}
