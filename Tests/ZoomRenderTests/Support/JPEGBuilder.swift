// JPEG files and colour profiles for tests.

import CLCMS
import CTurboJPEG

/// Makes JPEG files with the library that reads them.
enum JPEGBuilder {
  /// A JPEG of RGB samples, or of one grey sample, or four CMYK samples a pixel.
  static func jpeg(width: Int, height: Int, samples: [UInt8], progressive: Bool = false)
    -> [UInt8]
  {
    let channels = samples.count / (width * height)
    let format = channels == 1 ? TJPF_GRAY : channels == 4 ? TJPF_CMYK : TJPF_RGB
    let subsampling = channels == 1 ? TJSAMP_GRAY : TJSAMP_444
    let handle = tjInitCompress()
    var data: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    tjCompress2(
      handle, samples, Int32(width), 0, Int32(height), Int32(format.rawValue), &data, &size,
      Int32(subsampling.rawValue), 100,
      TJFLAG_ACCURATEDCT | (progressive ? TJFLAG_PROGRESSIVE : 0))
    let bytes = Array(UnsafeBufferPointer(start: data, count: Int(size)))
    tjFree(data)
    tjDestroy(handle)
    return bytes
  }

  /// The file with a marker segment after its first marker.
  static func inserting(_ marker: UInt8, _ content: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
      + content + jpeg.dropFirst(2)
  }

  /// An EXIF segment with an orientation, in either byte order.
  static func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    let value = UInt8(orientation)
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    return Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
  }

  /// The ICC profile of Display P3: sRGB's curve and white with wider primaries.
  static func displayP3() -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let curve = cmsBuildParametricToneCurve(
      nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    var curves: [OpaquePointer?] = [curve, curve, curve]
    let profile = cmsCreateRGBProfile(&white, &primaries, &curves)
    var length: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &length)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    cmsSaveProfileToMem(profile, &bytes, &length)
    cmsCloseProfile(profile)
    cmsFreeToneCurve(curve)
    return bytes
  }
}
