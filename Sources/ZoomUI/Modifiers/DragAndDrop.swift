// Dragging things out of views and into them: compiled, nothing is dragged.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Transferable: Sendable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}

nonisolated extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    _silent()
  }
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { _silent() }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { _silent() }
}
