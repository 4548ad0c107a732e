// The standard output: full, closed, gone.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct StandardChannelTests {
  @Test(arguments: [(ENOSPC, ENOSPC), (EIO, EIO), (EBADF, EBADF), (EPIPE, nil), (nil, nil)])
  func `a result that cannot be written is an output error, a reader that has gone is none`(
    number: Int32?, kept: Int32?
  ) {
    let failure = WriteFailure()
    failure.note(number)
    failure.note(nil)
    let console = Console(failure: failure, result: { _ in }, message: { _ in })
    #expect(console.resultError?.number == kept)
  }

  @Test func `a full disk behind the standard output ends with 73`() throws {
    let folder = TemporaryFolder()
    let run = try #require(
      ToolProcess(["devices"], output: "/dev/full", errors: folder.path + "/e"))
    #expect(run.wait() == ExitStatus.outputFailed.rawValue)
    let said = String(decoding: TemporaryFolder.bytes(folder.path + "/e"), as: UTF8.self)
    #expect(
      said
        == "zoom-render: error: cannot write 'the standard output': No space left on device\n")
  }

  @Test(arguments: ["devices", "profile", "spring", "schema", "doctor"])
  func `operands that a verb does not take are refused`(verb: String) {
    let run = ToolRun.run([verb, "ios26", "two"])
    #expect(run.status == .usage)
    #expect(run.result.isEmpty)
    #expect(run.messages.contains("found '\(verb == "profile" ? "two" : "ios26")'"))
  }

  @Test func `pages of rules need their scenes before a folder is made`() {
    let folder = TemporaryFolder()
    let pages = folder.path + "/pages"
    #expect(ToolRun.run(["lint", folder.path, "--pages", pages]).status == .inputUnreadable)
    #expect(access(pages, F_OK) != 0)
  }

  @Test func `watch ends when its options are wrong`() {
    let folder = TemporaryFolder()
    let scene = folder.write("scene.json", ReelCommandTests.small("red"))
    let run = ToolRun.run(["watch", scene, "--fps", "0", "-o", folder.path + "/page.html"])
    #expect(run.status == .usage)
    #expect(run.messages.contains("'--fps' takes a number of 1…240"))
  }
}
