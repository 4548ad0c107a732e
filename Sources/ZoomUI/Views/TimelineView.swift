// Views that follow a schedule.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// When a ``TimelineView`` is made again.
public protocol TimelineSchedule {
  /// The first date after a moment, nil when there is none.
  func _next(after date: Date) -> Date?
  var isPaused: Bool { get }
}
extension TimelineSchedule { public var isPaused: Bool { false } }

public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(1.0 / 60, interval)
  }
  public func _next(after date: Date) -> Date? {
    let count = ((date.timeIntervalSince(start) + 1e-6) / interval).rounded(.down) + 1
    return start.addingTimeInterval(max(0, count) * interval)
  }
}
public struct AnimationTimelineSchedule: TimelineSchedule {
  let interval: TimeInterval
  public let isPaused: Bool
  /// Thirty times a second unless told otherwise: each time makes the whole view again.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(1.0 / 60, minimumInterval ?? 1.0 / 30)
    isPaused = paused
  }
  public func _next(after date: Date) -> Date? { date.addingTimeInterval(interval) }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func _next(after date: Date) -> Date? {
    let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) + 1
    return Date(timeIntervalSinceReferenceDate: minutes * 60)
  }
}
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: [Date]
  public init(_ dates: Entries) { self.dates = dates.sorted() }
  public func _next(after date: Date) -> Date? { dates.first { $0 > date } }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { .init() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

/// The moment that a ``TimelineView`` shows.
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
  public func invalidateTimelineContent() {}
}

/// A view whose content is made again at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let make: (TimelineViewDefaultContext) -> Content
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    make = content
  }
}

extension TimelineView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let key = StateKey(owner: context.id, offset: -5)
    context.graph.touch(key)
    let now = Date()
    let date = context.graph.value(for: key) { now }
    context.graph.wake(key, at: view.schedule.isPaused ? nil : view.schedule._next(after: now))
    let made = context.graph.tracking { view.make(Context(date: date)) }
    context.withEnvironment({ $0[IsInTimelineKey.self] = true }) {
      context.child(0) { Content._lower(made, context) }
    }
  }
}

/// True for what is made again and again.
struct IsInTimelineKey: EnvironmentKey { static let defaultValue = false }

extension ViewGraph {
  /// Writes the date into `key` when it has come; one wake-up waits for each key.
  func wake(_ key: StateKey, at date: Date?) {
    guard let date, let clock = VirtualClock.current, !waking.contains(key) else { return }
    waking.insert(key)
    clock.add(after: max(0.001, date.timeIntervalSince(Date()))) { [weak self] in
      onDriver {
        self?.waking.remove(key)
        self?.set(Date(), for: key)
      }
    }
  }
}
