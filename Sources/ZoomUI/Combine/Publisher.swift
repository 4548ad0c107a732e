// Streams of values over time.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A stream of values. Values arrive on the driver's thread, in scene time; a subscriber takes
/// whatever comes, there is no demand.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable
}

/// Where a publisher sends to; opaque to users.
public struct _Sink<Output, Failure: Error> {
  let receive: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public enum Publishers {}

public protocol Cancellable { func cancel() }

/// Ends a subscription when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  public func cancel() {
    action?()
    action = nil
  }
  deinit { action?() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in list: inout C)
  where C.Element == AnyCancellable { list.append(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher made of a closure: what every operator returns.
public struct _Pipe<Output, Failure: Error>: Publisher {
  let subscribe: (_Sink<Output, Failure>) -> AnyCancellable
  init(_ subscribe: @escaping (_Sink<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable { subscribe(sink) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let subscribe: (_Sink<Output, Failure>) -> AnyCancellable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0) }
  }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable { subscribe(sink) }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func _subscribe(_ sink: _Sink<Output, Never>) -> AnyCancellable {
    sink.receive(output)
    sink.complete(.finished)
    return AnyCancellable {}
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { completes = completeImmediately }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    if completes { sink.complete(.finished) }
    return AnyCancellable {}
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    sink.complete(.failure(error))
    return AnyCancellable {}
  }
}

public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public let createPublisher: () -> P
  public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(sink)
  }
}

/// One value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var sinks: [_Sink<Output, Failure>] = []
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { result in
      guard self.result == nil else { return }
      self.result = result
      for sink in self.sinks { Self.send(result, to: sink) }
      self.sinks = []
    }
  }
  private static func send(_ result: Result<Output, Failure>, to sink: _Sink<Output, Failure>) {
    switch result {
    case .success(let value):
      sink.receive(value)
      sink.complete(.finished)
    case .failure(let error): sink.complete(.failure(error))
    }
  }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    if let result { Self.send(result, to: sink) } else { sinks.append(sink) }
    return AnyCancellable {}
  }
}

extension Sequence {
  public var publisher: _Pipe<Element, Never> {
    _Pipe { sink in
      for element in self { sink.receive(element) }
      sink.complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Sink(receive: receiveValue, complete: receiveCompletion))
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Sink(receive: receiveValue, complete: { _ in }))
  }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.subscriptions.append(sink { box.set($0) })
  }
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let subscription = _subscribe(
        _Sink(receive: { continuation.yield($0) }, complete: { _ in continuation.finish() }))
      let kept = UncheckedBox(subscription)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
  }
}

/// Carries what is only used on the driver's thread.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
