// What one stream makes of another.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Publisher {
  /// A stream that gets each value with its sink.
  private func piped<T>(_ body: @escaping (Output, _Sink<T, Failure>) -> Void) -> _Pipe<T, Failure>
  {
    _Pipe { sink in
      self._subscribe(_Sink(receive: { body($0, sink) }, complete: sink.complete))
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> _Pipe<T, Failure> {
    piped { $1.receive(transform($0)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _Pipe<T, Failure> {
    piped { $1.receive($0[keyPath: keyPath]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _Pipe<T, any Error> {
    _Pipe { sink in
      var isOver = false
      return self._subscribe(
        _Sink(
          receive: { value in
            guard !isOver else { return }
            do { sink.receive(try transform(value)) } catch {
              isOver = true
              sink.complete(.failure(error))
            }
          }, complete: { sink.complete($0.erased) }))
    }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Pipe<T, Failure> {
    piped { value, sink in if let made = transform(value) { sink.receive(made) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    piped { if isIncluded($0) { $1.receive($0) } }
  }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> _Pipe<T, Failure> {
    _Pipe { sink in
      var value = initial
      return self._subscribe(
        _Sink(
          receive: {
            value = next(value, $0)
            sink.receive(value)
          }, complete: sink.complete))
    }
  }
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      var last: Output?
      return self._subscribe(
        _Sink(
          receive: { value in
            if let last, areEqual(last, value) { return }
            last = value
            sink.receive(value)
          }, complete: sink.complete))
    }
  }
  public func dropFirst(_ count: Int = 1) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      var left = count
      return self._subscribe(
        _Sink(
          receive: { if left > 0 { left -= 1 } else { sink.receive($0) } },
          complete: sink.complete))
    }
  }
  public func prefix(_ count: Int) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      var left = count
      return self._subscribe(
        _Sink(
          receive: { value in
            guard left > 0 else { return }
            left -= 1
            sink.receive(value)
            if left == 0 { sink.complete(.finished) }
          }, complete: { if left > 0 { sink.complete($0) } }))
    }
  }
  public func first() -> _Pipe<Output, Failure> { prefix(1) }
  public func first(where isWanted: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    filter(isWanted).prefix(1)
  }
  public func collect() -> _Pipe<[Output], Failure> {
    _Pipe { sink in
      var values: [Output] = []
      return self._subscribe(
        _Sink(
          receive: { values.append($0) },
          complete: { completion in
            if case .finished = completion { sink.receive(values) }
            sink.complete(completion)
          }))
    }
  }
  public func prepend(_ values: Output...) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      values.forEach(sink.receive)
      return self._subscribe(sink)
    }
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping (Output) -> P
  ) -> _Pipe<P.Output, Failure> where P.Failure == Failure {
    _Pipe { sink in
      var inner: [AnyCancellable] = []
      let outer = self._subscribe(
        _Sink(
          receive: { value in
            inner.append(
              transform(value)._subscribe(
                _Sink(
                  receive: sink.receive,
                  complete: { if case .failure = $0 { sink.complete($0) } })))
          }, complete: sink.complete))
      return AnyCancellable {
        outer.cancel()
        inner.forEach { $0.cancel() }
      }
    }
  }
  public func switchToLatest() -> _Pipe<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    _Pipe { sink in
      var inner: AnyCancellable?
      let outer = self._subscribe(
        _Sink(
          receive: { value in
            inner?.cancel()
            inner = value._subscribe(_Sink(receive: sink.receive, complete: { _ in }))
          }, complete: sink.complete))
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> _Pipe<Output, Failure> {
    _Pipe { sink in
      self._subscribe(
        _Sink(
          receive: {
            receiveOutput?($0)
            sink.receive($0)
          },
          complete: {
            receiveCompletion?($0)
            sink.complete($0)
          }))
    }
  }
  public func print(_ prefix: String = "") -> _Pipe<Output, Failure> { handleEvents() }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  // Errors
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> _Pipe<Output, E> {
    _Pipe { sink in
      self._subscribe(
        _Sink(
          receive: sink.receive,
          complete: { completion in
            switch completion {
            case .finished: sink.complete(.finished)
            case .failure(let error): sink.complete(.failure(transform(error)))
            }
          }))
    }
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> _Pipe<Output, P.Failure> where P.Output == Output {
    _Pipe { sink in
      var second: AnyCancellable?
      let first = self._subscribe(
        _Sink(
          receive: sink.receive,
          complete: { completion in
            switch completion {
            case .finished: sink.complete(.finished)
            case .failure(let error): second = handler(error)._subscribe(sink)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }
  public func replaceError(with value: Output) -> _Pipe<Output, Never> {
    `catch` { _ in Just(value) }
  }
  public func replaceNil<T>(with value: T) -> _Pipe<T, Failure> where Output == T? {
    map { $0 ?? value }
  }
  public func setFailureType<E: Error>(to type: E.Type) -> _Pipe<Output, E>
  where Failure == Never {
    _Pipe { sink in
      self._subscribe(
        _Sink(receive: sink.receive, complete: { _ in sink.complete(.finished) }))
    }
  }

  // Several streams
  public func merge<P: Publisher>(with other: P) -> _Pipe<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _Pipe { sink in
      let quiet = _Sink<Output, Failure>(receive: sink.receive, complete: { _ in })
      let (a, b) = (self._subscribe(quiet), other._subscribe(quiet))
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
  public func combineLatest<P: Publisher>(_ other: P) -> _Pipe<(Output, P.Output), Failure>
  where P.Failure == Failure {
    _Pipe { sink in
      var (left, right): (Output?, P.Output?)
      func send() { if let left, let right { sink.receive((left, right)) } }
      let a = self._subscribe(
        _Sink(
          receive: {
            left = $0
            send()
          }, complete: { _ in }))
      let b = other._subscribe(
        _Sink(
          receive: {
            right = $0
            send()
          }, complete: { _ in }))
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Pipe<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> _Pipe<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
  public func zip<P: Publisher>(_ other: P) -> _Pipe<(Output, P.Output), Failure>
  where P.Failure == Failure {
    _Pipe { sink in
      var (left, right): ([Output], [P.Output]) = ([], [])
      func send() {
        while !left.isEmpty, !right.isEmpty {
          sink.receive((left.removeFirst(), right.removeFirst()))
        }
      }
      let a = self._subscribe(
        _Sink(
          receive: {
            left.append($0)
            send()
          }, complete: { _ in }))
      let b = other._subscribe(
        _Sink(
          receive: {
            right.append($0)
            send()
          }, complete: { _ in }))
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> _Pipe<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publishers {
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> _Pipe<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> _Pipe<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> _Pipe<A.Output, A.Failure>
  where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> _Pipe<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
