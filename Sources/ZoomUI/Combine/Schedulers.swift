// Streams in scene time.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where a stream goes on: there is one thread here, so only delays differ.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
}

/// A distance in time, in seconds.
public struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
  init(_ seconds: Double) { self.seconds = seconds }
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public static func seconds(_ value: Int) -> Self { .init(Double(value)) }
  public static func seconds(_ value: Double) -> Self { .init(value) }
  public static func milliseconds(_ value: Int) -> Self { .init(Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { .init(Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { .init(Double(value) / 1e9) }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> _Pipe<
    Output, Failure
  > { later(0) }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> _Pipe<Output, Failure> { _Pipe { self._subscribe($0) } }

  public func delay<S: Scheduler>(
    for interval: _SchedulerStride, tolerance: _SchedulerStride? = nil, scheduler: S,
    options: Never? = nil
  ) -> _Pipe<Output, Failure> { later(interval.seconds) }

  private func later(_ seconds: Double) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      let alive = Flag()
      func schedule(_ body: @escaping () -> Void) {
        guard let clock = VirtualClock.current else { return body() }
        clock.add(after: seconds) { if alive.isSet { body() } }
      }
      let upstream = self._subscribe(
        _Sink(
          receive: { value in schedule { sink.receive(value) } },
          complete: { completion in schedule { sink.complete(completion) } }))
      return AnyCancellable {
        alive.isSet = false
        upstream.cancel()
      }
    }
  }

  public func debounce<S: Scheduler>(
    for interval: _SchedulerStride, scheduler: S, options: Never? = nil
  ) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      var number = 0
      return self._subscribe(
        _Sink(
          receive: { value in
            number += 1
            let mine = number
            guard let clock = VirtualClock.current else { return sink.receive(value) }
            clock.add(after: interval.seconds) { if mine == number { sink.receive(value) } }
          }, complete: sink.complete))
    }
  }

  public func throttle<S: Scheduler>(
    for interval: _SchedulerStride, scheduler: S, latest: Bool
  ) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      var waiting: Output?
      var isClosed = false
      func open() {
        isClosed = false
        guard let value = waiting else { return }
        waiting = nil
        pass(value)
      }
      func pass(_ value: Output) {
        isClosed = true
        sink.receive(value)
        VirtualClock.current?.add(after: interval.seconds) { open() }
      }
      return self._subscribe(
        _Sink(
          receive: { value in
            if isClosed {
              if latest || waiting == nil { waiting = value }
            } else {
              pass(value)
            }
          }, complete: sink.complete))
    }
  }
}

private final class Flag { var isSet = true }

extension View {
  /// Runs the closure for each value; the view subscribes once, for as long as it is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    _Modified(content: self) { context, content in
      context.subscribe(publisher, action)
      context.modify(content, by: [])
    }
  }
}

/// A view's subscription with the newest closure of its body.
@MainActor
final class ViewSubscription<Output> {
  var action: (Output) -> Void
  var cancellable: AnyCancellable?
  init(_ action: @escaping (Output) -> Void) { self.action = action }
}

extension _Context {
  func subscribe<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Never {
    let id = self.id.child(part: "receive")
    let graph = self.graph
    let place = nodeOrigin()
    if let known = graph.subscriptions[id] as? ViewSubscription<P.Output> {
      known.action = action
      return
    }
    let subscription = ViewSubscription(action)
    graph.subscriptions[id] = subscription
    // What arrives while views are evaluated is acted on afterwards.
    subscription.cancellable = publisher.sink { [unowned graph, unowned subscription] value in
      onDriver {
        if graph.isEvaluating {
          graph.hasWatches = true
          graph.addDue(at: place, isFound: false) { subscription.action(value) }
        } else {
          subscription.action(value)
        }
      }
    }
  }
}
