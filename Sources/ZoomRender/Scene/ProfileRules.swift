// Rules that a profile chooses between: what happens where the guides and devices differ.

/// Fallbacks and looks that are chosen by name.
public struct ProfileRules: Sendable, Equatable {
  /// What a zoom without a source becomes.
  public enum MissingSource: String, Sendable, Equatable, CaseIterable {
    /// The default push, or the plain presentation.
    case defaultPush
    /// A zoom from a small square in the middle of the container.
    case zoomFromCenter
  }
  /// What a zoom becomes whose source is not on screen.
  public enum OffScreenSource: String, Sendable, Equatable, CaseIterable {
    /// Page and source screen fade into each other.
    case crossFade
    /// The card flies to and from the true place outside.
    case flyThere
  }
  /// What a zoom becomes under Reduce Motion.
  public enum ReducedMotion: String, Sendable, Equatable, CaseIterable {
    /// A fade of `fade.reduced.duration` along easeInOut.
    case fade
    /// A linear fade of `fade.native.duration`.
    case nativeFade
    /// Nothing else: the zoom runs.
    case off
  }
  /// Which corner radius a zoom ends with.
  public enum EndRadius: String, Sendable, Equatable, CaseIterable {
    /// The clip shape of the destination's root, else of its hero, else the display's.
    case clipShape
    /// Always the display's.
    case display
  }
  /// Whether API that Apple's SDK does not have is carried out.
  public enum Unofficial: String, Sendable, Equatable, CaseIterable {
    /// Carried out, with a finding.
    case accept
    /// Replaced by the default push, with a finding.
    case reject
  }
  /// How a default push moves.
  public enum PushCurve: String, Sendable, Equatable, CaseIterable {
    /// The distance left falls exponentially from the first frame.
    case exponential
    /// A spring from rest.
    case spring
  }
  /// How corners of moving pages are cut.
  public enum Corners: String, Sendable, Equatable, CaseIterable {
    /// Not at all.
    case square
    /// With the display's radius.
    case display
  }
  /// How sheets below full height sit.
  public enum SheetStyle: String, Sendable, Equatable, CaseIterable {
    /// Inset from three sides, scaled a little.
    case floating
    /// From edge to edge; the presenter shrinks behind a large one.
    case edgeToEdge
  }
  /// Which axes of a zoom have springs of their own.
  public enum ZoomModel: String, Sendable, Equatable, CaseIterable {
    /// Centre, width and height each.
    case perAxis
    /// One spring for all, with bent vertical edges.
    case single
  }
  /// How the source's picture fills the card.
  public enum SourceLook: String, Sendable, Equatable, CaseIterable {
    /// By width, from the top; the rest shows the source's background.
    case aspect
    /// Stretched to the card.
    case stretch
  }
  /// How glass sources are drawn.
  public enum GlassSource: String, Sendable, Equatable, CaseIterable {
    /// Platter, content and page move on their own.
    case participants
    /// As plain cards.
    case plain
  }
  /// Which look bars have.
  public enum Bars: String, Sendable, Equatable, CaseIterable {
    /// Opaque or blurred strips: iOS 18 and before.
    case classic
    /// Floating glass groups: iOS 26 and later.
    case glass
  }
  /// A plain yes or no.
  public enum Switch: String, Sendable, Equatable, CaseIterable {
    /// Yes.
    case on
    /// No.
    case off
  }

  /// Whether the zoom transition exists.
  public var zoomAvailable = Switch.on
  /// A zoom without a source.
  public var missingSource = MissingSource.defaultPush
  /// A zoom whose source is not on screen.
  public var offScreenSource = OffScreenSource.crossFade
  /// A zoom under Reduce Motion.
  public var reducedMotion = ReducedMotion.fade
  /// The radius that a zoom ends with.
  public var endRadius = EndRadius.clipShape
  /// `.navigationTransition(.slide)`.
  public var slide = Unofficial.accept
  /// A custom navigation transition made of phases.
  public var phases = Unofficial.accept
  /// Default push.
  public var pushCurve = PushCurve.exponential
  /// Leading corners of an incoming page.
  public var pushCorners = Corners.display
  /// Corners of a full-screen cover while it moves.
  public var coverCorners = Corners.display
  /// Corners of the receding source screen.
  public var recedeCorners = Corners.square
  /// Sheets.
  public var sheetStyle = SheetStyle.floating
  /// Springs of a zoom.
  public var zoomModel = ZoomModel.perAxis
  /// The source's picture in the card.
  public var sourceLook = SourceLook.aspect
  /// Glass sources.
  public var glassSource = GlassSource.participants
  /// Bars.
  public var bars = Bars.glass
  /// Whether a page can be dragged back from anywhere.
  public var contentSwipe = Switch.on
  /// Whether a dragged card lags behind the finger.
  public var tracking = Switch.off
  /// Whether the view behind a large sheet shrinks.
  public var presenterRecedes = Switch.off

  /// The rules of profile `ios26`.
  public init() {}
}
