// Gestures with closures, and gestures made of others.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A gesture that reacts to another one's states.
public struct _ObservedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let observe: @MainActor (_GestureState<Base.Value>) -> Void
  public var _wishes: _GestureWishes { base._wishes }
  public func _recognizer() -> _Recognizer<Value> {
    let inner = base._recognizer()
    let observe = observe
    var isOver = false
    return _Recognizer { moment in
      let state = inner.step(moment)
      guard !isOver else { return state }
      observe(state)
      switch state {
      case .ended, .failed: isOver = true
      default: break
      }
      return state
    }
  }
}

/// A gesture whose values are made from another one's.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value
  public var _wishes: _GestureWishes { base._wishes }
  public func _recognizer() -> _Recognizer<Value> {
    let inner = base._recognizer()
    let transform = transform
    return _Recognizer { moment in
      switch inner.step(moment) {
      case .possible: .possible
      case .failed: .failed
      case .active(let value): .active(transform(value))
      case .ended(let value): .ended(transform(value))
      }
    }
  }
}

/// Both at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public let first: First
  public let second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public var _wishes: _GestureWishes {
    .init(list: first._wishes.list + second._wishes.list)
  }
  public func _recognizer() -> _Recognizer<Value> {
    let (a, b) = (first._recognizer(), second._recognizer())
    var value = Value()
    var isOver = (false, false)
    var hasEnded = false
    return _Recognizer { moment in
      var isActive = false
      if !isOver.0 {
        switch a.step(moment) {
        case .possible: break
        case .active(let one):
          value.first = one
          isActive = true
        case .ended(let one):
          value.first = one
          (isOver.0, hasEnded) = (true, true)
        case .failed: isOver.0 = true
        }
      }
      if !isOver.1 {
        switch b.step(moment) {
        case .possible: break
        case .active(let other):
          value.second = other
          isActive = true
        case .ended(let other):
          value.second = other
          (isOver.1, hasEnded) = (true, true)
        case .failed: isOver.1 = true
        }
      }
      if isOver.0, isOver.1 { return hasEnded ? .ended(value) : .failed }
      return isActive ? .active(value) : .possible
    }
  }
}

/// One after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  public let first: First
  public let second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public var _wishes: _GestureWishes { first._wishes }
  public func _recognizer() -> _Recognizer<Value> {
    let (a, b) = (first._recognizer(), second._recognizer())
    var done: First.Value?
    return _Recognizer { moment in
      if let done {
        switch b.step(moment) {
        case .possible: return .active(.second(done, nil))
        case .active(let value): return .active(.second(done, value))
        case .ended(let value): return .ended(.second(done, value))
        case .failed:
          return moment.phase == .ended ? .ended(.second(done, nil)) : .failed
        }
      }
      switch a.step(moment) {
      case .possible: return .possible
      case .failed: return .failed
      case .active(let value): return .active(.first(value))
      case .ended(let value):
        done = value
        // The second one starts where the finger is now.
        var beginning = moment
        beginning.phase = .began
        _ = b.step(beginning)
        return moment.phase == .ended
          ? .ended(.second(value, nil)) : .active(.second(value, nil))
      }
    }
  }
}

/// The first one, or the second when the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public let first: First
  public let second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public var _wishes: _GestureWishes {
    .init(list: first._wishes.list + second._wishes.list)
  }
  public func _recognizer() -> _Recognizer<Value> {
    let (a, b) = (first._recognizer(), second._recognizer())
    var hasFailed = false
    return _Recognizer { moment in
      let other = b.step(moment)
      if !hasFailed {
        switch a.step(moment) {
        case .possible: return .possible
        case .active(let value): return .active(.first(value))
        case .ended(let value): return .ended(.first(value))
        case .failed: hasFailed = true
        }
      }
      switch other {
      case .possible: return .possible
      case .failed: return .failed
      case .active(let value): return .active(.second(value))
      case .ended(let value): return .ended(.second(value))
      }
    }
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  let wishes: @MainActor () -> _GestureWishes
  let make: @MainActor () -> _Recognizer<Value>
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    wishes = { gesture._wishes }
    make = { gesture._recognizer() }
  }
  public var _wishes: _GestureWishes { wishes() }
  public func _recognizer() -> _Recognizer<Value> { make() }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { if case .active(let value) = $0 { action(value) } }
  }
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    var isSet = false
    return _ObservedGesture(base: self) { phase in
      switch phase {
      case .active(let value):
        isSet = true
        var transaction = Transaction()
        var new = state.wrappedValue
        body(value, &new, &transaction)
        withTransaction(transaction) { state.write(new) }
      case .ended, .failed:
        if isSet { state.resetValue() }
        isSet = false
      case .possible: break
      }
    }
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(base: self, transform: body)
  }
  public func simultaneously<O: Gesture>(with other: O) -> SimultaneousGesture<Self, O> {
    SimultaneousGesture(self, other)
  }
  public func sequenced<O: Gesture>(before other: O) -> SequenceGesture<Self, O> {
    SequenceGesture(self, other)
  }
  public func exclusively<O: Gesture>(before other: O) -> ExclusiveGesture<Self, O> {
    ExclusiveGesture(self, other)
  }
}
