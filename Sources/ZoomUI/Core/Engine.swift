// Short names for the engine's types whose names SwiftUI has too.

import ZoomRender

typealias EngineNode = ZoomRender.ViewNode
typealias EngineKind = ZoomRender.ViewKind
typealias EngineModifier = ZoomRender.Modifier
typealias EngineValue = ZoomRender.Value
typealias EngineAction = ZoomRender.Action
typealias EngineColor = ZoomRender.ColorReference
typealias EngineStyle = ZoomRender.ShapeStyle
typealias EngineShape = ZoomRender.Shape
typealias EnginePath = ZoomRender.Path
typealias EnginePoint = ZoomRender.Point
typealias EngineSize = ZoomRender.Size
typealias EngineRect = ZoomRender.Rect
typealias EngineAnimation = ZoomRender.Animation
typealias EngineTransaction = ZoomRender.Transaction
typealias EngineFont = ZoomRender.FontReference
typealias EngineInsets = ZoomRender.Insets
typealias EngineUnitPoint = ZoomRender.UnitPoint
typealias EngineID = ZoomRender.NodeID

extension EnginePoint {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  var cg: CGPoint { CGPoint(x: x, y: y) }
}

extension EngineSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  var cg: CGSize { CGSize(width: width, height: height) }
}

extension EngineRect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
  var cg: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension ZoomRender.Vector {
  init(_ size: CGSize) { self.init(dx: size.width, dy: size.height) }
}

/// Runs main-actor code from the engine's side, which asks on one thread at a time.
///
/// The engine is not isolated; it calls the front end from the thread that drives the timeline.
func onDriver<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try withoutActuallyEscaping(body) { escaping in
    try unsafeBitCast(escaping, to: (() throws -> T).self)()
  }
}
