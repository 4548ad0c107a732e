// Keys: nothing types here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
  public static let all: EventModifiers = [.command, .shift, .option, .control]
}
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public static let defaultAction = KeyboardShortcut(key: .return)
  public static let cancelAction = KeyboardShortcut(key: .escape)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  init(key: KeyEquivalent) { self.key = key }
}

nonisolated extension View {
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { _silent() }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _silent() }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View
  {
    _silent()
  }
}
public enum KeyPressResult: Sendable { case handled, ignored }
