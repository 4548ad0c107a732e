// The colour that an element had, from smooth edges and reduced pictures.

/// Finds the golden's colour of what an element draws.
///
/// Text and hairlines have hardly a pixel of their colour, and stored pictures are reduced: what is
/// seen are mixtures. How much of a pixel is the element's is told by rendering it in a third colour.
struct ColorSearch {
  /// Of the element, as this run draws it: red, green, blue, and the opacity.
  struct Drawn: Equatable {
    var bytes: [UInt8]
    var alpha: Double
  }

  let scheme: ColorScheme
  /// Stored picture, and this run's frame in the same size.
  let golden: Bitmap
  let actual: Bitmap
  /// Where the element is in both.
  let region: ImageRegion
  /// This run's frame with an edit, in the same size.
  let rendered: (ElementEdit) throws -> Bitmap

  /// The colours that the golden may have had in the place of one, the likeliest first.
  func candidates(_ name: String, _ drawn: Drawn) throws -> [ElementEdit] {
    let probe = drawn.bytes.map { UInt8($0 < 128 ? 255 : 0) }
    var edit = ElementEdit(element: name)
    edit.color = (from: drawn.bytes, to: probe)
    let third = try rendered(edit)
    let (toGolden, toProbe) = (sums(golden), sums(third))
    // The element's part of all pixels together: as far as they went with the third colour.
    var (part, norm) = (0.0, 0.0)
    for channel in 0..<3 {
      let step = drawn.alpha * (Double(probe[channel]) - Double(drawn.bytes[channel]))
      part += toProbe[channel] * step
      norm += step * step
    }
    guard norm > 0, part / norm > 0.2 else { return [] }
    let weight = part / norm
    let ground = self.ground
    func visible(_ bytes: [Double], _ alpha: Double) -> [Double] {
      zip(bytes, ground).map { alpha * $0 + (1 - alpha) * $1 }
    }
    let now = visible(drawn.bytes.map(Double.init), drawn.alpha)
    let before = (0..<3).map { now[$0] + toGolden[$0] / weight }
    var found: [(edit: ElementEdit, distance: Double)] = []
    func add(_ bytes: [UInt8], _ alpha: Double, _ handicap: Double) {
      let distance =
        zip(visible(bytes.map(Double.init), alpha), before)
        .map { ($0 - $1).magnitude }.max() ?? 0
      guard distance < 12 else { return }
      var edit = ElementEdit(element: name)
      edit.color = (from: drawn.bytes, to: bytes)
      edit.alpha = alpha == drawn.alpha ? nil : alpha
      if !found.contains(where: { $0.edit == edit }) { found.append((edit, distance + handicap)) }
    }
    for name in SystemColors.names {
      for isElevated in [false, true] {
        let appearance = SystemColors.Appearance(scheme: scheme, isElevated: isElevated)
        guard let color = SystemColors.color(named: name, in: appearance) else { continue }
        add(color.bytes, color.alpha, 0)
      }
    }
    if drawn.alpha > 0 {
      let own = (0..<3).map { channel in
        (before[channel] - (1 - drawn.alpha) * ground[channel]) / drawn.alpha
      }.map { UInt8(max(0, min(255, $0.rounded()))) }
      add(own, drawn.alpha, 1)
    }
    return found.sorted { $0.distance < $1.distance }.prefix(Self.limit).map(\.edit)
  }

  private static let limit = 8

  /// What a picture has more than this run's in the region, by channel.
  private func sums(_ picture: Bitmap) -> [Double] {
    var result = [0.0, 0, 0]
    visit { place in
      for channel in 0..<3 {
        result[channel] += Double(
          Int(picture.bytes[place + channel]) - Int(actual.bytes[place + channel]))
      }
    }
    return result
  }

  /// The commonest colour of the region in this run: what the element stands on.
  private var ground: [Double] {
    var counts: [UInt32: Int] = [:]
    // Neighbours of one colour are counted as one.
    var run: (color: UInt32, count: Int) = (0, 0)
    visit { place in
      let (r, g, b) = (actual.bytes[place], actual.bytes[place + 1], actual.bytes[place + 2])
      let color = UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
      if color != run.color {
        counts[run.color, default: 0] += run.count
        run = (color, 0)
      }
      run.count += 1
    }
    counts[run.color, default: 0] += run.count
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0xFFFFFF
    return [16, 8, 0].map { Double(most >> $0 & 255) }
  }

  /// The bytes' places of the region's pixels that both pictures have.
  private func visit(_ body: (Int) -> Void) {
    let right = min(region.x + region.width, golden.width, actual.width)
    let bottom = min(region.y + region.height, golden.height, actual.height)
    guard golden.width == actual.width else { return }
    for y in max(0, region.y)..<max(0, region.y, bottom) {
      for x in max(0, region.x)..<max(0, region.x, right) { body(4 * (y * golden.width + x)) }
    }
  }
}
