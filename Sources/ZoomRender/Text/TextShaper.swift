// Characters to glyphs.

import CHarfBuzz

/// Shapes a content: fonts by coverage, scripts, directions, HarfBuzz.
struct TextShaper {
  let fonts: FontLibrary
  let attributes: TextAttributes

  private var shaped = ShapedText()
  private var bytes: [UInt8] = []
  private var runs: [Run] = []
  private let buffer: OpaquePointer
  /// The run in which the next paragraph starts.
  private var currentRun = 0

  /// A run of the content with its font looked up.
  struct Run {
    var bytes: Range<Int>
    var font: ResolvedFont
    /// Extra advance per cluster from kerning and tracking, in points.
    var spacing: Double
    /// True when spacing must keep letters apart: no ligatures.
    var breaksLigatures: Bool
  }

  /// A stretch with one font, script, level and run: what HarfBuzz shapes at once.
  struct Item {
    var bytes: Range<Int>
    var run: Int
    var face: TypeFace
    var level: UInt8
    var script: hb_script_t
    var isColorBitmap: Bool
  }

  private init(fonts: FontLibrary, attributes: TextAttributes) {
    self.fonts = fonts
    self.attributes = attributes
    buffer = hb_buffer_create()!
  }

  /// Shapes a content.
  ///
  /// - Complexity: O(characters); at most `limit` bytes are shaped.
  static func shape(
    _ content: TextContent, attributes: TextAttributes, fonts: FontLibrary, limit: Int
  ) -> ShapedText {
    var shaper = TextShaper(fonts: fonts, attributes: attributes)
    defer { hb_buffer_destroy(shaper.buffer) }
    shaper.collectRuns(content, limit: limit)
    shaper.shapeParagraphs()
    shaper.shapeMarks("…", as: \.ellipsis)
    if shaper.shaped.clusters.contains(where: \.isSoftHyphen) {
      shaper.shapeMarks("-", as: \.hyphen)
    }
    return shaper.shaped
  }

  // MARK: - Runs and paragraphs

  private mutating func collectRuns(_ content: TextContent, limit: Int) {
    for run in content.runs.isEmpty ? [TextContent.Run("")] : content.runs {
      var string = run.string
      if string.utf8.count > limit - bytes.count {
        string = string.prefix(utf8Count: limit - bytes.count)
        shaped.isCut = true
      }
      switch attributes.textCase {
      case .uppercase?: string = string.uppercased()
      case .lowercase?: string = string.lowercased()
      case nil: break
      }
      let start = bytes.count
      bytes.append(contentsOf: string.utf8)
      let font = TextEngine.font(
        for: run, in: attributes, files: { fonts.declared($0) })
      let tracking = run.tracking ?? attributes.tracking
      let kerning = run.kerning ?? attributes.kerning
      runs.append(
        Run(
          bytes: start..<bytes.count, font: font,
          spacing: (tracking != 0 ? tracking : kerning).bounded(by: 10_000),
          breaksLigatures: tracking != 0))
      shaped.styles.append(
        ShapedText.Style(
          metrics: font.metrics(fonts: fonts), shapeStyle: run.style,
          baselineOffset: (run.baselineOffset ?? 0).bounded(by: 10_000),
          isUnderlined: run.isUnderlined ?? false,
          isStruckThrough: run.isStruckThrough ?? false, size: font.size, ellipsis: 0))
      if shaped.isCut { break }
    }
  }

  private mutating func shapeParagraphs() {
    let text = String(decoding: bytes, as: UTF8.self)
    var start = 0
    for (end, next) in ParagraphEnds(text: text) {
      shapeParagraph(start..<end)
      start = next
    }
  }

