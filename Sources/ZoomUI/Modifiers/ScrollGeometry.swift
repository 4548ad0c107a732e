// What scroll views tell about themselves; phases and visibility are located as without effect.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible rectangle without what bars cover.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// What wants to see how a scroll view inside is scrolled.
struct ScrollWatcher {
  let origin: Origin
  let see: @MainActor (ScrollGeometry, _Context) -> Void
}
struct ScrollWatchersKey: EnvironmentKey { static let defaultValue: [ScrollWatcher] = [] }

extension _Context {
  /// Says that a list does not tell how it is scrolled.
  func reportScrollWatchers() {
    for watcher in environment[ScrollWatchersKey.self] {
      unsupported("onScrollGeometryChange of a List", origin: watcher.origin)
    }
  }

  /// The content of a scroll view with a reader behind it that shows watchers the geometry.
  ///
  /// - Parameter scroll: The scroll view in the table of places, where its frame and the frame with
  ///   what lies under bars are found.
  func watched(
    _ content: [EngineNode], in scroll: EngineID, by watchers: [ScrollWatcher]
  ) -> [EngineNode] {
    guard !watchers.isEmpty else { return content }
    graph.hasWatches = true
    let graph = graph
    let template = template("scroll geometry") { inner, request in
      guard let frame = graph.places.frame(of: scroll)?.cg,
        let whole = graph.places.frame(of: scroll.child(part: "whole"))?.cg
      else { return }
      let origin = request.globalFrame.origin.cg
      let geometry = ScrollGeometry(
        contentOffset: CGPoint(x: whole.minX - origin.x, y: whole.minY - origin.y),
        contentSize: request.size.cg,
        contentInsets: EdgeInsets(
          top: frame.minY - whole.minY, leading: frame.minX - whole.minX,
          bottom: whole.maxY - frame.maxY, trailing: whole.maxX - frame.maxX),
        containerSize: whole.size)
      for (index, watcher) in watchers.enumerated() {
        inner.child(index) { watcher.see(geometry, inner) }
      }
    }
    var one =
      content.count == 1
      ? content[0]
      : EngineNode(
        id: id.child(part: "content"), kind: .vStack(alignment: .center, spacing: nil),
        children: content, origin: nodeOrigin())
    let reader = EngineNode(
      id: id.child(part: "geometry"), kind: .geometryReader(template), origin: nodeOrigin())
    one.modifiers.append(
      ModifierNode(.background(alignment: .center, content: [reader]), origin: nodeOrigin()))
    return [one]
  }
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
  ) -> some View {
    let origin = Origin(file, line, column)
    let watcher = ScrollWatcher(origin: origin) { geometry, context in
      context.watch(transform(geometry), initial: true, origin: origin, action)
    }
    return _Modified(content: self) { context, content in
      context.withEnvironment({ $0[ScrollWatchersKey.self].append(watcher) }) {
        context.modify(content, by: [])
      }
    }
  }
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
