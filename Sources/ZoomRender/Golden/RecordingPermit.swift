// Where goldens may be written.

/// Whether this process may record goldens: machines that verify must never make their own truth.
public enum RecordingPermit {
  /// True where the variable `CI` says that no person looks at what is recorded.
  ///
  /// - Parameter flag: value of `CI`; nil when it is not set.
  public static func isWithheld(ci flag: String?) -> Bool {
    flag.map { ["1", "true", "yes"].contains($0.lowercased()) } ?? false
  }
}
