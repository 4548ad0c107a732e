// Two builds of the program side by side.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct CertifyCommandTests {
  private static let still = """
    {"title": "t", "about": "a", "canvas": {"width": 40, "height": 30, "scale": 1},
    "view": {"Rectangle": {}, "name": "card", "modifiers": [{"fill": "blue"}]},
    "script": [{"wait": 0.05}]}
    """

  private static func certificate() throws -> Certificate {
    try Certificate.certify(try GoldenMaking().session(still), ways: [.init(jobs: 1)])
  }

  @Test func `an answer is equal, names the frame that differs, or cannot be compared`() throws {
    let certificate = try Self.certificate()
    func answer(_ other: Certificate) -> Certificate.Answer {
      certificate.compared(with: Array(other.json(listsFrames: true).utf8))
    }
    #expect(answer(certificate) == .equal)
    var other = certificate
    other.frameDigests[1] = "00"
    other.environment = RenderEnvironment([])
    guard case .differs(let frame, let environment) = answer(other) else {
      Issue.record("another frame is a difference")
      return
    }
    #expect(frame == 1)
    #expect(!environment.isEmpty)
    other = certificate
    other.sceneDigest = "0"
    #expect(answer(other) == .incomparable("it has read another scene"))
    other = certificate
    other.frameDigests.removeLast()
    guard case .incomparable = answer(other) else {
      Issue.record("other frames cannot be compared")
      return
    }
    for text in ["", "{}", "[1]", certificate.json] {
      guard case .incomparable = certificate.compared(with: Array(text.utf8)) else {
        Issue.record("no certificate: \(text)")
        return
      }
    }
  }

  @Test func `a build gives the frames of another build, and what is none is refused`() throws {
    let folder = TemporaryFolder()
    let scene = folder.write("scenes/a.json", Self.still)
    func certify(_ program: String) -> ToolRun {
      ToolRun.run([
        "certify", scene, "--jobs", "1", "--with", program, "--assets", TestAssets.directory,
      ])
    }
    let run = certify(ToolProcess.program)
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.result.contains("1 other build"))
    #expect(certify("/bin/true").status == .inputUnreadable)
    #expect(certify("/bin/false").status == .inputUnreadable)
    #expect(certify("/no/such/program").status == .programMissing)
  }
}
