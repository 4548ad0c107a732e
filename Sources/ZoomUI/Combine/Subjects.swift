// Publishers that code sends into.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The subscribers of a subject, in the order in which they came.
final class SinkList<Output, Failure: Error> {
  private var sinks: [(id: Int, sink: _Sink<Output, Failure>)] = []
  private var next = 0
  private var completion: Subscribers.Completion<Failure>?

  func add(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    if let completion {
      sink.complete(completion)
      return AnyCancellable {}
    }
    let id = next
    next += 1
    sinks.append((id, sink))
    return AnyCancellable { [weak self] in self?.sinks.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in sinks { entry.sink.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for entry in sinks { entry.sink.complete(completion) }
    sinks = []
  }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void { public func send() { send(()) } }

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let sinks = SinkList<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { sinks.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    sinks.send(completion: completion)
  }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable { sinks.add(sink) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let sinks = SinkList<Output, Failure>()
  public var value: Output { didSet { sinks.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    sinks.send(completion: completion)
  }
  public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
    sink.receive(value)
    return sinks.add(sink)
  }
}

extension Publisher {
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that starts when it is connected.
public protocol ConnectablePublisher: Publisher { func connect() -> any Cancellable }

extension Publishers {
  /// Connects at the first subscription.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public func _subscribe(_ sink: _Sink<Output, Failure>) -> AnyCancellable {
      let subscription = upstream._subscribe(sink)
      let connection = upstream.connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> _Pipe<Notification, Never> {
    _Pipe { sink in
      let token = UncheckedBox(
        self.addObserver(forName: name, object: object, queue: nil) { sink.receive($0) })
      return AnyCancellable { self.removeObserver(token.value) }
    }
  }
}
