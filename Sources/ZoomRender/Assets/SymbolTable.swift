// SF Symbol names to glyphs of freely licensed icon fonts.

/// Which glyph stands for a symbol name.
enum SymbolTable {
  /// An icon font with what makes its drawings as large as SF Symbols.
  enum IconSet: Sendable, Equatable {
    case cupertino, phosphor, materialDesign

    var font: PinnedFont {
      switch self {
      case .cupertino: .cupertinoIcons
      case .phosphor: .phosphor
      case .materialDesign: .materialDesignIcons
      }
    }

    /// Font size at which the set's circle is as large as San Francisco's, per text size.
    ///
    /// Circles measured in the fonts: .854, .8125 and .832 em; SF's circle is .996 em (medium to
    /// low confidence).
    var sizeFactor: Double {
      switch self {
      case .cupertino: 1.166
      case .phosphor: 1.226
      case .materialDesign: 1.197
      }
    }
  }

  /// A glyph by code point, with drawings of other weights where the set has them.
  struct StandIn: Sendable, Equatable {
    var set: IconSet
    var codePoint: UInt32
    /// Thin, light and bold, or empty.
    var weights: [UInt32] = []
  }

  /// The stand-in of a name; nil when nothing stands for it.
  ///
  /// In order: the table of other names; the name with underscores in CupertinoIcons; the same with
  /// `.badge…`, then `.fill`, `.circle` and `.square` taken off its end, one after the other.
  static func standIn(for name: String) -> StandIn? {
    var candidate = Substring(name)
    while true {
      if let row = renamed[String(candidate)] { return row }
      let underscored = String(candidate.map { $0 == "." ? "_" : $0 })
      if let code = cupertino[underscored] {
        return StandIn(set: .cupertino, codePoint: code)
      }
      guard let shorter = shortened(candidate) else { return nil }
      candidate = shorter
    }
  }

  /// The name without its last decoration; nil when it has none.
  private static func shortened(_ name: Substring) -> Substring? {
    var parts = name.split(separator: ".")
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      parts.removeSubrange(badge...)
      return Substring(parts.joined(separator: "."))
    }
    guard parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last)
    else { return nil }
    return Substring(parts.dropLast().joined(separator: "."))
  }

  /// Inner nil: a name that is known to have no stand-in.
  private static let renamed: [String: StandIn?] = {
    var result: [String: StandIn?] = [:]
    for line in renamedRows.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count >= 2 else { continue }
      let codes = fields.dropFirst(2).compactMap { UInt32($0, radix: 16) }
      let set: IconSet? =
        switch fields[1] {
        case "c": .cupertino
        case "p": .phosphor
        case "m": .materialDesign
        default: nil
        }
      if let set, let code = codes.first {
        result[String(fields[0])] = StandIn(
          set: set, codePoint: code, weights: Array(codes.dropFirst()))
      } else {
        result.updateValue(nil, forKey: String(fields[0]))
      }
    }
    return result
  }()

  private static let cupertino: [String: UInt32] = {
    var result: [String: UInt32] = [:]
    for entry in cupertinoNames.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let fields = entry.split(separator: " ")
      guard fields.count == 2 else { continue }
      result[String(fields[0])] = UInt32(fields[1], radix: 16)
    }
    return result
  }()
}
