// A font file, shared read-only by everything that shapes and draws.

import CHarfBuzz
import Glibc
import Synchronization

/// A font file with its HarfBuzz face; immutable to its users, safe to share between threads.
///
/// HarfBuzz faces and fonts may be read by several threads at once after they were made immutable;
/// fonts for variation settings are made on demand and kept behind a lock.
final class FontFile: @unchecked Sendable {
  /// Name of the file without folder and extension: `Inter`, `NotoSansArabic-Bold`.
  let name: String
  let path: String
  /// Units of the font's coordinates per em.
  let unitsPerEm: Double
  let hasWeightAxis: Bool
  let hasOpticalSizeAxis: Bool
  /// True when glyphs are colour bitmaps.
  let hasColorBitmaps: Bool

  private let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  private let face: OpaquePointer
  /// Without variations: for character maps.
  private let nominalFont: OpaquePointer
  /// HarfBuzz fonts by axis values. Optical sizes are quantized, so that there are at most a few
  /// thousand however many sizes an animation passes through.
  private let fonts = Mutex<[VariationKey: OpaquePointer]>([:])
  private let digestCache = Mutex<Digest?>(nil)

  private struct VariationKey: Hashable {
    var weight: Double
    var opticalSize: Double
  }

  /// Opens a font.
  ///
  /// - Parameter isTrusted: true for pinned files, which are mapped; other files are read, because a
  ///   mapping of a file that shrinks meanwhile would end the process.
  /// - Returns: nil when the file cannot be read, is larger than 64 MiB or holds no font.
  init?(path: String, isTrusted: Bool) {
    guard let (bytes, isMapped) = FontFile.contents(of: path, maps: isTrusted) else { return nil }
    let blob = hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    guard let face, hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      FontFile.release(bytes, isMapped: isMapped)
      return nil
    }
    hb_face_make_immutable(face)
    nominalFont = hb_font_create(face)!
    hb_font_make_immutable(nominalFont)
    self.bytes = bytes
    self.isMapped = isMapped
    self.face = face
    self.path = path
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    var name = file ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    self.name = name
    unitsPerEm = Double(hb_face_get_upem(face))
    hasWeightAxis = FontFile.hasAxis(FontFile.weightTag, face)
    hasOpticalSizeAxis = FontFile.hasAxis(FontFile.opticalSizeTag, face)
    hasColorBitmaps = hb_ot_color_has_png(face) != 0
  }

  deinit {
    fonts.withLock { fonts in
      for font in fonts.values { hb_font_destroy(font) }
    }
    hb_font_destroy(nominalFont)
    hb_face_destroy(face)
    FontFile.release(bytes, isMapped: isMapped)
  }

  /// Digest of the file's bytes, taken when first asked for.
  var digest: Digest {
    digestCache.withLock { cached in
      if let cached { return cached }
      let digest = Digest(of: bytes)
      cached = digest
      return digest
    }
  }

  /// A HarfBuzz font whose units are the face's own; lives as long as the file.
  ///
  /// The optical size is rounded to quarters of a point.
  func font(weight: Double, opticalSize: Double) -> OpaquePointer {
    let quarter = (opticalSize * 4).rounded() / 4
    let key = VariationKey(
      weight: hasWeightAxis ? weight : 0, opticalSize: hasOpticalSizeAxis ? quarter : 0)
    return fonts.withLock { fonts in
      if let font = fonts[key] { return font }
      let font = hb_font_create(face)!
      var variations: [hb_variation_t] = []
      if hasWeightAxis {
        variations.append(hb_variation_t(tag: FontFile.weightTag, value: Float(key.weight)))
      }
      if hasOpticalSizeAxis {
        variations.append(
          hb_variation_t(tag: FontFile.opticalSizeTag, value: Float(key.opticalSize)))
      }
      if !variations.isEmpty {
        hb_font_set_variations(font, variations, UInt32(variations.count))
      }
      hb_font_make_immutable(font)
      fonts[key] = font
      return font
    }
  }

  /// The font for a face of this file.
  func font(for face: FontFace) -> OpaquePointer {
    font(weight: face.weight, opticalSize: face.opticalSize)
  }

  /// The glyph that the character map gives for a character, without shaping; nil = not covered.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(nominalFont, scalar.value, &glyph) != 0 else { return nil }
    return glyph
  }

  private static let weightTag = tag("wght")
  private static let opticalSizeTag = tag("opsz")

  /// The four ASCII characters of a table, axis or feature name as HarfBuzz takes them.
  static func tag(_ name: StaticString) -> UInt32 {
    precondition(name.utf8CodeUnitCount == 4, "a tag has four characters")
    return name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func hasAxis(_ tag: UInt32, _ face: OpaquePointer) -> Bool {
    var axis = hb_ot_var_axis_info_t()
    return hb_ot_var_find_axis_info(face, tag, &axis) != 0
  }

  private static func contents(
    of path: String, maps: Bool
  ) -> (bytes: UnsafeRawBufferPointer, isMapped: Bool)? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      status.st_size <= 64 << 20
    else { return nil }
    let count = Int(status.st_size)
    if maps {
      guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
      else { return nil }
      return (UnsafeRawBufferPointer(start: start, count: count), true)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    var filled = 0
    while filled < count {
      let step = read(file, buffer.baseAddress! + filled, count - filled)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else {
        buffer.deallocate()
        return nil
      }
      filled += step
    }
    return (UnsafeRawBufferPointer(buffer), false)
  }

  private static func release(_ bytes: UnsafeRawBufferPointer, isMapped: Bool) {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}
