// What scroll views tell about themselves: compiled, and located as without effect.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
  public var velocity: CGVector?
}

nonisolated extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { _ignored("onScrollGeometryChange", Origin(file, line, column)) }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { _ignored("onScrollPhaseChange", Origin(file, line, column)) }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("onScrollPhaseChange", Origin(file, line, column)) }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("onScrollTargetVisibilityChange", Origin(file, line, column)) }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("onScrollVisibilityChange", Origin(file, line, column)) }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    // On a phone an inspector is a sheet.
    sheet(isPresented: isPresented, content: content, file: file, line: line, column: column)
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { _silent() }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { _silent() }
}
