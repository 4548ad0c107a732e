// temporary
public struct LayoutHost: Sendable, Equatable {
  public var size: Size
  public var safeArea: Insets
  public var environment: EnvironmentValues
  public var isCentered: Bool
  public init(
    size: Size, safeArea: Insets = .zero, environment: EnvironmentValues = .init(),
    isCentered: Bool = true
  ) {
    self.size = size
    self.safeArea = safeArea
    self.environment = environment
    self.isCentered = isCentered
  }
}
