// Which view of the given files is the screen.

import ZoomRender

/// Views, programs and previews that files declare.
struct RootFinder {
  struct Candidate: Equatable {
    var name: String
    /// True when `Name()` makes one.
    var hasEmptyInit: Bool
    /// True when it reads objects that something around it has to provide.
    var needsObjects = false
    var file: String
    var line: Int

    /// How a command line chooses it.
    var choice: Diagnostic.Note {
      Diagnostic.Note(
        "--root '\(name)(\(hasEmptyInit ? "" : "…"))'",
        at: SourceLocation(file: file, line: line, column: 1))
    }
  }

  enum Choice: Equatable {
    /// A type marked `@main`: it starts itself.
    case program(String)
    /// An expression of a view.
    case expression(String)
    /// Several: the user has to say which.
    case ambiguous([Candidate])
    /// No view can be made without values, and no preview gives them.
    case needsValues([Candidate])
    case none
  }

  private(set) var views: [Candidate] = []
  private(set) var program: String?
  /// Apps that are not marked `@main`.
  private(set) var apps: [String] = []
  private(set) var previewProviders: [String] = []
  /// UIKit's classes among the declarations.
  private(set) var controllers: [Candidate] = []
  private(set) var previews: [String] = []
  /// Words in each preview, in order, and in each provider.
  private var previewUses: [Set<String>] = []
  private var providerUses: [String: Set<String>] = [:]
  /// Types that the files declare, at any depth.
  private(set) var names: Set<String> = []
  private(set) var controllerKinds: [String: String] = [:]
  /// Names that occur as `Name(` or `Name {`, outside their own declaration and previews.
  private var uses: [String: Int] = [:]

