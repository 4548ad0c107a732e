// The rules of lint.

extension LintRule {
  /// Every rule, by id.
  public static let all: [LintRule] = zoom + matched + accessibility + looks + habits

  /// Sources, destinations and what a zoom becomes.
  private static let zoom: [LintRule] = [
    LintRule(
      "ZR001", "the two sides have different ids", .error,
      when: "a zoom asks for an id that no source of its namespace has, while others exist: "
        + "another value, another type (a number for a text, an item for its id), or none at all",
      instead: "the default push or the plain presentation runs",
      fix: "give source and destination the same expression, such as the item's id",
      devices: .differ("log a missing source and run a fallback transition of their own")),
    LintRule(
      "ZR002", "the two sides have different namespaces", .error,
      when: "the id exists, in another namespace: one is declared twice, or in the cell, so that "
        + "every instance has its own; or both sides are in a lazy container's cell, which may go",
      instead: "the default push or the plain presentation runs, at once or on the way back",
      fix: "declare one namespace in the view that holds both sides and hand it down",
      devices: .differ("log a missing source and run a fallback transition of their own")),
    LintRule(
      "ZR003", "two sources have the same id", .error,
      when: "two views of a screen are sources of one id in one namespace, such as an item that "
        + "stands in two sections",
      instead: "the first one in reading order is taken; the card may fly out of the wrong view",
      fix: "make ids unique per place, such as \"recent-\" before the item's id"),
    LintRule(
      "ZR004", "an id does not stay the same", .warning,
      when: "an id is made anew in every evaluation (a UUID), or is an item's position",
      instead: "the way back finds no source, or lands on another item after an insertion",
      fix: "use an id that is stored with the item"),
    LintRule(
      "ZR005", "navigationTransition is not on the destination's root", .warning,
      when: "the modifier stands on a view inside the destination, or on a view that is no "
        + "destination at all",
      instead: "the modifier has no effect: the default push or the plain presentation runs",
      fix: "put it on the outermost view of the navigationDestination, sheet or cover content"),
    LintRule(
      "ZR006", "empty room inside the source", .warning,
      when: "padding, or a frame larger than the view, lies inside matchedTransitionSource: its "
        + "rect is more than 2 pt larger than what is visible",
      instead: "the card leaves from and shrinks to a larger rect than the visible view",
      fix: "put the modifier directly around the visible card, inside any outer padding"),
    LintRule(
      "ZR007", "the clip is on the view, not in the source's configuration", .info,
      when: "a view with a rounded clip is a source without a clip shape in its configuration",
      instead: "the card leaves with square corners that turn round on the way",
      fix: "repeat the shape in the configuration of matchedTransitionSource"),
    LintRule(
      "ZR008", "source and hero have different proportions", .info,
      when: "width to height of source and of the page's hero differ by more than 15 % and no "
        + "alignment rect is given",
      instead: "the content drifts inside the card while it grows",
      fix: "give both the same proportions, or an alignmentRect where UIKit presents the page"),
    LintRule(
      "ZR009", "the source is off screen", .warning,
      when: "the source has been scrolled away or its lazy cell is not built when the page comes "
        + "or goes",
      instead: "a cross-fade runs",
      fix: "scroll to the source before the page closes, and keep the id up to date while paging",
      devices: .differ("fly the card to the place outside the screen")),
    LintRule(
      "ZR010", "there is no source", .warning,
      when: "no view of the screen below is a source in the zoom's namespace, or it has gone "
        + "since the page opened",
      instead: "the default push or the plain presentation runs",
      fix: "add matchedTransitionSource to the view that is tapped",
      devices: .differ("log a missing source and run a fallback transition of their own")),
    LintRule(
      "ZR011", "zooms do not exist here", .error,
      when: "a zoom in a popover, on macOS or tvOS, or, with no availability check around it or "
        + "its source, on an OS before iOS 18, visionOS 2, watchOS 11",
      instead: "the default push or the plain presentation runs; older SDKs do not compile it",
      fix:
        "put the modifier behind an availability check, and present a sheet in place of a popover"
    ),
    LintRule(
      "ZR012", "the destination is transparent", .info,
      when:
        "a zoom's page is see-through: its background is translucent or clear, or it is a stack "
        + "or a text without any",
      instead: "the window's backing shows through while the card grows",
      fix: "give the page's root an opaque background"),
    LintRule(
      "ZR013", "custom glass is a flat source", .info,
      when: "a view with a glass effect is a source without a clip shape in its configuration",
      instead: "glass and content fly as one flat picture, two participants instead of three, "
        + "with the view's whole bounds",
      fix: "put matchedTransitionSource directly on the glass, with the glass's shape and shadow "
        + "in its configuration"),
    LintRule(
      "ZR014", "the shadow is on the view, not in the source's configuration", .info,
      when: "a source has a shadow outside its bounds and none in its configuration",
      instead: "the shadow is cut off during the flight and pops in one frame late at its end",
      fix: "move the shadow to the configuration of matchedTransitionSource"),
  ]

