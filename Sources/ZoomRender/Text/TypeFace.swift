// From a font to the files that draw it.

import CHarfBuzz

/// A font file at the size and axis values that stand for a ``ResolvedFont``.
struct TypeFace: Sendable, Equatable, Hashable {
  var face: FontFace
  /// Added to every cluster's advance, in points.
  var tracking: Double
}

extension ResolvedFont {
  /// The face for characters that the font's own family covers.
  var primaryFace: TypeFace {
    if let file {
      return TypeFace(
        face: FontFace(
          file: file, size: size, weight: axisValue,
          opticalSize: min(max(size, 1), 144), slant: isItalic ? ResolvedFont.slant : 0),
        tracking: 0)
    }
    switch design {
    case .default, .rounded: return interFace
    case .monospaced:
      // San Francisco Mono's advance is .618 em, JetBrains Mono's .600. Medium confidence.
      return TypeFace(
        face: FontFace(file: monospacedFile.id, size: size), tracking: size * 0.018)
    case .serif:
      return TypeFace(face: FontFace(file: serifFile.id, size: size), tracking: 0)
    }
  }

  /// The same font drawn with a pinned fallback file.
  func fallbackFace(_ font: PinnedFont) -> TypeFace {
    let slants = isItalic && font != .emoji
    return TypeFace(
      face: FontFace(file: font.id, size: size, slant: slants ? ResolvedFont.slant : 0),
      tracking: 0)
  }

  /// Inter in place of San Francisco: drawn at .968 of the size, so that cap heights agree
  /// (.7275 against .7046 em), with the tracking that makes words equally long.
  private var interFace: TypeFace {
    TypeFace(
      face: FontFace(
        file: (isItalic ? PinnedFont.interItalic : .inter).id, size: size * 0.968,
        weight: axisValue, opticalSize: size <= 17 ? 14 : min(size, 32)),
      tracking: size * InterTracking.em(at: size))
  }

  private var monospacedFile: PinnedFont {
    if isItalic { return weight.isBoldish ? .monoBoldItalic : .monoItalic }
    switch weight {
    case .ultraLight: return .monoThin
    case .thin: return .monoExtraLight
    case .light: return .monoLight
    case .regular: return .monoRegular
    case .medium: return .monoMedium
    case .semibold: return .monoSemiBold
    case .bold: return .monoBold
    case .heavy, .black: return .monoExtraBold
    }
  }

  private var serifFile: PinnedFont {
    switch (weight.isBoldish, isItalic) {
    case (false, false): .serifRegular
    case (true, false): .serifBold
    case (false, true): .serifItalic
    case (true, true): .serifBoldItalic
    }
  }

  /// Tangent of 12 degrees: the slant of faces without italics.
  private static let slant = 0.2126

  /// Vertical metrics of the font: San Francisco's, or those of the scene's own file.
  func metrics(fonts: FontLibrary) -> FontMetrics {
    guard let file, let font = fonts.file(file) else {
      return .system(size: size, leading: leading)
    }
    return font.metrics(size: size, weight: axisValue)
  }
}

/// Tracking of Inter that stands for San Francisco's spacing.
enum InterTracking {
  /// Knots (nominal size in points, tracking in em of it) for glyphs drawn at .968 of the size.
  ///
  /// Fitted to label widths recorded on iOS and macOS at 13, 17 and 34 points; other sizes follow
  /// the shape of Apple's tracking table and are estimates.
  private static let knots: [(size: Double, em: Double)] = [
    (6, 0.061), (8, 0.046), (10, 0.031), (11, 0.025), (12, 0.019), (13, 0.013), (15, 0.0065),
    (17, 0), (20, 0.002), (28, 0.002), (34, 0.006), (40, 0.0075), (80, 0.0005),
  ]

  /// Linear between knots, constant outside them.
  static func em(at size: Double) -> Double {
    guard var lower = knots.first, size > lower.size else { return knots[0].em }
    for upper in knots.dropFirst() {
      if size <= upper.size {
        let fraction = (size - lower.size) / (upper.size - lower.size)
        return lower.em + (upper.em - lower.em) * fraction
      }
      lower = upper
    }
    return lower.em
  }
}

extension FontFile {
  /// The file's own vertical metrics at a size.
  func metrics(size: Double, weight: Double) -> FontMetrics {
    let font = font(weight: weight, opticalSize: 14)
    let scale = size / unitsPerEm
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0, extents.ascender > 0,
      extents.descender <= 0, extents.line_gap >= 0
    else { return .system(size: size) }
    var capHeight: Int32 = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight) == 0 {
      capHeight = Int32(unitsPerEm * 0.7)
    }
    return FontMetrics(
      ascender: Double(extents.ascender) * scale,
      descender: -Double(extents.descender) * scale, capHeight: Double(capHeight) * scale,
      leading: Double(extents.line_gap) * scale)
  }
}
