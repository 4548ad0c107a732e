// The font files that script/bootstrap installs.

/// A pinned font file; raw values are the first ``FontFileID``s of every snapshot.
enum PinnedFont: Int, CaseIterable, Sendable {
  case inter, interItalic
  case cupertinoIcons, phosphor, materialDesignIcons
  case monoThin, monoExtraLight, monoLight, monoRegular, monoMedium, monoSemiBold, monoBold
  case monoExtraBold, monoItalic, monoBoldItalic
  case serifRegular, serifBold, serifItalic, serifBoldItalic
  case arabicRegular, arabicBold, hebrewRegular, hebrewBold, thaiRegular, thaiBold
  case devanagariRegular, devanagariBold
  case symbols, symbols2, eastAsian, emoji

  /// Path below the asset directory.
  var path: String {
    switch self {
    case .inter: "fonts/Inter.ttf"
    case .interItalic: "fonts/Inter-Italic.ttf"
    case .cupertinoIcons: "icons/CupertinoIcons.ttf"
    case .phosphor: "icons/Phosphor.ttf"
    case .materialDesignIcons: "icons/MaterialDesignIcons.ttf"
    case .monoThin: "fonts/JetBrainsMono-Thin.ttf"
    case .monoExtraLight: "fonts/JetBrainsMono-ExtraLight.ttf"
    case .monoLight: "fonts/JetBrainsMono-Light.ttf"
    case .monoRegular: "fonts/JetBrainsMono-Regular.ttf"
    case .monoMedium: "fonts/JetBrainsMono-Medium.ttf"
    case .monoSemiBold: "fonts/JetBrainsMono-SemiBold.ttf"
    case .monoBold: "fonts/JetBrainsMono-Bold.ttf"
    case .monoExtraBold: "fonts/JetBrainsMono-ExtraBold.ttf"
    case .monoItalic: "fonts/JetBrainsMono-Italic.ttf"
    case .monoBoldItalic: "fonts/JetBrainsMono-BoldItalic.ttf"
    case .serifRegular: "fonts/NotoSerif-Regular.ttf"
    case .serifBold: "fonts/NotoSerif-Bold.ttf"
    case .serifItalic: "fonts/NotoSerif-Italic.ttf"
    case .serifBoldItalic: "fonts/NotoSerif-BoldItalic.ttf"
    case .arabicRegular: "fonts/NotoSansArabic-Regular.ttf"
    case .arabicBold: "fonts/NotoSansArabic-Bold.ttf"
    case .hebrewRegular: "fonts/NotoSansHebrew-Regular.ttf"
    case .hebrewBold: "fonts/NotoSansHebrew-Bold.ttf"
    case .thaiRegular: "fonts/NotoSansThai-Regular.ttf"
    case .thaiBold: "fonts/NotoSansThai-Bold.ttf"
    case .devanagariRegular: "fonts/NotoSansDevanagari-Regular.ttf"
    case .devanagariBold: "fonts/NotoSansDevanagari-Bold.ttf"
    case .symbols: "fonts/NotoSansSymbols-Regular.ttf"
    case .symbols2: "fonts/NotoSansSymbols2-Regular.ttf"
    case .eastAsian: "fonts/WenQuanYiMicroHei.ttc"
    case .emoji: "fonts/NotoColorEmoji.ttf"
    }
  }

  /// True for files without which no screen can be drawn; text in other scripts and designs does
  /// without the rest, with a finding for each missing character.
  var isRequired: Bool {
    switch self {
    case .inter, .interItalic, .cupertinoIcons, .phosphor, .materialDesignIcons: true
    default: false
    }
  }

  var id: FontFileID { FontFileID(value: rawValue) }
}