  /// Matched geometry.
  private static let matched: [LintRule] = [
    LintRule(
      "ZR015", "two sources in one matched geometry group", .error,
      when: "two views that are there at once both have isSource: true",
      instead: "the result is undefined; a warning is logged and one of them is taken",
      fix: "set isSource: false on the view that follows, or show only one of them at a time"),
    LintRule(
      "ZR016", "no source in a matched geometry group", .warning,
      when: "every view of the group that is there has isSource: false",
      instead: "nothing is matched: the views stay where they are and only fade",
      fix: "leave isSource out on the view that is shown at that moment"),
    LintRule(
      "ZR017", "the state changes without an animation", .warning,
      when: "a matched view is replaced by its counterpart without withAnimation and without an "
        + "animation modifier",
      instead: "the picture cuts",
      fix: "change the state inside withAnimation"),
    LintRule(
      "ZR018", "a frame inside matchedGeometryEffect", .warning,
      when: "a fixed frame stands before the modifier on a view whose size is to follow",
      instead: "the view moves but keeps its size: it is proposed the size of its counterpart and "
        + "does not take it",
      fix: "put the frame after matchedGeometryEffect"),
    LintRule(
      "ZR019", "matched geometry across screens", .error,
      when: "the views of a group are on two pages of a stack, or in a presentation and below it; "
        + "or the only view of a group is a link's label",
      instead: "nothing is matched: every page and presentation is a hierarchy of its own",
      fix: "use matchedTransitionSource and navigationTransition for screens"),
    LintRule(
      "ZR027", "a linear or eased curve on a size morph", .info,
      when: "a hero changes its size along linear, easeIn, easeOut or a timing curve",
      instead: "the size changes mechanically and a tap on the way jumps in speed",
      fix: "use a spring such as .smooth or .snappy"),
    LintRule(
      "ZR028", "different curves in one hero", .warning,
      when: "views of one matched group have animation modifiers with different animations",
      instead: "the two views drift apart on the way and cross-fade at different places",
      fix: "animate the state change once, for both"),
    LintRule(
      "ZR029", "matched geometry ignores Reduce Motion", .warning,
      when: "a hero moves with an animation while Reduce Motion is on",
      instead: "it moves all the same: the system reduces only its own transitions",
      fix: "pass no animation, or a fade, when accessibilityReduceMotion is on",
      devices: .unknown),
  ]

  /// Accessibility.
  private static let accessibility: [LintRule] = [
    LintRule(
      "ZR026", "a source without an accessibility label", .warning,
      when: "a view that can be tapped and is a source has neither text nor a label",
      instead: "VoiceOver reads \"button\", and focus has no name to come back to",
      fix: "add accessibilityLabel to the source"),
    LintRule(
      "ZR038", "a hidden hero", .info,
      when: "the hero of a zoom's page, or every view of a matched group that is there, is hidden "
        + "from VoiceOver",
      instead: "what the eye follows is not there for VoiceOver: focus has nowhere to go with it",
      fix: "give the hero a label, and hide only its copy that is left behind"),
    LintRule(
      "ZR039", "focus is left on the back button", .info,
      when: "the scene steers VoiceOver's focus, and nothing on a zoom's page takes it",
      instead: "VoiceOver reads \"Back\" when the page has come, not what was opened",
      fix: "set accessibilityFocused on the hero or the title when the page appears"),
  ]

