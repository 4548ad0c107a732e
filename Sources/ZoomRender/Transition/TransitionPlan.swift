// Which transition runs, and why when it is not the one that was asked for.

/// What a change of screens is drawn as.
enum TransitionStyle: Sendable, Equatable {
  case none
  /// The stack's default push.
  case slide
  case crossFade(FadeLength)
  case phases(PhaseTransition)
  case zoom(ZoomPlan)
  /// A presentation's own: the sheet's or the cover's rise from below.
  case sheet
  case cover
  /// An alert's or a dialog's own.
  case alert
}

/// How long a fade takes and along which curve.
struct FadeLength: Sendable, Equatable {
  var duration: Double
  var curve: UnitCurve
}

/// The participants of a zoom.
struct ZoomPlan: Sendable, Equatable {
  var sourceID: Value
  var namespace: NamespaceID
  var options: ZoomOptions
  /// Nil when the zoom starts from a made-up rect in the middle of the container.
  var source: SourcePlace?
  /// How the source's glass takes part; any form has the bouncier spring.
  var glass = GlassForm.none
  /// Where the card rests; nil = the whole container.
  var destination: Rect?
  /// Radii at that rest.
  var endRadii = CornerRadii.zero
  /// Alpha of a sheet's own dim.
  var sheetDim = 0.0
}

/// A style with the reason why it stands in for another.
struct TransitionPlan: Sendable, Equatable {
  var style: TransitionStyle
  var fallback: TransitionRecord.Fallback?
  var origin: NodeOrigin
}

/// Chooses the transition of a change of screens.
struct TransitionPlanner {
  /// What the upper screen is.
  enum Container: Sendable, Equatable {
    case stack, sheet, cover, popover, alert
  }

  var container: Container
  var rules: ProfileRules
  var platform: Platform
  var reduceMotion: Bool
  /// Fade in place of a zoom under Reduce Motion.
  var reducedFade: FadeLength
  /// Fade that is asked for, and over an off-screen source.
  var crossFade: FadeLength
  /// True for a popover that stands beside its view instead of coming as a sheet.
  var isAnchored = false
  /// True when the upper screen came out of the source that it asks for.
  var hadSource = false

  /// What runs when nothing special is asked for or can be had.
  private var plain: TransitionStyle {
    switch container {
    case .stack: .slide
    case .popover where isAnchored: .crossFade(crossFade)
    case .sheet, .popover: .sheet
    case .cover: .cover
    case .alert: .alert
    }
  }

  func plan(_ asked: RequestedTransition, search: SourceSearch) -> TransitionPlan {
    func fall(_ rule: String, _ reason: String, _ style: TransitionStyle? = nil) -> TransitionPlan {
      TransitionPlan(
        style: style ?? plain, fallback: .init(rule: rule, reason: reason), origin: asked.origin)
    }
    switch asked.transition {
    case .automatic:
      guard let misplaced = asked.misplaced else {
        return TransitionPlan(style: plain, fallback: nil, origin: asked.origin)
      }
      return TransitionPlan(
        style: plain,
        fallback: .init(
          rule: "ZR005",
          reason: "navigationTransition is not on the destination's root view and has no effect"),
        origin: misplaced)
    case .slide:
      if rules.slide == .reject {
        return fall("ZR021", "SwiftUI has no .slide navigation transition; the default push runs")
      }
      return TransitionPlan(style: plain, fallback: nil, origin: asked.origin)
    case .crossFade:
      if container == .stack && rules.slide == .reject {
        return fall("ZR021", "crossFade exists for sheets only; the default push runs")
      }
      return TransitionPlan(style: .crossFade(crossFade), fallback: nil, origin: asked.origin)
    case .phases(let phases):
      if rules.phases == .reject {
        return fall(
          "ZR021", "NavigationTransition cannot be adopted by own types; the default push runs")
      }
      return TransitionPlan(style: .phases(phases), fallback: nil, origin: asked.origin)
    case .zoom(let sourceID, let namespace):
      if let reason = unsupported { return fall("ZR011", reason) }
      return zoom(asked, sourceID, namespace, search, fall)
    }
  }

  private func zoom(
    _ asked: RequestedTransition, _ sourceID: Value, _ namespace: NamespaceID,
    _ search: SourceSearch, _ fall: (String, String, TransitionStyle?) -> TransitionPlan
  ) -> TransitionPlan {
    var plan = ZoomPlan(
      sourceID: sourceID, namespace: namespace, options: asked.options, source: nil)
    let missing = self.missing(search, sourceID, namespace)
    let isReduced = reduceMotion && rules.reducedMotion != .off
    if isReduced && missing == nil {
      return fall(
        "reduce-motion", "Reduce Motion is on; the zoom becomes a cross-fade",
        .crossFade(reducedFade))
    }
    if let (rule, reason) = missing {
      guard rules.missingSource == .zoomFromCenter, !isReduced else {
        return fall(rule, reason, nil)
      }
      return fall(rule, reason + "; the zoom starts from the middle", .zoom(plan))
    }
    guard case .found(let place) = search else { return fall("ZR010", "no source", nil) }
    if place.isOffScreen && rules.offScreenSource == .crossFade {
      return fall(
        "ZR009", "the source '\(sourceID.plainText)' is off screen; a cross-fade runs",
        .crossFade(crossFade))
    }
    plan.source = place
    plan.glass = rules.glassSource == .participants ? place.glass : .none
    return TransitionPlan(style: .zoom(plan), fallback: nil, origin: asked.origin)
  }

  /// Rule and reason when there is no source; nil when there is one.
  private func missing(
    _ search: SourceSearch, _ id: Value, _ namespace: NamespaceID
  ) -> (String, String)? {
    switch search {
    case .found: return nil
    case .otherID where hadSource, .nothing where hadSource:
      return ("ZR010", "the source '\(id.plainText)' has gone since the page opened")
    case .otherNamespace:
      return (
        "ZR002",
        "the source '\(id.plainText)' is in another namespace than '\(namespace.name)'"
      )
    case .otherID(let other, _):
      return (
        "ZR001",
        "no source has the id '\(id.plainText)' in namespace '\(namespace.name)' "
          + "(one has '\(other)')"
      )
    case .nothing:
      return ("ZR010", "there is no source in namespace '\(namespace.name)'")
    }
  }

  /// Why zooms do not exist here; nil when they do.
  private var unsupported: String? {
    if container == .popover { return "a popover ignores the zoom transition" }
    if platform.hasZooms, rules.zoomAvailable == .on { return nil }
    guard let first = platform.firstZoomingVersion else {
      return platform.name == .macOS
        ? "macOS has no zoom transition" : "on tvOS the zoom transition is the automatic one"
    }
    let system = platform.name == .iPadOS ? Platform.Name.iOS : platform.name
    return "the zoom transition needs \(system.rawValue) \(Int(first))"
  }
}
