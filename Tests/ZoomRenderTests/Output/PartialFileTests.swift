// Files under a temporary name: devices, links, several writers.

import Glibc
import Testing

@testable import ZoomRender

struct PartialFileTests {
  private let folder = TemporaryFolder()

  private var names: [String] { TemporaryFolder.files(folder.path).keys.sorted() }

  private func text(_ name: String) -> String {
    String(decoding: TemporaryFolder.bytes("\(folder.path)/\(name)"), as: UTF8.self)
  }

  private func kind(_ path: String) -> mode_t {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & S_IFMT : 0
  }

  @Test func `two writers of one file never mix`() throws {
    let path = "\(folder.path)/a.png"
    let first = try PartialFile(path)
    try first.write(Array("first ".utf8))
    let second = try PartialFile(path)
    try second.write(Array("second".utf8))
    #expect(first.temporary != second.temporary)
    try first.write(Array("goes on".utf8))
    try first.commit()
    #expect(text("a.png") == "first goes on")
    try second.write(Array(" goes on".utf8))
    try second.commit()
    #expect(text("a.png") == "second goes on")
    #expect(names == ["a.png"])
  }

  @Test func `what a killed run left is overwritten`() throws {
    folder.write(".a.png.partial", Array("half of a longer file".utf8))
    try AtomicFile.write(Array("whole".utf8), to: "\(folder.path)/a.png")
    #expect(text("a.png") == "whole")
    #expect(names == ["a.png"])
  }

  @Test func `a writer that gives up leaves nothing`() throws {
    folder.write("a.png", Array("old".utf8))
    do {
      let file = try PartialFile("\(folder.path)/a.png")
      try file.write([1, 2, 3])
    }
    #expect(text("a.png") == "old")
    #expect(names == ["a.png"])
  }

  @Test func `a pipe is written in place and stays one`() throws {
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // Open at both ends, so that neither side waits.
    let reader = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    defer { close(reader) }
    try AtomicFile.write(Array("bytes".utf8), to: path)
    #expect(kind(path) == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "bytes")
  }

  @Test func `a device stays a device`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(kind("/dev/null") == S_IFCHR)
    #expect(throws: OutputError(operation: "write", path: "/dev/full", number: ENOSPC)) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
    }
    #expect(kind("/dev/full") == S_IFCHR)
  }

  @Test func `a link is followed`() throws {
    let target = folder.write("there/a.png", Array("old".utf8))
    let link = "\(folder.path)/link.png"
    try #require(symlink("there/a.png", link) == 0)
    try AtomicFile.write(Array("new".utf8), to: link)
    #expect(kind(link) == S_IFLNK)
    #expect(kind(target) == S_IFREG)
    #expect(text("there/a.png") == "new")
  }

  @Test func `a link in place of the temporary file is not followed`() throws {
    let victim = folder.write("victim", Array("mine".utf8))
    try #require(symlink(victim, "\(folder.path)/.a.png.partial") == 0)
    try AtomicFile.write(Array("new".utf8), to: "\(folder.path)/a.png")
    #expect(text("a.png") == "new")
    #expect(text("victim") == "mine")
  }

  @Test func `a folder is refused before anything is written`() throws {
    #expect(throws: OutputError(operation: "write", path: folder.path, number: EISDIR)) {
      try PartialFile(folder.path)
    }
    #expect(names.isEmpty)
  }
}
