// Gestures as values.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// What a gesture's closures are; opaque to users.
public struct _GestureHandlers {
  var tap: (@MainActor () -> Void)?
  var isContinuous = false
}

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  var _handlers: _GestureHandlers { get }
}
extension Gesture { public var _handlers: _GestureHandlers { body._handlers } }
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
  public var _handlers: _GestureHandlers { .init() }
}
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  nonisolated public init(count: Int = 1) {}
  public var _handlers: _GestureHandlers { .init() }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var _handlers: _GestureHandlers { .init(isContinuous: true) }
}
public struct DragGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
  public var _handlers: _GestureHandlers { .init(isContinuous: true) }
}
public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _handlers: _GestureHandlers { .init(isContinuous: true) }
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _handlers: _GestureHandlers { .init(isContinuous: true) }
}
public struct RotateGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
  }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _handlers: _GestureHandlers { .init(isContinuous: true) }
}

/// A gesture with closures.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let handlers: _GestureHandlers
  public var _handlers: _GestureHandlers { handlers }
}
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  public var _handlers: _GestureHandlers { base._handlers }
}
public struct _PairGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  let first: First
  let second: Second
  public var _handlers: _GestureHandlers {
    let (a, b) = (first._handlers, second._handlers)
    return .init(tap: a.tap ?? b.tap, isContinuous: a.isContinuous || b.isContinuous)
  }
}
public typealias SimultaneousGesture = _PairGesture
public typealias SequenceGesture = _PairGesture
public typealias ExclusiveGesture = _PairGesture

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    var handlers = _handlers
    if !handlers.isContinuous {
      if let void = () as? Value {
        handlers.tap = { action(void) }
      } else if let value = SpatialTapGesture.Value(location: .zero) as? Value {
        handlers.tap = { action(value) }
      }
    }
    return _ChangedGesture(base: self, handlers: handlers)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    var handlers = _handlers
    handlers.isContinuous = true
    return _ChangedGesture(base: self, handlers: handlers)
  }
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, handlers: _handlers)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(base: self)
  }
  public func simultaneously<O: Gesture>(with other: O) -> _PairGesture<Self, O> {
    _PairGesture(first: self, second: other)
  }
  public func sequenced<O: Gesture>(before other: O) -> _PairGesture<Self, O> {
    _PairGesture(first: self, second: other)
  }
  public func exclusively<O: Gesture>(before other: O) -> _PairGesture<Self, O> {
    _PairGesture(first: self, second: other)
  }
}
