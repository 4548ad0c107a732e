// Proof that a scene gives the same pixels however it is rendered.

import CKernels

/// The outcome of rendering a scene in several ways: all digests are equal, or the first that is not.
public struct Certificate: Sendable, Equatable {
  package static let schema = "zoom-render/certificate/1"

  /// One way of rendering all frames.
  public struct Way: Sendable, Equatable {
    /// Frames rendered at the same time.
    public var jobs: Int
    /// True when the last frame was made first.
    public var isReversed: Bool
    /// True for the scalar reference of the pixel kernels.
    public var isScalar: Bool

    package init(jobs: Int, isReversed: Bool = false, isScalar: Bool = false) {
      self.jobs = jobs
      self.isReversed = isReversed
      self.isScalar = isScalar
    }

    /// "2 jobs, reversed, scalar kernels".
    public var words: String {
      "\(jobs) job\(jobs == 1 ? "" : "s")" + (isReversed ? ", reversed" : "")
        + (isScalar ? ", scalar kernels" : "")
    }
  }

  /// A frame that two ways draw differently.
  public struct Difference: Sendable, Equatable {
    package var way: Way
    package var frame: Int
    package var expected: String
    package var found: String
  }

  package var scene: String
  package var sceneDigest: String
  package var environment: RenderEnvironment
  package var ways: [Way]
  package var frames: Int
  /// XXH3-128 over the frames' digests.
  public var digest: String
  package var difference: Difference?
  /// Pixel digests of the frames, as the first way has given them; not part of what is stored.
  package var frameDigests: [String] = []

  package var isProven: Bool { difference == nil }

  /// Every number of jobs forwards, one of them backwards, one with scalar kernels.
  public static func standardWays(jobs: [Int]) -> [Way] {
    jobs.map { Way(jobs: $0) }
      + [Way(jobs: jobs.last ?? 1, isReversed: true), Way(jobs: jobs.last ?? 1, isScalar: true)]
  }

  /// Renders `session`'s frames in each way.
  ///
  /// Each way starts with empty caches. Scalar kernels are a setting of the process: nothing else may
  /// rasterize meanwhile.
  public static func certify(
    _ session: GoldenSession, ways: [Way], progress: (@Sendable (Int) -> Void)? = nil
  ) throws -> Certificate {
    var first: [String] = []
    var certificate = Certificate(
      scene: GoldenPath.name(scene: session.timeline.scene.file),
      sceneDigest: session.timeline.scene.digest.description,
      environment: .current(assets: session.assets), ways: [], frames: session.frameCount,
      digest: "", difference: nil)
    for (index, way) in ways.enumerated() {
      zr_kernels_force_scalar(way.isScalar)
      defer { zr_kernels_force_scalar(false) }
      let done = index * session.frameCount
      let digests = try session.digests(way) { progress?(done + $0) }
      certificate.ways.append(way)
      if index == 0 {
        first = digests
        continue
      }
      if let frame = first.indices.first(where: { first[$0] != digests[$0] }) {
        certificate.difference = Difference(
          way: way, frame: frame, expected: first[frame], found: digests[frame])
        break
      }
    }
    certificate.frameDigests = first
    certificate.digest = Digest(of: Array(first.joined().utf8)).description
    return certificate
  }

  /// The digest of a stored certificate of the same scene, environment and number of frames; nil when
  /// the text is none of those.
  ///
  /// Another build of the program (debug or release, with other compilers) must come to the same.
  package func storedDigest(_ text: [UInt8]) -> String? {
    let (node, _) = JSONReader.read(SourceText(file: "certificate.json", bytes: text))
    guard let node, node["schema"]?.string == Certificate.schema,
      node["sceneDigest"]?.string == sceneDigest, node["frames"]?.number == Double(frames)
    else { return nil }
    return Self.environment(node) == environment ? node["digest"]?.string : nil
  }

  /// What another program has said of the same scene.
  public enum Answer: Sendable, Equatable {
    case equal
    /// The first frame that it draws otherwise, and what else differs in its environment.
    case differs(frame: Int, environment: [String])
    /// Another scene, or another number of frames.
    case incomparable(String)
  }

  /// Compares with the JSON of another program, frame digests included.
  package func compared(with text: [UInt8]) -> Answer {
    let (node, _) = JSONReader.read(SourceText(file: "certificate.json", bytes: text))
    guard let node, node["schema"]?.string == Certificate.schema,
      let digests = node["digests"]?.elements?.compactMap(\.string)
    else { return .incomparable("it answers with no certificate that lists its frames") }
    guard node["sceneDigest"]?.string == sceneDigest else {
      return .incomparable("it has read another scene")
    }
    guard digests.count == frameDigests.count else {
      return .incomparable("it makes \(digests.count) frames, this program \(frameDigests.count)")
    }
    guard let frame = digests.indices.first(where: { digests[$0] != frameDigests[$0] }) else {
      return .equal
    }
    return .differs(frame: frame, environment: Self.environment(node).differences(to: environment))
  }

  private static func environment(_ node: JSONNode) -> RenderEnvironment {
    RenderEnvironment(
      (node["environment"]?.members ?? []).compactMap { member in
        member.value.string.map { RenderEnvironment.Entry(member.key, $0) }
      })
  }

  /// The certificate as text, to be kept beside a golden.
  public var json: String { json(listsFrames: false) }

  /// - Parameter listsFrames: whether the frames' digests follow.
  package func json(listsFrames: Bool) -> String {
    let list = ways.map { JSONText.quoted($0.words) }.joined(separator: ", ")
    let failure = difference.map {
      ",\n\"difference\": {\"way\": \(JSONText.quoted($0.way.words)), \"frame\": \($0.frame), "
        + "\"expected\": \"\($0.expected)\", \"found\": \"\($0.found)\"}"
    }
    let digests = frameDigests.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"schema": \(JSONText.quoted(Certificate.schema)),
      "scene": \(JSONText.quoted(scene)), "sceneDigest": "\(sceneDigest)",
      "environment": \(environment.json),
      "ways": [\(list)],
      "frames": \(frames), "digest": "\(digest)"\(failure ?? "")\
      \(listsFrames ? ",\n\"digests\": [\(digests)]" : "")}

      """
  }
}

extension GoldenSession {
  /// Pixel digests of all frames, rendered in one way with caches of its own.
  func digests(_ way: Certificate.Way, progress: @escaping @Sendable (Int) -> Void) throws
    -> [String]
  {
    let (timeline, fps, count) = (timeline, fps, frameCount)
    let fresh = RasterContext(assets: assets, pixelsPerPoint: pixelsPerPoint)
    let run = try GoldenRun.render(
      count: count, workers: way.jobs, context: fresh, progress: progress
    ) { index in
      let frame = way.isReversed ? count - 1 - index : index
      return timeline.frameWithoutSpeeds(at: Double(frame) / fps)
    }
    return way.isReversed ? run.digests.reversed() : run.digests
  }
}
