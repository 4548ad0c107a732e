// Text with interpolations and inline markup.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A key of a localized text; there are no tables here, so the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  var parts: [Part]

  enum Part: Equatable, Sendable {
    case literal(String)
    /// Inserted text: its markup is not read.
    case value(String)
    case runs([TextContent.Run])
    case images([ImageContent])
  }

  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }
    public mutating func appendInterpolation(_ text: Text) {
      parts += [.runs(text.flattened), .images(text.images)]
    }
    public mutating func appendInterpolation(_ image: Image) {
      parts += [.runs([.init(TextImages.mark)]), .images([image.content])]
    }
    public mutating func appendInterpolation(_ key: LocalizedStringKey) { parts += key.parts }
    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.value(String(string.characters)))
    }
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value(Self.text(of: value)))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) { parts.append(.value(value._formatted(specifier))) }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.value(format.locale(Locale(identifier: "en_US")).format(value)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.value(style.format(date)))
    }

    /// Integers are grouped by thousands, as `%lld` is in a localized text.
    static func text<T>(of value: T) -> String {
      if let integer = value as? any BinaryInteger { return grouped(Int64(clamping: integer)) }
      if let number = value as? Double { return String(format: "%f", number) }
      if let number = value as? CGFloat { return String(format: "%f", Double(number)) }
      if let number = value as? Float { return String(format: "%f", number) }
      return String(describing: value)
    }

    static func grouped(_ value: Int64) -> String {
      let digits = String(value.magnitude)
      var text = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { text += "," }
        text.append(digit)
      }
      return value < 0 ? "-\(text)" : text
    }
  }

  /// The characters without markup, for titles.
  var plain: String {
    runs.map(\.string).joined().replacingOccurrences(of: TextImages.mark, with: "")
  }

  /// The images whose marks are in ``runs``, in order.
  var images: [ImageContent] {
    parts.flatMap { part -> [ImageContent] in
      if case .images(let images) = part { images } else { [] }
    }
  }

  var runs: [TextContent.Run] {
    var made: [TextContent.Run] = []
    var markup = InlineMarkup()
    let parts = inflected(parts)
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let text):
        // Markup may close behind what is inserted, whose own characters are none.
        let later = parts[(index + 1)...].map { part in
          if case .literal(let text) = part { text } else { "x" }
        }
        made += markup.read(text, before: later.joined())
      case .value(let text): made.append(markup.styled(text))
      case .runs(let runs): made += runs
      case .images: break
      }
    }
    made += markup.finish()
    return merged(made)
  }

  /// `^[3 photo](inflect: true)`: English plurals of counted nouns.
  private func inflected(_ parts: [Part]) -> [Part] {
    var made: [Part] = []
    var opened: Int?
    for part in parts {
      guard case .literal(var text) = part else {
        made.append(part)
        continue
      }
      while true {
        if let start = opened, let close = text.firstRange(of: "](inflect: true)") {
          let number = made[start...].lazy.compactMap { part -> String? in
            if case .value(let value) = part { value } else { nil }
          }.first
          let isOne = number == "1" || (number == nil && text.hasPrefix("1 "))
          let noun = String(text[..<close.lowerBound])
          made.append(.literal(isOne ? noun : noun + "s"))
          text = String(text[close.upperBound...])
          opened = nil
        } else if opened == nil, let open = text.firstRange(of: "^[") {
          if open.lowerBound > text.startIndex {
            made.append(.literal(String(text[..<open.lowerBound])))
          }
          opened = made.count
          text = String(text[open.upperBound...])
        } else {
          break
        }
      }
      if !text.isEmpty { made.append(.literal(text)) }
    }
    return made
  }

  private func merged(_ runs: [TextContent.Run]) -> [TextContent.Run] {
    var result: [TextContent.Run] = []
    for run in runs where !run.string.isEmpty {
      if var last = result.last {
        let text = last.string
        last.string = run.string
        if last == run {
          result[result.count - 1].string = text + run.string
          continue
        }
      }
      result.append(run)
    }
    return result.isEmpty ? [TextContent.Run("")] : result
  }
}

/// Numbers that a format specifier can print.
public protocol _FormatSpecifiable { func _formatted(_ specifier: String) -> String }
extension Int: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String {
    let wide = specifier.replacingOccurrences(of: "%d", with: "%ld")
      .replacingOccurrences(of: "%lld", with: "%ld")
    return String(format: wide, self)
  }
}
extension Double: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String {
    String(format: specifier.replacingOccurrences(of: "%lf", with: "%f"), self)
  }
}
extension Float: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { Double(self)._formatted(specifier) }
}
extension CGFloat: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { Double(self)._formatted(specifier) }
}

/// The inline part of Markdown: strong, emphasis, code, strikethrough, links.
struct InlineMarkup {
  private var isBold = false
  private var isItalic = false
  private var isStruck = false

  /// - Parameter later: What follows, for marks whose partner is there.
  mutating func read(_ text: String, before later: String = "") -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    var plain = ""
    var rest = Substring(text)
    func flushed() -> TextContent.Run { styled(plain) }
    while let character = rest.first {
      if let mark = mark(at: rest, before: later) {
        if !plain.isEmpty { runs.append(flushed()) }
        plain = ""
        switch mark {
        case "**", "__": isBold.toggle()
        case "~~": isStruck.toggle()
        default: isItalic.toggle()
        }
        rest = rest.dropFirst(mark.count)
      } else if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        if !plain.isEmpty { runs.append(flushed()) }
        plain = ""
        var run = styled(String(rest[rest.index(after: rest.startIndex)..<end]))
        run.font = FontReference(.style(.body), design: .monospaced)
        runs.append(run)
        rest = rest[rest.index(after: end)...]
      } else if character == "[", let link = link(at: rest) {
        if !plain.isEmpty { runs.append(flushed()) }
        plain = ""
        var run = styled(link.title)
        run.style = .tint
        runs.append(run)
        rest = rest[link.end...]
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { runs.append(flushed()) }
    return runs
  }

  func finish() -> [TextContent.Run] { [] }

  func styled(_ text: String) -> TextContent.Run {
    var run = TextContent.Run(text)
    if isBold { run.isBold = true }
    if isItalic { run.isItalic = true }
    if isStruck { run.isStruckThrough = true }
    return run
  }

  /// A delimiter that opens before a letter and has a partner, or closes one that is open.
  private func mark(at text: Substring, before later: String) -> String? {
    for mark in ["**", "__", "~~", "*", "_"] where text.hasPrefix(mark) {
      let rest = text.dropFirst(mark.count)
      let isOpen =
        switch mark {
        case "**", "__": isBold
        case "~~": isStruck
        default: isItalic
        }
      if isOpen { return mark }
      guard let next = rest.first ?? later.first, !next.isWhitespace,
        rest.contains(mark) || later.contains(mark)
      else { continue }
      // `snake_case` is not emphasis.
      if mark == "_" || mark == "__" {
        let before =
          text.startIndex > text.base.startIndex
          ? text.base[text.base.index(before: text.startIndex)] : " "
        if before.isLetter || before.isNumber { continue }
      }
      return mark
    }
    return nil
  }

  private func link(at text: Substring) -> (title: String, end: String.Index)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let open = text.index(after: close)
    guard open < text.endIndex, text[open] == "(", let end = text[open...].firstIndex(of: ")")
    else { return nil }
    return (String(text[text.index(after: text.startIndex)..<close]), text.index(after: end))
  }
}
