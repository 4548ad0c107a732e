// Settings of transition tests, for a test or a whole suite.

public import Testing

/// How the transitions of a test or suite are verified.
public struct TransitionTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: TransitionSettings

  /// Suites hand the settings to their tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TransitionSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == TransitionTrait {
  /// Verifies transitions with these settings.
  ///
  /// - Parameters:
  ///   - record: which goldens are written.
  ///   - goldens: folder of the goldens; nil = `golden` beside `scenes`.
  ///   - assets: folder of the pinned fonts and icons; nil = `.assets` of the package or of its
  ///     checkout of ZoomRender.
  ///   - scale: pixels per point of new goldens; nil = the scene's, else 1.
  public static func transitions(
    record: RecordMode = .missing, goldens: String? = nil, assets: String? = nil,
    scale: Double? = nil
  ) -> TransitionTrait {
    TransitionTrait(
      settings: TransitionSettings(
        record: record, goldens: goldens, assets: assets, scale: scale))
  }
}

/// What a trait sets.
struct TransitionSettings: Sendable {
  var record = RecordMode.missing
  var goldens: String?
  var assets: String?
  var scale: Double?
  /// Variables that change the mode.
  var environment: @Sendable (String) -> String? = { RecordMode.environment($0) }

  @TaskLocal static var current = TransitionSettings()
}
