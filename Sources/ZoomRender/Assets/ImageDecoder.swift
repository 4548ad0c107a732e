// Pixels from image files.

import CImages
import CPNG
import Glibc

/// Decodes image files to premultiplied sRGB, oriented as they are shown.
///
/// Colours: an embedded profile, or a PNG's gamma and primaries, are converted to sRGB; without
/// either the samples are sRGB. CMYK without a profile is (1 - C)(1 - K). Grey becomes equal
/// components, 16-bit samples are rounded to 8.
enum ImageDecoder {
  /// Decodes a file.
  ///
  /// - Parameter eighths: a JPEG is decoded at this many eighths of its size, 1...8.
  static func decode(
    _ bytes: [UInt8], as file: ImageFile, name: String, eighths: Int = 8
  ) throws(ImageProblem) -> PixelImage {
    let image =
      switch file.format {
      case .png: try png(bytes, name: name)
      case .jpeg: try jpeg(bytes, file, name: name, eighths: eighths)
      case .webP: try webP(bytes, file, name: name)
      }
    return oriented(image, orientation: file.orientation)
  }

  /// Decodes a PNG file from memory.
  static func png(_ bytes: [UInt8], name: String) throws(ImageProblem) -> PixelImage {
    try withPNG(bytes, name: name) { samples, layout, image, space throws(ImageProblem) in
      try convert(
        samples, layout, bits: image.bits, width: Int(image.width), height: Int(image.height),
        space, name: name)
    }
  }

  /// Calls `body` with the samples of a PNG file and the colours that they are in.
  static func withPNG<Made>(
    _ bytes: [UInt8], name: String,
    _ body: (UnsafeRawPointer, zr_layout, zr_png_image, zr_color_space) throws(ImageProblem) -> Made
  ) throws(ImageProblem) -> Made {
    var image = zr_png_image()
    defer { zr_png_image_free(&image) }
    guard
      zr_png_read(bytes, bytes.count, UInt64(ImageFile.maximumPixels), &image) == 0,
      let samples = image.pixels
    else {
      let reason = withUnsafeBytes(of: &image.error) { error in
        String(decoding: error.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw damaged(name, reason)
    }
    let layouts = [ZR_GRAY, ZR_GRAY_ALPHA, ZR_RGB, ZR_RGBA]
    guard layouts.indices.contains(Int(image.channels) - 1) else {
      throw damaged(name, "unexpected channels")
    }
    // Code points win over an embedded profile, this over gamma; an sRGB chunk over both gamma and primaries.
    let gamma = image.is_srgb != 0 ? 0 : image.gamma
    let hasPrimaries = image.has_chromaticities != 0
    let profile = UnsafeRawBufferPointer(start: image.profile, count: image.profile_length)
    let facts = image
    return try withUnsafeBytes(of: &image.chromaticities) {
      primaries throws(ImageProblem) -> Made in
      var space = zr_color_space()
      space.profile = profile.baseAddress?.assumingMemoryBound(to: UInt8.self)
      space.profile_length = profile.count
      space.gamma = gamma
      if hasPrimaries {
        space.chromaticities = primaries.baseAddress?.assumingMemoryBound(to: Double.self)
      }
      return try body(
        UnsafeRawPointer(samples), layouts[Int(image.channels) - 1], facts, space)
    }
  }

  private static func jpeg(
    _ bytes: [UInt8], _ file: ImageFile, name: String, eighths: Int
  ) throws(ImageProblem) -> PixelImage {
    var message = [CChar](repeating: 0, count: 200)
    var header = zr_jpeg_header()
    guard zr_jpeg_read_header(bytes, bytes.count, &header, &message, message.count) == 0 else {
      throw damaged(name, text(message))
    }
    // The decoder's own idea of the size decides how much is written.
    guard header.width == file.width, header.height == file.height else {
      throw damaged(name, "two headers disagree")
    }
    let scale = Int32(min(max(eighths, 1), 8))
    let width = Int(zr_jpeg_scaled(header.width, scale))
    let height = Int(zr_jpeg_scaled(header.height, scale))
    let isGray = header.components == 1 && !file.profile.isEmpty
    let isInk = header.components == 4
    let decodes: zr_layout = isGray ? ZR_GRAY : isInk ? ZR_CMYK : ZR_BGRX
    let channels = isGray ? 1 : 4
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * channels) {
      buffer, count in
      // Parts that a damaged file does not reach stay grey.
      if let start = buffer.baseAddress { memset(start, 0x80, buffer.count) }
      let status = zr_jpeg_decode(
        bytes, bytes.count, scale, decodes, buffer.baseAddress, &message, message.count)
      count = status == 0 ? width * height * channels : 0
    }
    guard !samples.isEmpty else { throw damaged(name, text(message)) }
    let layout = isInk && file.hasAdobeMarker ? ZR_CMYK_INVERTED : decodes
    return try converted(samples, layout, width, height, profile: file.profile, name: name)
  }

  private static func webP(
    _ bytes: [UInt8], _ file: ImageFile, name: String
  ) throws(ImageProblem) -> PixelImage {
    let count = file.width * file.height * 4
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      if let start = buffer.baseAddress { memset(start, 0, buffer.count) }
      let status = zr_webp_decode(
        bytes, bytes.count, Int32(file.width), Int32(file.height), buffer.baseAddress)
      filled = status == 0 ? count : 0
    }
    guard !samples.isEmpty else { throw damaged(name, "its data ends too early") }
    return try converted(
      samples, ZR_BGRA, file.width, file.height, profile: file.profile, name: name)
  }

