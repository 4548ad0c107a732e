// What a verification found, as a value that every report format is written from.

/// The outcome of verifying some scenes.
public struct VerifyReport: Sendable, Equatable {
  /// Version of the JSON form.
  public static let schema = "zoom-render/verify/1"

  package var scenes: [SceneVerdict]
  /// Golden folders without a scene, as paths.
  public var stale: [String]

  package init(scenes: [SceneVerdict] = [], stale: [String] = []) {
    self.scenes = scenes
    self.stale = stale
  }

  package func count(_ status: SceneVerdict.Status) -> Int {
    scenes.filter { $0.status == status }.count
  }

  /// "12 scenes: 10 passed, 1 failed, 1 missing".
  public var summary: String {
    let parts = SceneVerdict.Status.allCases.compactMap { status -> String? in
      let number = count(status)
      return number == 0 ? nil : "\(number) \(status.words)"
    }
    let stalePart = stale.isEmpty ? [] : ["\(stale.count) stale"]
    let scenesPart = "\(scenes.count) scene\(scenes.count == 1 ? "" : "s")"
    return scenesPart + (parts.isEmpty ? "" : ": ") + (parts + stalePart).joined(separator: ", ")
  }
}

/// The outcome of one scene.
public struct SceneVerdict: Sendable, Equatable {
  /// What became of a scene; raw values are part of the report format.
  public enum Status: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case passed, failed, missing, recorded, drift, nonDeterministic, unreadable, skipped

    /// As the summary line says it.
    var words: String {
      switch self {
      case .nonDeterministic: "non-deterministic"
      case .drift: "judged by numbers in another environment"
      case .unreadable: "unreadable"
      default: rawValue
      }
    }

    /// True when a build should go on.
    public var isGood: Bool { self == .passed || self == .drift || self == .skipped }
  }

  /// A frame that differs.
  public struct FailedFrame: Sendable, Equatable {
    package var index: Int
    package var time: Double
    package var goldenDigest: String
    package var actualDigest: String
    /// Set where the golden stores pixels.
    public var difference: ImageDiff.Result?

    package init(
      index: Int, time: Double, goldenDigest: String, actualDigest: String,
      difference: ImageDiff.Result? = nil
    ) {
      self.index = index
      self.time = time
      self.goldenDigest = goldenDigest
      self.actualDigest = actualDigest
      self.difference = difference
    }
  }

  /// The scene's path below its scenes folder.
  public var name: String
  /// The scene file as the user named it.
  public var file: String
  package var golden: String
  package var status: Status
  package var frameCount: Int
  package var failedFrames: [FailedFrame]
  package var causes: [Explanation]
  /// Differences of the environment, as "cairo 1.16.0 → 1.18.0".
  public var environment: [String]
  /// Where in the scene the cause was written, when known.
  public var location: SourceLocation?
  /// Pictures written for this scene: name and path.
  public var artifacts: [Artifact]
  /// The error, for scenes that could not be verified.
  public var message: String?
  /// True when the scene's file is not the one that the golden was recorded from.
  package var sceneChanged = false
  /// What was left when the causes were undone and the frames rendered again.
  package var proof: Proof?
  /// How long judging it took; not part of the JSON form, which has the same bytes for the same run.
  package var seconds = 0.0

  /// The outcome of a rendering with the causes undone.
  public struct Proof: Sendable, Equatable {
    /// Frames that were rendered again, and those that came out equal to the golden bit for bit;
    /// 0 when nothing could be undone and pixels outside the named things were counted.
    package var frames: Int
    package var equal: Int
    /// Pixels left in stored frames; nil when no stored frame was needed.
    package var pixels: Int?
  }

  /// A file written for a failed scene.
  public struct Artifact: Sendable, Equatable {
    package var name: String
    package var path: String
    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  package init(
    name: String, file: String, golden: String, status: Status, frameCount: Int = 0,
    failedFrames: [FailedFrame] = [], causes: [Explanation] = [], environment: [String] = [],
    location: SourceLocation? = nil, artifacts: [Artifact] = [], message: String? = nil
  ) {
    self.name = name
    self.file = file
    self.golden = golden
    self.status = status
    self.frameCount = frameCount
    self.failedFrames = failedFrames
    self.causes = causes
    self.environment = environment
    self.location = location
    self.artifacts = artifacts
    self.message = message
  }

  /// One line without the name, of at most 140 characters: what a reader of a log needs.
  ///
  /// Words of the scene in it cannot steer a terminal or turn the line's direction.
  public var sentence: String { Explanation.shortened(PrintableText.lines(statement)) }

  /// The sentence; of a scene that cannot be judged the whole error, whose place must not be cut.
  public var account: String {
    status == .unreadable ? PrintableText.lines(statement) : sentence
  }

  private var statement: String {
    switch status {
    case .passed: "\(frameCount) frames equal"
    case .recorded: "recorded \(frameCount) frames"
    case .skipped: message ?? "has no golden"
    case .missing: missingSentence
    case .unreadable: message ?? "the golden cannot be read"
    case .nonDeterministic:
      "two renderings of the same frame differ: \(failedSpan)" + repeatedResidual
    case .drift: driftSentence
    case .failed: failureSentence
    }
  }

  /// A command is never cut: with long paths the places give way to it, then it to words.
  private var missingSentence: String {
    let command = "record it with `zoom-render record \(ShellText.path(file))`"
    let sentences = ["no golden at \(ShellText.path(golden)): \(command)", "no golden: \(command)"]
    return sentences.first { $0.unicodeScalars.count <= Explanation.sentenceLimit }
      ?? "no golden: record it with `zoom-render record` and the scene's path"
  }

  /// What two more renderings say of a frame that differs from itself.
  private var repeatedResidual: String {
    guard let difference = failedFrames.first?.difference else { return "" }
    let pixels = difference.pixelsDifferent
    return pixels == 0 ? ", residual 0 px between two more" : ", residual \(pixels) px"
  }

  private var driftSentence: String {
    let compared = failedFrames.compactMap(\.difference?.pixelsOver)
    // Where no picture is stored, the numbers and the drawing are the proof.
    let end = ", residual " + (compared.max().map { "\($0) px" } ?? "0 px by numbers")
    let names = environment.isEmpty ? "environment unknown" : environment.joined(separator: ", ")
    let sentence = "numbers equal, \(failedFrames.count) frames have other pixels: \(names)"
    return Explanation.shortened(sentence, to: Explanation.sentenceLimit - end.count) + end
  }

  private var failureSentence: String {
    // Frames that only the golden has count too.
    let count = max(frameCount, (failedFrames.last?.index ?? -1) + 1)
    let end = failedFrames.isEmpty ? "" : " (\(failedFrames.count) of \(count) frames)"
    guard let cause = causes.first?.sentence else {
      return (message ?? "\(failedFrames.count) frames differ") + end
    }
    // The number of frames gives way to the cause and its residual.
    let sentence = cause + end
    return sentence.unicodeScalars.count <= Explanation.sentenceLimit ? sentence : cause
  }

  private var failedSpan: String {
    guard let first = failedFrames.first?.index, let last = failedFrames.last?.index else {
      return "frames differ"
    }
    return first == last ? "frame \(first)" : "frames \(first)–\(last)"
  }
}
