// Edits of findings, applied to a file.

/// Applies the edits that findings carry.
package enum LintFix {
  /// The bytes after the edits, and how many findings were repaired.
  ///
  /// A finding's edits are applied all or none: those that overlap an earlier finding's, or lie
  /// outside the file, are left out. The result is the same in any order of findings.
  package static func apply(
    _ findings: [Diagnostic], to bytes: [UInt8], file: String
  ) -> (bytes: [UInt8], repaired: Int) {
    var edits: [(range: Range<Int>, text: [UInt8])] = []
    var repaired = 0
    for finding in findings.sortedByPlace() where !finding.fixIts.isEmpty {
      let own = finding.fixIts.compactMap { fixIt -> (range: Range<Int>, text: [UInt8])? in
        let place = fixIt.location
        guard place.file == file, place.offset >= 0, place.length >= 0,
          place.offset <= bytes.count, place.length <= bytes.count - place.offset
        else { return nil }
        return (place.offset..<(place.offset + place.length), Array(fixIt.replacement.utf8))
      }
      let isFree = own.allSatisfy { edit in
        edits.allSatisfy { !Self.touches($0.range, edit.range) }
      }
      guard own.count == finding.fixIts.count, isFree else { continue }
      edits += own
      repaired += 1
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text)
    }
    return (result, repaired)
  }

  private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if a.isEmpty || b.isEmpty {
      return a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
    }
    return a.overlaps(b)
  }
}