  private mutating func shapeParagraph(_ range: Range<Int>) {
    let first = shaped.clusters.count
    while currentRun + 1 < runs.count, runs[currentRun].bytes.upperBound <= range.lowerBound {
      currentRun += 1
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let analysis = ParagraphAnalysis(
      text, isRightToLeft: attributes.layoutDirection == .rightToLeft)
    if !range.isEmpty {
      let itemizer = TextItemizer(
        fonts: fonts, runs: runs, firstRun: currentRun, offset: range.lowerBound)
      for item in itemizer.items(of: text, analysis: analysis, missing: &shaped.missingCharacters) {
        shape(item, paragraph: range, analysis: analysis)
      }
    }
    shaped.paragraphs.append(
      ShapedText.Paragraph(
        clusters: first..<shaped.clusters.count, style: currentRun, level: analysis.level,
        end: range.upperBound))
  }

  /// One character per style, as the last clusters.
  private mutating func shapeMarks(
    _ mark: Unicode.Scalar, as cluster: WritableKeyPath<ShapedText.Style, Int>
  ) {
    let text = String(mark)
    for index in runs.indices {
      let range = bytes.count..<bytes.count + text.utf8.count
      let face = runs[index].font.primaryFace
      let covers = fonts.file(face.face.file)?.glyph(for: mark) != nil
      let fallback = TypeFace(
        face: FontFace(file: PinnedFont.inter.id, size: runs[index].font.size), tracking: 0)
      let item = Item(
        bytes: range, run: index, face: covers ? face : fallback, level: 0,
        script: HB_SCRIPT_LATIN, isColorBitmap: false)
      let kept = bytes
      bytes += text.utf8
      shaped.styles[index][keyPath: cluster] = shaped.clusters.count
      shape(item, paragraph: range, analysis: ParagraphAnalysis(text, isRightToLeft: false))
      bytes = kept
      // A font without glyphs for it must not leave a style without its mark.
      if shaped.clusters.count == shaped.styles[index][keyPath: cluster] {
        shaped.clusters.append(
          ShapedText.Cluster(
            bytes: range, glyphs: 0..<0, advance: 0, style: index, face: face.face, level: 0,
            isSpace: false, isColorBitmap: false, startsLine: false))
      }
    }
  }

  // MARK: - HarfBuzz

  private mutating func shape(
    _ item: Item, paragraph: Range<Int>, analysis: ParagraphAnalysis
  ) {
    guard let file = fonts.file(item.face.face.file) else { return }
    hb_buffer_clear_contents(buffer)
    bytes.withUnsafeBufferPointer { all in
      all.withMemoryRebound(to: CChar.self) { text in
        hb_buffer_add_utf8(
          buffer, text.baseAddress.map { $0 + paragraph.lowerBound }, Int32(paragraph.count),
          UInt32(item.bytes.lowerBound - paragraph.lowerBound), Int32(item.bytes.count))
      }
    }
    hb_buffer_set_direction(
      buffer, item.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, TextShaper.language)
    var features = TextShaper.features(of: runs[item.run])
    hb_shape(file.font(for: item.face.face), buffer, &features, UInt32(features.count))
    appendClusters(item, paragraph: paragraph, analysis: analysis, file: file)
  }

  private mutating func appendClusters(
    _ item: Item, paragraph: Range<Int>, analysis: ParagraphAnalysis, file: FontFile
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let scale = item.face.face.size / file.unitsPerEm
    let total = Int(count)
    let isRightToLeft = item.level % 2 == 1
    let firstGlyph = shaped.glyphs.count
    shaped.glyphs.reserveCapacity(firstGlyph + total)
    for index in 0..<total {
      shaped.glyphs.append(
        ShapedText.Glyph(
          id: infos[index].codepoint, dx: Double(places[index].x_offset) * scale,
          dy: -Double(places[index].y_offset) * scale,
          advance: Double(places[index].x_advance) * scale))
    }
    // Groups of equal cluster values, in reading order.
    var index = isRightToLeft ? total - 1 : 0
    let step = isRightToLeft ? -1 : 1
    let firstCluster = shaped.clusters.count
    while index >= 0, index < total {
      let value = infos[index].cluster
      var last = index
      while last + step >= 0, last + step < total, infos[last + step].cluster == value {
        last += step
      }
      let glyphs = firstGlyph + min(index, last)..<firstGlyph + max(index, last) + 1
      append(item, start: Int(value) + paragraph.lowerBound, glyphs: glyphs, analysis, paragraph)
      index = last + step
    }
    // Each cluster ends where the next one starts.
    for index in firstCluster..<shaped.clusters.count {
      let isLast = index + 1 == shaped.clusters.count
      let end = isLast ? item.bytes.upperBound : shaped.clusters[index + 1].bytes.lowerBound
      let start = shaped.clusters[index].bytes.lowerBound
      shaped.clusters[index].bytes = start..<max(start, end)
    }
  }

  private mutating func append(
    _ item: Item, start: Int, glyphs: Range<Int>, _ analysis: ParagraphAnalysis,
    _ paragraph: Range<Int>
  ) {
    let byte = bytes[start]
    let isTab = byte == 0x09
    var advance = isTab ? item.face.face.size * 1.25 : 0
    if !isTab { for index in glyphs { advance += shaped.glyphs[index].advance } }
    // A cluster without width (a mark on its own, a joiner) is not spaced either.
    if advance != 0 { advance += item.face.tracking + runs[item.run].spacing }
    let isSpace = TextShaper.isSpace(bytes, at: start)
    shaped.clusters.append(
      ShapedText.Cluster(
        bytes: start..<start, glyphs: isSpace ? 0..<0 : glyphs, advance: advance, style: item.run,
        face: item.face.face, level: item.level, isSpace: isSpace,
        isColorBitmap: item.isColorBitmap,
        startsLine: analysis.startsLine(at: start - paragraph.lowerBound),
        isSoftHyphen: byte == 0xC2 && start + 1 < bytes.count && bytes[start + 1] == 0xAD))
  }

  /// Spaces that hang at the end of a line: space, tab, and the spaces of general punctuation.
  private static func isSpace(_ bytes: [UInt8], at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == 0x20 || byte == 0x09 { return true }
    guard byte == 0xE1 || byte == 0xE2 || byte == 0xE3, index + 2 < bytes.count else {
      return false
    }
    let value =
      UInt32(byte & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    switch value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  private static func features(of run: Run) -> [hb_feature_t] {
    // Contextual alternates are off: Inter would turn "->" into an arrow, which San Francisco
    // does not do.
    var features = [feature("calt", 0)]
    if run.font.hasMonospacedDigits { features.append(feature("tnum", 1)) }
    if run.breaksLigatures { features.append(feature("liga", 0)) }
    return features
  }

  private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: FontFile.tag(name), value: value, start: 0, end: .max)
  }

  nonisolated(unsafe) private static let language = hb_language_from_string("en", 2)
}

extension String {
  /// The longest prefix of whole characters with at most `limit` bytes.
  func prefix(utf8Count limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: max(0, limit))
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}

/// Ends of paragraphs: (end of the text, start of the next) in bytes, at least one pair.
///
/// Separators are those of the Unicode standard: LF, CR, CR LF, VT, FF, NEL, LS and PS.
struct ParagraphEnds: Sequence {
  let text: String

  func makeIterator() -> IndexingIterator<[(Int, Int)]> {
    var result: [(Int, Int)] = []
    let bytes = text.utf8
    var index = bytes.startIndex
    var offset = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      let start = offset
      bytes.formIndex(after: &index)
      offset += 1
      var length = 0
      switch byte {
      case 0x0A, 0x0B, 0x0C: length = 1
      case 0x0D:
        length = index < bytes.endIndex && bytes[index] == 0x0A ? 2 : 1
      case 0xC2 where index < bytes.endIndex && bytes[index] == 0x85: length = 2
      case 0xE2:
        guard let third = bytes.index(index, offsetBy: 1, limitedBy: bytes.endIndex),
          third < bytes.endIndex, bytes[index] == 0x80, bytes[third] == 0xA8 || bytes[third] == 0xA9
        else { continue }
        length = 3
      default: continue
      }
      guard length > 0 else { continue }
      for _ in 1..<length {
        bytes.formIndex(after: &index)
        offset += 1
      }
      result.append((start, offset))
    }
    result.append((offset, offset))
    return result.makeIterator()
  }
}
