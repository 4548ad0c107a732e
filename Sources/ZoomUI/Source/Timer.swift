// Foundation's timers, in scene time.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands for Foundation's `Timer`, whose run loop does not run here.
public final class Timer: @unchecked Sendable {
  public private(set) var isValid = true
  public let timeInterval: TimeInterval
  public var tolerance: TimeInterval = 0
  public var userInfo: Any?
  public var fireDate: Date
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var isScheduled = false

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = max(0.001, interval)
    self.repeats = repeats
    self.block = block
    fireDate = Date().addingTimeInterval(timeInterval)
  }
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    wait(max(0, fireDate.timeIntervalSince(Date())))
  }
  private func wait(_ seconds: TimeInterval) {
    VirtualClock.current?.add(after: seconds, isRepeated: repeats) { [weak self] in
      guard let self, isValid else { return }
      // A repeating timer has its next date before its closure may end it.
      fireDate = Date().addingTimeInterval(timeInterval)
      block(self)
      if repeats, isValid { wait(timeInterval) } else { invalidate() }
    }
    // The clock keeps what waits on it only weakly: the timer keeps itself while it is valid.
    kept = self
  }
  private var kept: Timer?

  public func fire() { if isValid { block(self) } }
  public func invalidate() {
    isValid = false
    kept = nil
  }

  /// Sends the date at fixed intervals of scene time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let sinks = SinkList<Date, Never>()
    private var isRunning = false

    init(interval: TimeInterval) { self.interval = max(0.001, interval) }
    public func _subscribe(_ sink: _Sink<Date, Never>) -> AnyCancellable { sinks.add(sink) }
    public func connect() -> any Cancellable {
      if !isRunning {
        isRunning = true
        tick()
      }
      return AnyCancellable { [weak self] in self?.isRunning = false }
    }
    private func tick() {
      // The clock keeps a running publisher: nobody else has to, as with a run loop.
      VirtualClock.current?.add(after: interval, isRepeated: true) { [self] in
        guard isRunning else { return }
        sinks.send(Date())
        tick()
      }
    }
    public func autoconnect() -> Publishers.Autoconnect<TimerPublisher> { .init(upstream: self) }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