  // MARK: - Steps

  private static func converted(
    _ samples: [UInt8], _ layout: zr_layout, _ width: Int, _ height: Int, profile: [UInt8],
    name: String
  ) throws(ImageProblem) -> PixelImage {
    var result: Result<PixelImage, ImageProblem>?
    samples.withUnsafeBytes { bytes in
      profile.withUnsafeBufferPointer { profile in
        var space = zr_color_space()
        space.profile = profile.isEmpty ? nil : profile.baseAddress
        space.profile_length = profile.count
        guard let start = bytes.baseAddress else { return }
        result = Result { () throws(ImageProblem) in
          try convert(start, layout, bits: 8, width: width, height: height, space, name: name)
        }
      }
    }
    guard let result else { throw damaged(name, "it has no pixels") }
    return try result.get()
  }

  static func convert(
    _ samples: UnsafeRawPointer, _ layout: zr_layout, bits: Int32, width: Int, height: Int,
    _ space: zr_color_space, name: String
  ) throws(ImageProblem) -> PixelImage {
    var space = space
    var status: Int32 = -1
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      if let start = buffer.baseAddress { memset(start, 0, buffer.count) }
      status = zr_convert_to_srgb(
        samples, layout, bits, UInt32(width), UInt32(height), &space, buffer.baseAddress)
      filled = count
    }
    guard status >= 0 else {
      throw ImageProblem(id: "asset.image", "no memory to convert '\(name)'")
    }
    return PixelImage(width: width, height: height, bytes: pixels, isOpaque: status == 1)
  }

  private static func oriented(_ image: PixelImage, orientation: Int) -> PixelImage {
    guard orientation > 1 else { return image }
    let pixels = [UInt8](unsafeUninitializedCapacity: image.bytes.count) { buffer, filled in
      if let start = buffer.baseAddress { memset(start, 0, buffer.count) }
      zr_orient(
        image.bytes, Int32(image.width), Int32(image.height), Int32(orientation),
        buffer.baseAddress)
      filled = image.bytes.count
    }
    let swaps = orientation >= 5
    return PixelImage(
      width: swaps ? image.height : image.width, height: swaps ? image.width : image.height,
      bytes: pixels, isOpaque: image.isOpaque)
  }

  static func webPHeader(
    _ bytes: ArraySlice<UInt8>
  ) -> (width: Int, height: Int, isAnimated: Bool)? {
    var header = zr_webp_header()
    let status = bytes.withUnsafeBufferPointer { buffer in
      zr_webp_read_header(buffer.baseAddress, buffer.count, &header)
    }
    guard status == 0 else { return nil }
    return (Int(header.width), Int(header.height), header.is_animated != 0)
  }

  private static func damaged(_ name: String, _ reason: String) -> ImageProblem {
    ImageProblem(id: "asset.image", "'\(name)' is damaged: \(reason)")
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension PixelImage {
  /// A part of the image at another size, with one filter for all sizes: a tent, bilinear when
  /// enlarging, two output pixels wide when reducing.
  ///
  /// Works on premultiplied encoded values with integer weights, so that results are equal on every
  /// processor. A part that lies outside the image, or a size below one pixel, gives nil.
  /// - Parameter region: in pixels, may be fractional; samples outside it come from its edge.
  public func resampled(region: Rect? = nil, width: Int, height: Int) -> PixelImage? {
    let region = region ?? Rect(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16, region.isFinite,
      region.size.width > 0, region.size.height > 0,
      // Positions in source pixels must fit the filter's integers.
      region.minX > -1e6, region.minY > -1e6, region.maxX < 1e6, region.maxY < 1e6
    else { return nil }
    if width == self.width, height == self.height, region.origin == .zero,
      region.size == Size(Double(width), Double(height))
    {
      return self
    }
    let count = width * height * 4
    var status: Int32 = -1
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      if let start = buffer.baseAddress { memset(start, 0, buffer.count) }
      status = zr_resample(
        bytes, Int32(self.width), Int32(self.height), region.minX, region.minY,
        region.size.width, region.size.height, buffer.baseAddress, Int32(width), Int32(height))
      filled = count
    }
    guard status == 0 else { return nil }
    return PixelImage(width: width, height: height, bytes: pixels, isOpaque: isOpaque)
  }
}
