// One constant of a profile with everything there is to know about it.

/// A constant or rule: its name, unit, range, and where its value comes from.
public struct ProfileEntry: Sendable {
  /// What numbers count.
  public enum Unit: String, Sendable, Equatable, Hashable, CaseIterable {
    /// Points, possibly negative.
    case points
    /// Seconds.
    case seconds
    /// A fraction or factor without a unit.
    case fraction
    /// Fraction of critical damping.
    case dampingRatio
    /// Points per second.
    case pointsPerSecond
    /// Degrees.
    case degrees
    /// A name out of a list.
    case choice
  }

  /// How well a value is known.
  public enum Confidence: String, Sendable, Equatable, Hashable, CaseIterable {
    /// Apple's documentation.
    case documented
    /// Two independent measurements agree.
    case measuredTwice
    /// One measurement on a device or simulator.
    case measured
    /// Behaviour of an open-source reimplementation.
    case reimplementation
    /// Computed from measurements.
    case derived
    /// Nobody has measured it: this project's choice.
    case chosen
  }

  private enum Access: Sendable {
    case number(
      range: ClosedRange<Double>, read: @Sendable (Profile) -> Double,
      write: @Sendable (inout Profile, Double) -> Void)
    case choice(
      options: [String], read: @Sendable (Profile) -> String,
      write: @Sendable (inout Profile, String) -> Bool)
  }

  /// Dotted: `zoom.push.width.response`.
  public let name: String
  /// One line: what it does.
  public let about: String
  /// Unit of the number.
  public let unit: Unit
  /// How well the value of `ios26` is known.
  public let confidence: Confidence
  /// Where the value comes from, in a few words.
  public let source: String
  private let access: Access

  /// Names of a rule's choices; empty for numbers.
  public var options: [String] {
    if case .choice(let options, _, _) = access { options } else { [] }
  }

  /// Allowed numbers; nil for rules.
  public var range: ClosedRange<Double>? {
    if case .number(let range, _, _) = access { range } else { nil }
  }

  /// The value in a profile.
  public func read(_ profile: Profile) -> ProfileValue {
    switch access {
    case .number(_, let read, _): .number(read(profile))
    case .choice(_, let read, _): .choice(read(profile))
    }
  }

  /// Puts a value into a profile.
  func write(_ value: ProfileValue, into profile: inout Profile) throws(ProfileError) {
    switch (access, value) {
    case (.number(let range, _, let write), .number(let number)):
      guard range.contains(number) else {
        throw ProfileError(
          "\(number) is out of range for '\(name)': \(range.lowerBound)…\(range.upperBound) "
            + unitText)
      }
      write(&profile, number)
    case (.choice(let options, _, let write), .choice(let choice)):
      guard write(&profile, choice) else {
        let near = EditDistance.nearest(to: choice, in: options)
        throw ProfileError(
          "'\(choice)' is not a choice of '\(name)': \(options.joined(separator: ", "))",
          suggestion: near)
      }
    case (.number, .choice(let choice)):
      throw ProfileError("'\(name)' is a number, not '\(choice)'")
    case (.choice(let options, _, _), .number(let number)):
      throw ProfileError(
        "'\(name)' is one of \(options.joined(separator: ", ")), not \(number)")
    }
  }

  private var unitText: String {
    switch unit {
    case .points: "pt"
    case .seconds: "s"
    case .pointsPerSecond: "pt/s"
    case .degrees: "degrees"
    case .fraction, .dampingRatio, .choice: "(no unit)"
    }
  }
}

extension ProfileEntry {
  typealias Path<Value> = any WritableKeyPath<Profile, Value> & Sendable

  /// A number.
  static func number(
    _ name: String, _ path: Path<Double>, _ unit: Unit, _ range: ClosedRange<Double>,
    _ confidence: Confidence, _ source: String, _ about: String
  ) -> ProfileEntry {
    ProfileEntry(
      name: name, about: about, unit: unit, confidence: confidence, source: source,
      access: .number(
        range: range, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }))
  }

  /// Response and damping ratio of a spring.
  static func spring(
    _ name: String, _ path: Path<SpringParameters>, _ confidence: Confidence, _ source: String,
    _ about: String
  ) -> [ProfileEntry] {
    [
      ProfileEntry(
        name: name + ".response", about: about + ": period", unit: .seconds,
        confidence: confidence, source: source,
        access: .number(
          range: 0.01...60, read: { $0[keyPath: path].response },
          write: { $0[keyPath: path].response = $1 })),
      ProfileEntry(
        name: name + ".dampingRatio", about: about + ": damping", unit: .dampingRatio,
        confidence: confidence, source: source,
        access: .number(
          range: 0.01...100, read: { $0[keyPath: path].dampingRatio },
          write: { $0[keyPath: path].dampingRatio = $1 })),
    ]
  }

  /// A choice by name.
  static func rule<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ confidence: Confidence, _ source: String,
    _ about: String
  ) -> [ProfileEntry] where Choice.RawValue == String {
    [
      ProfileEntry(
        name: name, about: about, unit: .choice, confidence: confidence, source: source,
        access: .choice(
          options: Choice.allCases.map(\.rawValue), read: { $0[keyPath: path].rawValue },
          write: { profile, text in
            guard let choice = Choice(rawValue: text) else { return false }
            profile[keyPath: path] = choice
            return true
          }))
    ]
  }
}

extension ProfileEntry {
  /// A number that is read and written by closures.
  static func computed(
    _ name: String, _ read: @escaping @Sendable (Profile) -> Double,
    _ write: @escaping @Sendable (inout Profile, Double) -> Void, _ unit: Unit,
    _ range: ClosedRange<Double>, _ confidence: Confidence, _ source: String, _ about: String
  ) -> ProfileEntry {
    ProfileEntry(
      name: name, about: about, unit: unit, confidence: confidence, source: source,
      access: .number(range: range, read: read, write: write))
  }
}
