// Commands of a menu bar: a phone shows none.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: Commands {}

public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
}
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct SidebarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// Several commands.
public struct _CommandList: Commands { public typealias Body = Never }

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock() -> _CommandList { _CommandList() }
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> _CommandList {
    _CommandList()
  }
}