  /// Bars, API, gestures and settings.
  private static let looks: [LintRule] = [
    LintRule(
      "ZR020", "the bars of the two pages differ", .info,
      when: "a zoom goes between a page with a navigation bar and one that hides it",
      instead: "the bar appears or goes in the middle of the flight and the content jumps",
      fix: "show or hide the bar on both pages", devices: .unknown),
    LintRule(
      "ZR021", "an API that Apple's SDK does not have", .info,
      when: "navigationTransition(.slide), a navigation transition of one's own made of phases, "
        + "or a cross-fade of pages",
      instead: "profile 'device' runs the default push, the other profiles carry it out",
      fix: "leave the modifier out, or use .automatic or .zoom",
      devices: .differ("cannot compile it")),
    LintRule(
      "ZR022", "a horizontal pager inside a page that can be swiped away", .info,
      when: "a zoom's page holds a page-style TabView or a horizontal paging scroll view and can "
        + "be dismissed by a swipe",
      instead: "swipes between pages may drag the card away",
      fix: "disable the interactive dismissal, or offer a button to close"),
    LintRule(
      "ZR023", "a rule of the guides that devices do not follow", .info,
      when: "the scene relies on common advice that was not observed on devices: a cross-fade of "
        + ".25 s under Reduce Motion, or an end radius from the destination's clip shape",
      instead: "the profile follows the advice",
      fix: "render with profile 'device' to see the difference",
      devices: .differ("do something else, which the message names")),
    LintRule(
      "ZR024", "an interactive dismissal under Reduce Motion", .info,
      when: "a finger drags a zoomed page while Reduce Motion is on",
      instead: "nothing moves while the finger holds the page", fix: "none is needed",
      devices: .unknown),
    LintRule(
      "ZR025", "a link in a grid without the plain button style", .info,
      when: "a link or button around a source stands in a grid and no button style is set",
      instead: "the label is tinted and dims as a whole while it is pressed",
      fix: "add .buttonStyle(.plain)"),
  ]

  /// Mistakes of composition.
  private static let habits: [LintRule] = [
    LintRule(
      "ZR030", "the tap removes the source", .warning,
      when: "the change that opens the page also removes its source, such as an if on the same "
        + "variable",
      instead:
        "the zoom has nothing to start from: the default push or the plain presentation runs",
      fix: "keep the source in the tree; hide it with opacity",
      devices: .differ("log a missing source; UIKit can stop the program")),
    LintRule(
      "ZR031", "the hero is below the first screenful", .info,
      when: "the page's hero begins outside the part that is visible when the page opens",
      instead: "the card grows into a part of the page that has nothing to do with the source",
      fix: "move the hero to the top of the page"),
    LintRule(
      "ZR032", "the radii of source and hero differ more than twice", .info,
      when: "the larger corner radius is more than twice the smaller one",
      instead: "corners visibly pump during the flight",
      fix: "choose radii within a factor of two"),
    LintRule(
      "ZR033", "an oversized bitmap", .info,
      when: "an image has more than four times the pixels that it is ever drawn with",
      instead: "memory and decoding time are wasted; the first frame of the zoom may drop",
      fix: "ship or request a smaller image"),
    LintRule(
      "ZR034", "a customized tab switch", .info,
      when:
        "a TabView has an animation modifier, a tab's root a transition, or the tab is switched "
        + "inside withAnimation",
      instead: "tabs switch at once, or with the system's short fade: the modifier has no effect",
      fix: "leave the switch to the system"),
    LintRule(
      "ZR035", "tiny sources", .info,
      when: "a source is smaller than 32 by 32 pt",
      instead: "the card grows out of a dot: the origin is hard to see and the scale is extreme",
      fix: "make the whole row or card the source"),
    LintRule(
      "ZR036", "an inert stagger", .info,
      when: "siblings have animations with different delays for a value that never changes",
      instead: "nothing is staggered: an animation modifier acts only when its value changes",
      fix: "change the value, such as a flag that onAppear sets"),
    LintRule(
      "ZR037", "an API newer than the system", .error,
      when: "glass, a toolbar item as a source, or a cross-fade of presentations, on a system that "
        + "does not have it",
      instead: "the code does not compile for this system without an availability check",
      fix: "put it behind an availability check with a fallback"),
    LintRule(
      "ZR040", "a source without a destination", .warning,
      when: "a tap on a source opens a screen that has no navigationTransition anywhere",
      instead: "the default push or the plain presentation runs",
      fix: "put navigationTransition(.zoom) on the screen's root, or leave the source out"),
  ]
}
