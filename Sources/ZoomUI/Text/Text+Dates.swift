// Dates and lengths of time as texts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension Text {
  public struct DateStyle: Equatable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
    /// With a short month, as in a compact date picker.
    static let shortDate = DateStyle(name: "shortDate")

    /// True when the text changes every second.
    var ticks: Bool { ![.time, .date, .shortDate].contains(self) }

    /// American English in UTC, so that frames do not depend on the machine.
    func format(_ date: Date) -> String {
      let seconds = date.timeIntervalSince(Date())
      switch name {
      case "date": return Self.formatted(date, date: .long, time: .omitted)
      case "shortDate": return Self.formatted(date, date: .abbreviated, time: .omitted)
      case "time": return Self.formatted(date, date: .omitted, time: .shortened)
      case "timer": return Self.clock(abs(seconds).rounded(.up), showsHours: true)
      case "offset":
        return (seconds < 0 ? "-" : "+")
          + Self.words(abs(seconds).rounded(), limit: 1, isLong: true)
      default: return Self.words(abs(seconds).rounded(), limit: 2, isLong: false)
      }
    }

    private static func formatted(
      _ date: Date, date day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
      date.formatted(
        Date.FormatStyle(
          date: day, time: time, locale: Locale(identifier: "en_US"),
          timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
      )
      .replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// `1:05`, `1:02:05`; without hours `62:05`.
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
      let whole = Int(min(max(0, seconds), 1e9))
      let minutes = whole / 60
      let end = String(format: "%02d", whole % 60)
      guard showsHours, minutes >= 60 else { return "\(minutes):\(end)" }
      return "\(minutes / 60):\(String(format: "%02d", minutes % 60)):\(end)"
    }

    /// `1 min, 30 sec`, or `1 minute` with one unit written out.
    private static func words(_ seconds: Double, limit: Int, isLong: Bool) -> String {
      var rest = Int(min(max(0, seconds), 1e12))
      let units = [
        (86_400, "day", "day"), (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
      ]
      var parts: [String] = []
      for (length, long, short) in units where parts.count < limit {
        let count = rest / length
        guard count > 0 || (length == 1 && parts.isEmpty) else {
          if parts.isEmpty { continue } else { break }
        }
        rest -= count * length
        let isPlural = count != 1 && (isLong || long == "day")
        parts.append("\(count) \(isLong || long == "day" ? long : short)\(isPlural ? "s" : "")")
      }
      return parts.joined(separator: ", ")
    }
  }
}

extension _Context {
  /// Has the tree made again when the next second of scene time begins.
  func tickEverySecond() {
    let key = StateKey(owner: id, offset: -8)
    graph.touch(key)
    _ = graph.value(for: key) { Date() }
    let now = Date().timeIntervalSinceReferenceDate
    graph.wake(key, at: Date(timeIntervalSinceReferenceDate: now.rounded(.down) + 1))
  }
}
