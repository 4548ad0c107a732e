// Values as JSON text, the same in every locale.

/// Writes strings and numbers as JSON.
package enum JSONText {
  /// The string in double quotes; control characters, quotes and backslashes are escaped.
  package static func quoted(_ text: String) -> String {
    var out = "\""
    out.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }

  /// The shortest decimal form that reads back to the same number; whole numbers have no point.
  ///
  /// Infinities become `"inf"` and `"-inf"`, NaN becomes `null`; negative zero becomes 0.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "null" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }

  /// The number with at most `digits` decimals, trailing zeros dropped.
  package static func number(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e12, digits <= 6 else { return number(value) }
    var power = 1.0
    for _ in 0..<max(digits, 0) { power *= 10 }
    let units = Int64((value * power).rounded())
    var text = String(abs(units))
    if digits > 0 {
      while text.utf8.count <= digits { text = "0" + text }
      var fraction = text.suffix(digits)
      let whole = text.dropLast(digits)
      while fraction.last == "0" { fraction.removeLast() }
      text = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
    }
    return units < 0 ? "-" + text : text
  }
}