  mutating func add(_ tokens: [SourceToken], file: String, previews: [String]) {
    self.previews += previews
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if ["struct", "class", "enum", "typealias"].contains(token.text) { names.insert(next) }
      if token.depth == 0, token.text == "#Preview" {
        let end = end(of: index, tokens)
        previewUses.append(Set(tokens[index..<end].map(\.text)))
        index = end
        continue
      }
      if token.depth == 0, token.text == "struct" || token.text == "class" {
        declaration(at: index, tokens, file: file)
        if previewProviders.last == next {
          let end = end(of: index, tokens)
          providerUses[next] = Set(tokens[index..<end].map(\.text))
          index = end
          continue
        }
      } else if next == "(" || next == "{",
        index == 0 || !["struct", "class", "extension", "."].contains(tokens[index - 1].text),
        next == "(" || index == 0 || tokens[index - 1].text != ":"
      {
        uses[token.text, default: 0] += 1
      }
      index += 1
    }
  }

  /// The token behind the brace that closes a declaration.
  private func end(of index: Int, _ tokens: [SourceToken]) -> Int {
    var end = index + 1
    while end < tokens.count, !(tokens[end].text == "}" && tokens[end].depth == 0) { end += 1 }
    return min(end + 1, tokens.count)
  }

  /// The root: the program, else the one app, else the one view that no other uses, else the one preview.
  func choose() -> Choice {
    if let program { return .program(program) }
    if apps.count == 1 { return .expression(Self.window(of: apps[0])) }
    // A name that is declared twice is the compiler's to complain about.
    let makeable = views.enumerated().filter { index, view in
      view.hasEmptyInit && views.firstIndex { $0.name == view.name } == index
    }.map(\.element)
    let unused = makeable.filter { uses[$0.name] == nil }
    if let only = makeable.count == 1 ? makeable[0] : unused.count == 1 ? unused[0] : nil {
      // What a preview puts around a view, the view or one inside it may need.
      if views.contains(where: \.needsObjects), let preview = preview(of: only.name) {
        return .expression(preview)
      }
      return .expression("\(only.name)()")
    }
    if previews.count == 1 { return .expression(previews[0]) }
    if previewProviders.count == 1 { return .expression(Self.first(of: previewProviders[0])) }
    if let content = makeable.first(where: { $0.name == "ContentView" }), unused.isEmpty {
      return .expression("\(content.name)()")
    }
    if !makeable.isEmpty { return .ambiguous(unused.isEmpty ? makeable : unused) }
    if let first = previews.first { return .expression(first) }
    return views.isEmpty ? .none : .needsValues(views)
  }

  /// The first preview that shows a view.
  private func preview(of name: String) -> String? {
    if let index = previewUses.firstIndex(where: { $0.contains(name) }), index < previews.count {
      return previews[index]
    }
    let provider = previewProviders.first { providerUses[$0]?.contains(name) ?? false }
    return provider.map(Self.first)
  }

  /// The first window of an app that does not start itself.
  static func window(of app: String) -> String { "_AppView(\(app)())" }

  private static func first(of provider: String) -> String {
    "_FirstPreview(\(provider).previews)"
  }

  private mutating func declaration(at index: Int, _ tokens: [SourceToken], file: String) {
    guard index + 1 < tokens.count else { return }
    let name = tokens[index + 1].text
    var open = index + 2
    var inherits: [String] = []
    var isGeneric = false
    if open < tokens.count, tokens[open].text == "<" { isGeneric = true }
    while open < tokens.count, tokens[open].text != "{" || tokens[open].depth != 0 {
      inherits.append(tokens[open].text)
      open += 1
    }
    let isMain = (max(0, index - 6)..<index).contains {
      tokens[$0].text == "@main" && tokens[$0].depth == 0
    }
    if inherits.contains("App") {
      if isMain { program = name } else { apps.append(name) }
    }
    if tokens[index].text == "class", let kind = inherits.first(where: Self.isUIKit) {
      controllers.append(
        Candidate(name: name, hasEmptyInit: false, file: file, line: tokens[index].line))
      controllerKinds[name] = kind
    }
    if inherits.contains("PreviewProvider") { previewProviders.append(name) }
    guard inherits.contains("View"), !isGeneric else { return }
    let body = members(after: open, tokens)
    views.append(
      Candidate(
        name: name, hasEmptyInit: canBeMadeEmpty(body, tokens),
        needsObjects: needsObjects(body, tokens), file: file, line: tokens[index].line))
  }

  private static func isUIKit(_ name: String) -> Bool {
    name == "UIView" || (name.hasPrefix("UI") && name.hasSuffix("Controller"))
  }

  /// Token ranges of the declarations directly inside a type.
  private func members(after open: Int, _ tokens: [SourceToken]) -> Range<Int> {
    var close = open + 1
    while close < tokens.count, !(tokens[close].text == "}" && tokens[close].depth == 0) {
      close += 1
    }
    return (open + 1)..<max(open + 1, close)
  }

  /// True when no stored property needs a value and no initializer needs an argument.
  private func canBeMadeEmpty(_ body: Range<Int>, _ tokens: [SourceToken]) -> Bool {
    var hasInit = false
    for index in body where tokens[index].depth == 1 {
      switch tokens[index].text {
      case "init":
        hasInit = true
        if isEmptyParameterList(after: index, tokens) { return true }
      case "let", "var":
        if isStatic(index, tokens) || !needsValue(at: index, body, tokens) { continue }
        if !hasInit { return hasEmptyInit(body, tokens) }
      default: break
      }
    }
    return !hasInit
  }

  private func hasEmptyInit(_ body: Range<Int>, _ tokens: [SourceToken]) -> Bool {
    body.contains {
      tokens[$0].depth == 1 && tokens[$0].text == "init" && isEmptyParameterList(after: $0, tokens)
    }
  }

  /// True for `()`, and for parameters that all have defaults.
  private func isEmptyParameterList(after index: Int, _ tokens: [SourceToken]) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(" else { return false }
    let depth = tokens[index + 1].depth
    var position = index + 2
    var hasDefault = true
    while position < tokens.count,
      !(tokens[position].text == ")" && tokens[position].depth == depth)
    {
      let token = tokens[position]
      if token.depth == depth + 1 {
        if token.text == ":" { hasDefault = false }
        if token.text == "=" { hasDefault = true }
        if token.text == ",", !hasDefault { return false }
      }
      position += 1
    }
    return hasDefault
  }

  /// `@EnvironmentObject`, or `@Environment` of a type.
  private func needsObjects(_ body: Range<Int>, _ tokens: [SourceToken]) -> Bool {
    body.contains { index in
      guard tokens[index].depth == 1 else { return false }
      if tokens[index].text == "@EnvironmentObject" { return true }
      guard tokens[index].text == "@Environment", index + 4 < tokens.count else { return false }
      return tokens[index + 2].text.first?.isUppercase == true
    }
  }

  private func isStatic(_ index: Int, _ tokens: [SourceToken]) -> Bool {
    index > 0 && ["static", "class", "lazy"].contains(tokens[index - 1].text)
  }

  /// Property wrappers that bring a value of their own.
  private static let providedWrappers: Set<String> = [
    "@Namespace", "@Environment", "@EnvironmentObject", "@FocusState", "@GestureState",
    "@AppStorage", "@SceneStorage", "@Query",
  ]

  private func needsValue(at index: Int, _ body: Range<Int>, _ tokens: [SourceToken]) -> Bool {
    // Attributes and modifiers of the declaration stand in front of it on the same statement.
    var back = index - 1
    while back >= body.lowerBound, tokens[back].depth > 1 || isPrefix(tokens[back].text) {
      if Self.providedWrappers.contains(tokens[back].text) { return false }
      back -= 1
    }
    var cursor = index + 1
    var isOptional = false
    while cursor < body.upperBound {
      let token = tokens[cursor]
      if token.depth == 1 {
        if token.text == "=" { return false }
        if token.text == "{" { return false }
        if token.text == "?" { isOptional = true }
        let ends =
          token.startsLine || ["let", "var", "func", "init", "static"].contains(token.text)
        if ends, cursor > index + 1, token.text != ":" { break }
      }
      cursor += 1
    }
    return !(isOptional && tokens[index].text == "var")
  }

  private func isPrefix(_ text: String) -> Bool {
    text.hasPrefix("@")
      || ["private", "fileprivate", "public", "internal", "(", ")", "\\"].contains(text)
  }
}
