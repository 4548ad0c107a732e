// The numbers of frames, kept on disk until all are there.

import Glibc
import Synchronization

/// Collects one JSON object a frame, in any order, and writes them as `frames.json` in order.
///
/// Records wait in an unnamed file, so that memory does not grow with the number of frames.
final class FrameRecords: Sendable {
  private struct State {
    /// Where each frame's record is.
    var places: [Int: (offset: Int, length: Int)] = [:]
    var end = 0
  }

  private let file: Int32
  private let folder: String
  private let state = Mutex(State())

  init(folder: String) throws(OutputError) {
    self.folder = folder
    var descriptor = open(folder, O_TMPFILE_FLAG | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      // Not every file system has unnamed files.
      let name = folder + "/.frames.records"
      descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      if descriptor >= 0 { unlink(name) }
    }
    guard descriptor >= 0 else { throw OutputError(operation: "create a file in", path: folder) }
    file = descriptor
  }

  deinit { close(file) }

  /// Adds a frame's record.
  func add(_ index: Int, frame: Frame, file name: String, stamp: PNGStamp) throws {
    let fields = [
      "\"index\":\(index)", "\"file\":\(JSONText.quoted(name))",
      "\"pixels\":\"\(stamp.pixels)\"", "\"frame\":\"\(stamp.frame)\"",
    ]
    // The inspection is an object: its members follow ours.
    let inspection = FrameInspection(frame).json
    let text = "{" + fields.joined(separator: ",") + "," + inspection.dropFirst()
    let bytes = Array(text.utf8)
    let offset = state.withLock { state in
      let offset = state.end
      state.end += bytes.count
      state.places[index] = (offset, bytes.count)
      return offset
    }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + written, $0.count - written, off_t(offset + written))
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw OutputError(operation: "write numbers of frames in", path: folder)
      }
      written += count
    }
  }

  /// Writes all records in order of their frames.
  func finish(_ indices: [Int], to path: String, header: [String]) throws {
    let output = try PartialFile(path)
    let fields = ["\"version\":1", "\"renderer\":\(JSONText.quoted(RendererVersion.current))"]
    try put("{" + (fields + header).joined(separator: ",") + ",\"frames\":[\n", output)
    for (position, index) in indices.sorted().enumerated() {
      if position > 0 { try put(",\n", output) }
      try output.write(try record(index))
    }
    try put("\n]}\n", output)
    try output.commit()
  }

  private func put(_ text: String, _ output: PartialFile) throws {
    try output.write(Array(text.utf8))
  }

  private func record(_ index: Int) throws -> [UInt8] {
    guard let place = state.withLock({ $0.places[index] }) else { return [] }
    var bytes = [UInt8](repeating: 0, count: place.length)
    var read = 0
    while read < place.length {
      let count = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress! + read, place.length - read, off_t(place.offset + read))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputError(operation: "read numbers in", path: folder) }
      read += count
    }
    return bytes
  }
}

/// Linux's `O_TMPFILE`, a macro that Swift does not see.
private let O_TMPFILE_FLAG: Int32 = 0o20000000 | O_DIRECTORY
