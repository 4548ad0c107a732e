// Command lines: options of a verb, read without surprises.

import ZoomRender

/// An option of a verb.
package struct Option: Sendable {
  package var name: String
  package var short: String?
  /// What stands for the value in the help; nil = the option takes none.
  package var value: String?
  package var about: String
  /// What holds without the option; nil for flags.
  package var standard: String?

  package init(
    _ name: String, short: String? = nil, value: String? = nil, standard: String? = nil,
    _ about: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.standard = standard
    self.about = about
  }
}

/// The words of a command line, sorted into options and operands.
package struct Arguments: Sendable {
  package private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []

  /// Sorts `words`.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options; `-` is an operand.
  /// - Throws: ``ToolError`` with status 64 for an unknown option or a missing value.
  package init(_ words: [String], options: [Option]) throws(ToolError) {
    var index = 0
    var isOpen = true
    while index < words.count {
      let word = words[index]
      index += 1
      guard isOpen, word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        isOpen = false
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw .usage(
          "unknown option '\(name)'",
          suggestion: EditDistance.nearest(to: name, in: options.map(\.name)))
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .usage("option '\(name)' takes no value") }
        values.append((option.name, ""))
      } else if parts.count == 2 {
        values.append((option.name, String(parts[1])))
      } else if index < words.count {
        values.append((option.name, words[index]))
        index += 1
      } else {
        throw .usage("option '\(name)' needs a value: \(name) \(option.value ?? "")")
      }
    }
  }

  package func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The last value of an option.
  package func text(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// All values of an option, in order.
  package func texts(_ name: String) -> [String] {
    values.filter { $0.name == name }.map(\.value)
  }

  /// The options as they were given, without some of them.
  package func options(without names: Set<String>) -> [String] {
    values.filter { !names.contains($0.name) }.flatMap { name, value in
      value.isEmpty ? [name] : [name, value]
    }
  }

  /// The same words with one more value of an option, which is then its last.
  package func adding(_ name: String, _ value: String) -> Arguments {
    var copy = self
    copy.values.append((name, value))
    return copy
  }

  /// A number of a range.
  package func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(ToolError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .usage(
        "option '\(name)' takes a number of \(JSONText.number(range.lowerBound))…"
          + "\(JSONText.number(range.upperBound)), found '\(text)'")
    }
    return number
  }

  /// A whole number of a range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(ToolError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "option '\(name)' takes a whole number of \(range.lowerBound)…\(range.upperBound), "
          + "found '\(text)'")
    }
    return number
  }

  /// One of some words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(ToolError) -> Choice? where Choice.RawValue == String {
    guard let text = text(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw .usage(
      "option '\(name)' takes one of \(known.joined(separator: ", ")), found '\(text)'",
      suggestion: EditDistance.nearest(to: text, in: known))
  }

  /// A size in bytes: `500M`, `2G`, or plain bytes.
  package func bytes(_ name: String) throws(ToolError) -> Int? {
    guard let text = text(name) else { return nil }
    let units: [(Character, Int)] = [("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30)]
    let unit = units.first { text.uppercased().hasSuffix(String($0.0)) }
    let digits = unit == nil ? text : String(text.dropLast())
    guard let number = Int(digits), number > 0, number <= 1 << 20 || unit == nil else {
      throw .usage("option '\(name)' takes a size such as 500M or 2G, found '\(text)'")
    }
    return number * (unit?.1 ?? 1)
  }

  /// Makes sure that there are at most `count` operands.
  package func limitOperands(to count: Int) throws(ToolError) {
    guard operands.count > count else { return }
    throw .usage(
      count == 0
        ? "takes no operands, found '\(operands[0])'"
        : "takes only one operand; found '\(operands[count])' too")
  }

  /// The one operand that a verb needs.
  package func operand(_ what: String) throws(ToolError) -> String {
    guard let first = operands.first else { throw .usage("needs \(what)") }
    guard operands.count == 1 else {
      throw .usage("takes only one operand, \(what); found '\(operands[1])' too")
    }
    return first
  }
}
