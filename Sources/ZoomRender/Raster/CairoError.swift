// Failures of Cairo.

import CCairo

/// Cairo refused an operation.
struct CairoError: Error, Equatable, CustomStringConvertible {
  /// The raw `cairo_status_t`.
  var status: UInt32
  /// What was being done, with its subject: `create a 1206 × 2622 surface`.
  var operation: String

  var description: String {
    let reason = String(cString: cairo_status_to_string(cairo_status_t(rawValue: status)))
    return "cannot \(operation): \(reason)"
  }

  static func check(
    _ status: cairo_status_t, _ operation: @autoclosure () -> String
  ) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(status: status.rawValue, operation: operation())
  }
}
