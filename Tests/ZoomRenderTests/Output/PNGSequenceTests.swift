// Files: what decoders see, determinism, resuming.

import CPNG
import Glibc
import Testing

@testable import ZoomRender

struct PNGSequenceTests {
  private func sequence(_ folder: TemporaryFolder, jobs: Int, hasAlpha: Bool = false) -> PNGSequence
  {
    PNGSequence(
      context: RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1.5),
      options: .init(folder: folder.path, jobs: jobs, hasAlpha: hasAlpha))
  }

  private static let zoom = SyntheticZoom(size: Size(134, 291))

  @Sendable private static func frame(_ index: Int) -> Frame {
    zoom.frame(at: Double(index) / 9)
  }

  @Test func `files do not depend on workers, order or what was made before`() throws {
    let reference = TemporaryFolder()
    _ = try sequence(reference, jobs: 1).write(Array(0..<10), frame: Self.frame)
    #expect(reference.names == (0..<10).map(PNGSequence.fileName) + ["frames.json"])
    for (jobs, order) in [
      (2, Array(0..<10)), (4, Array(0..<10)), (1, (0..<10).reversed()),
      (2, [5, 0, 9, 3, 1, 2, 8, 4, 7, 6]),
    ] {
      let folder = TemporaryFolder()
      let summary = try sequence(folder, jobs: jobs).write(order, frame: Self.frame)
      #expect(summary.written == 10 && summary.kept == 0)
      #expect(folder.names == reference.names)
      #expect(folder.contents == reference.contents, "\(jobs) jobs, order \(order)")
    }
  }

  @Test func `decoders see the pixels of the bitmap`() throws {
    for hasAlpha in [false, true] {
      let folder = TemporaryFolder()
      _ = try sequence(folder, jobs: 1, hasAlpha: hasAlpha).write([4], frame: Self.frame)
      var frame = Self.frame(4)
      if hasAlpha { frame.background = .clear }
      let bitmap = try FrameMaking.bitmap(frame, scale: 1.5)
      let decoded = try PNGDecoding.decode(folder.bytes("frame-0004.png"))
      #expect(decoded == bitmap)
      let stamp = PNGStamp.read(folder.path + "/frame-0004.png")
      #expect(stamp?.pixels == bitmap.pixelDigest)
    }
  }

  @Test func `a second run keeps what is right and repairs the rest`() throws {
    let folder = TemporaryFolder()
    _ = try sequence(folder, jobs: 2).write(Array(0..<6), frame: Self.frame)
    let before = folder.contents
    // One file is cut off, one is another frame, one is missing, one is left half made.
    let cut = open(folder.path + "/frame-0001.png", O_WRONLY)
    _ = ftruncate(cut, 500)
    close(cut)
    rename(folder.path + "/frame-0003.png", folder.path + "/frame-0002.png")
    try AtomicFile.write([1, 2, 3], to: folder.path + "/.frame-0004.png.partial")
    let summary = try sequence(folder, jobs: 2).write(Array(0..<6), frame: Self.frame)
    #expect(summary.written == 3 && summary.kept == 3)
    unlink(folder.path + "/.frame-0004.png.partial")
    #expect(folder.contents == before)
  }

  @Test func `other fonts or images make another file digest`() throws {
    let folder = TemporaryFolder()
    _ = try sequence(folder, jobs: 1).write([0], frame: Self.frame)
    let other = PNGSequence(
      context: RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1.5),
      options: .init(folder: folder.path, assets: Digest(low: 1, high: 2)))
    #expect(try other.write([0], frame: Self.frame).written == 1)
  }

  @Test func `a frame that fails stops the run and leaves whole files`() throws {
    struct Stop: Error {}
    let folder = TemporaryFolder()
    #expect(throws: Stop.self) {
      _ = try sequence(folder, jobs: 2).write(Array(0..<10)) { index in
        if index == 5 { throw Stop() }
        return Self.frame(index)
      }
    }
    for name in folder.names {
      #expect(!name.hasSuffix(".partial"))
      #expect(PNGStamp.read(folder.path + "/" + name) != nil)
    }
  }

  @Test func `a folder that cannot be made is an output error`() {
    let sequence = PNGSequence(
      context: RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1),
      options: .init(folder: "/dev/null/frames"))
    #expect(throws: OutputError.self) { try sequence.write([0], frame: Self.frame) }
  }

  @Test func `unchanged bands are taken over`() throws {
    let encoder = BandEncoder(RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1.5))
    let plan = FramePlanner.plan(Self.frame(3), pixelsPerPoint: 1.5)
    let first = try encoder.encode(plan, hasAlpha: false)
    #expect(encoder.reusedBands == 0)
    #expect(try encoder.encode(plan, hasAlpha: false) == first)
    #expect(encoder.reusedBands == first.count)
  }
}

/// Decodes PNG files with libpng.
enum PNGDecoding {
  struct Failure: Error { var text: String }

  static func decode(_ bytes: [UInt8]) throws -> Bitmap {
    var image = zr_png_image()
    defer { zr_png_image_free(&image) }
    guard zr_png_read(bytes, bytes.count, 1 << 28, &image) == 0, let pixels = image.pixels else {
      throw Failure(text: withUnsafeBytes(of: image.error) { String(decoding: $0, as: UTF8.self) })
    }
    let (width, height) = (Int(image.width), Int(image.height))
    let channels = Int(image.channels)
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for index in 0..<(width * height) {
      for channel in 0..<3 { rgba.append(pixels[index * channels + channel]) }
      rgba.append(channels == 4 ? pixels[index * channels + 3] : 255)
    }
    return Bitmap(width: width, height: height, bytes: rgba)
  }
}

extension TemporaryFolder {
  /// Names of its files, sorted.
  fileprivate var names: [String] { Self.files(path).keys.sorted() }
  fileprivate func bytes(_ name: String) -> [UInt8] { Self.bytes(path + "/" + name) }
  /// Bytes of its files, in the order of their names.
  fileprivate var contents: [[UInt8]] { names.map(bytes) }
}
