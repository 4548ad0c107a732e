// The numbers of a zoom over time, through interruptions.

/// A zoom's card over time: flights to either end, stretches under a finger, releases; each takes
/// over from the one before.
struct ZoomMotion: Sendable, Equatable {
  enum Law: Sendable, Equatable {
    case flight(ZoomFlight)
    case held(ZoomHold)
    case release(ZoomRelease)
  }

  struct Piece: Sendable, Equatable {
    /// Scene seconds.
    var start: Double
    var law: Law
  }

  var pieces: [Piece]

  init(start: Double, _ law: Law) { pieces = [Piece(start: start, law: law)] }

  /// The piece in force at a scene time.
  func piece(at time: Double) -> Piece { pieces.last { $0.start <= time } ?? pieces[0] }

  /// The card at a scene time.
  ///
  /// - Parameter source: Where the source is at that time, in container points; nil when it is gone
  ///   or has not moved.
  func moment(at time: Double, source: Rect?) -> ZoomMoment {
    switch piece(at: time).law {
    case .flight(let flight): flight.state(at: time, source: source)
    case .held(let hold): hold.moment(at: time)
    case .release(let release): release.state(at: time, source: source)
    }
  }

  /// What the card goes between at a scene time.
  func route(at time: Double) -> ZoomRoute {
    switch piece(at: time).law {
    case .flight(let flight): flight.route
    case .held(let hold): hold.route
    case .release(let release): release.route
    }
  }

  /// The bars of the two screens at a scene time: each piece goes on from what it finds.
  func chrome(at time: Double, _ profile: Profile) -> ZoomChrome {
    var chrome = ZoomChrome.shown
    if case .flight(let flight)? = pieces.first?.law, flight.direction == .push { chrome = .gone }
    for (index, piece) in pieces.enumerated() where index == 0 || piece.start <= time {
      let next = index + 1 < pieces.count ? pieces[index + 1].start : .infinity
      let elapsed = max(0, min(time, next) - piece.start)
      switch piece.law {
      case .flight(let flight): chrome = chrome.flying(flight.direction, after: elapsed, profile)
      case .held(let hold):
        // What the finger found goes on underneath.
        let found = hold.under?.chrome(at: min(time, next), profile) ?? chrome
        chrome = found.dragged(after: elapsed, profile)
      case .release(let release):
        chrome = chrome.released(release.outcome, after: elapsed, profile)
      }
    }
    return chrome
  }

  /// True while a finger holds the card.
  func isHeld(at time: Double) -> Bool {
    if case .held = piece(at: time).law { return true }
    return false
  }

  /// Scene seconds at which everything is at rest; infinite under a finger.
  var settledTime: Double {
    switch pieces.last?.law {
    case .flight(let flight)?: flight.settledTime
    case .release(let release)?: release.settledTime
    case .held?: .infinity
    case nil: 0
    }
  }

  /// The zoom sent to one of its ends from where it is, on another route if the source has changed.
  mutating func send(
    _ direction: ZoomFlight.Direction, at time: Double, source: Rect?, route: ZoomRoute,
    profile: Profile
  ) {
    let flight: ZoomFlight
    if case .flight(let running) = piece(at: time).law, running.route == route {
      flight = running.retargeted(direction, at: time)
    } else {
      flight = ZoomFlight(
        route, direction, profile: profile, start: time, from: moment(at: time, source: source))
    }
    pieces.append(Piece(start: time, law: .flight(flight)))
  }
}
