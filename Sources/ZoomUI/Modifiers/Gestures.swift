// Gestures as values.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// What a gesture says at a moment of a touch.
public enum _GestureState<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed
}

/// A gesture at work on one touch; opaque to users.
@MainActor
public final class _Recognizer<Value> {
  let step: (TouchMoment) -> _GestureState<Value>
  init(_ step: @escaping (TouchMoment) -> _GestureState<Value>) { self.step = step }

  /// Two fingers: active once their amount is `least` away from where it rests.
  ///
  /// - Parameter value: made of the moment, the touch's start and the amount's change a second.
  static func pinch(
    _ amount: @escaping (TouchMoment) -> Double, rest: Double, least: Double,
    value: @escaping (_ moment: TouchMoment, _ start: TouchMoment, _ velocity: Double) -> Value
  ) -> _Recognizer {
    var start: TouchMoment?
    var last: TouchMoment?
    var isActive = false
    return _Recognizer { moment in
      if moment.phase == .began { start = moment }
      guard let start, moment.fingers == 2 else { return .failed }
      if (amount(moment) - rest).magnitude >= least { isActive = true }
      let seconds = moment.time - (last?.time ?? moment.time)
      let change = amount(moment) - (last.map(amount) ?? rest)
      let value = value(moment, start, seconds > 0 ? change / seconds : 0)
      last = moment
      switch moment.phase {
      case .began, .moved: return isActive ? .active(value) : .possible
      case .ended: return isActive ? .ended(value) : .failed
      default: return .failed
      }
    }
  }
}

/// What a gesture waits for; opaque to users.
public struct _GestureWishes {
  var list: [GestureListener.Wish]
  /// True for a single tap: the engine's own.
  var isTap = false
}

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  var _wishes: _GestureWishes { get }
  func _recognizer() -> _Recognizer<Value>
}
extension Gesture where Body.Value == Value {
  public var _wishes: _GestureWishes { body._wishes }
  public func _recognizer() -> _Recognizer<Value> { body._recognizer() }
}
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public var _wishes: _GestureWishes { .init(list: [.taps(count)], isTap: count == 1) }
  public func _recognizer() -> _Recognizer<Void> {
    let count = count
    return _Recognizer { $0.phase == .tapped(count) ? .ended(()) : .possible }
  }
}

public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  let isGlobal: Bool
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    isGlobal = coordinateSpace.coordinateSpace != .local
  }
  public var _wishes: _GestureWishes { .init(list: [.taps(count)], isTap: count == 1) }
  public func _recognizer() -> _Recognizer<Value> {
    let (count, isGlobal) = (count, isGlobal)
    return _Recognizer { moment in
      moment.phase == .tapped(count)
        ? .ended(Value(location: moment.point(isGlobal: isGlobal))) : .possible
    }
  }
}

extension TouchMoment {
  func point(isGlobal: Bool) -> CGPoint { (isGlobal ? globalLocation : location).cg }
  /// Where the touch lies in the view, as a fraction of its size.
  var unit: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5,
      y: size.height > 0 ? location.y / size.height : 0.5)
  }
}

/// A press: true from the touch on, over when it has lasted long enough.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  public var _wishes: _GestureWishes {
    .init(list: [.press(seconds: minimumDuration, maximumDistance: maximumDistance)])
  }
  public func _recognizer() -> _Recognizer<Bool> {
    let (duration, distance) = (minimumDuration, Double(maximumDistance))
    var start: EnginePoint?
    var isOver = false
    return _Recognizer { moment in
      guard moment.fingers == 1 else { return .failed }
      if moment.phase == .began {
        start = moment.location
        return .active(true)
      }
      guard let start, !isOver else { return .failed }
      if moment.time >= duration - 1e-9, moment.phase != .cancelled {
        isOver = true
        return .ended(true)
      }
      let moved = (moment.location - start).length
      if moment.phase == .ended || moment.phase == .cancelled || moved > distance {
        isOver = true
        return .failed
      }
      return .active(true)
    }
  }
}

public struct DragGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// A quarter of a second on at this velocity, as SwiftUI predicts.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  public var minimumDistance: CGFloat
  let isGlobal: Bool
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    isGlobal = coordinateSpace.coordinateSpace != .local
  }
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    isGlobal = coordinateSpace != .local
  }
  public var _wishes: _GestureWishes {
    .init(list: [.drag(minimumDistance: minimumDistance)])
  }
  public func _recognizer() -> _Recognizer<Value> {
    let (distance, isGlobal) = (Double(minimumDistance), isGlobal)
    var start: CGPoint?
    var isActive = false
    return _Recognizer { moment in
      let point = moment.point(isGlobal: isGlobal)
      if moment.phase == .began || start == nil { start = point }
      guard let start, moment.fingers == 1 else { return .failed }
      let value = Value(
        time: Date(), location: point, startLocation: start,
        velocity: CGSize(width: moment.velocity.dx, height: moment.velocity.dy))
      let moved =
        (value.translation.width * value.translation.width
        + value.translation.height * value.translation.height).squareRoot()
      if Double(moved) >= distance { isActive = true }
      switch moment.phase {
      case .began, .moved: return isActive ? .active(value) : .possible
      case .ended: return isActive ? .ended(value) : .failed
      default: return .failed
      }
    }
  }
}

public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public var _wishes: _GestureWishes { .init(list: [.pinch]) }
  public func _recognizer() -> _Recognizer<Value> {
    .pinch({ $0.magnification }, rest: 1, least: Double(minimumScaleDelta)) {
      moment, start, velocity in
      Value(
        time: Date(), magnification: moment.magnification, velocity: velocity,
        startAnchor: start.unit, startLocation: start.location.cg)
    }
  }
}

/// The older pinch: its value is the magnification alone.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  let minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public var _wishes: _GestureWishes { .init(list: [.pinch]) }
  public func _recognizer() -> _Recognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)._recognizer()
  }
}

public struct RotateGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var _wishes: _GestureWishes { .init(list: [.pinch]) }
  public func _recognizer() -> _Recognizer<Value> {
    .pinch({ $0.radians }, rest: 0, least: minimumAngleDelta.radians) { moment, start, velocity in
      Value(
        time: Date(), rotation: .radians(moment.radians), velocity: .radians(velocity),
        startAnchor: start.unit, startLocation: start.location.cg)
    }
  }
}

/// The older rotation: its value is the angle alone.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  let minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var _wishes: _GestureWishes { .init(list: [.pinch]) }
  public func _recognizer() -> _Recognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)._recognizer()
  }
}
