// What people look for, and the rules that answer.

extension LintRule {
  /// A mistake in common words, with the rules that find it.
  package struct Topic: Sendable {
    package var text: String
    package var rules: [String]

    fileprivate init(_ text: String, _ rules: String...) {
      self.text = text
      self.rules = rules
    }
  }

  /// The checklist of the topic: every item of it, and every rule at least once.
  package static let topics: [Topic] = [
    Topic("ids differ in value, in type, or one side is optional", "ZR001"),
    Topic("the namespace is not shared", "ZR002"),
    Topic("the namespace is declared in the cell or in the child", "ZR002"),
    Topic("the namespace is made anew per render, because its view has a new identity", "ZR004"),
    Topic("the modifier is missing on one side", "ZR010", "ZR040"),
    Topic("navigationTransition is not on the destination's root, or on no destination", "ZR005"),
    Topic("a zoom inside a popover", "ZR011"),
    Topic("matchedGeometryEffect across a push, or between hosts", "ZR019"),
    Topic("the platform or the OS is too old, and no availability check", "ZR011", "ZR037"),
    Topic("padding or room for a background inside the source", "ZR006"),
    Topic("clip or shadow on the view instead of in the configuration", "ZR007", "ZR014"),
    Topic("the source is off screen, or its lazy cell is recycled", "ZR009"),
    Topic("the source is removed by the tap, or under an if that the tap flips", "ZR030", "ZR010"),
    Topic("ids are UUIDs per render, or positions", "ZR004"),
    Topic("an id occurs twice in a namespace, or in two sections", "ZR003"),
    Topic("two or zero isSource", "ZR015", "ZR016"),
    Topic("state changes without an animation", "ZR017"),
    Topic("a linear or eased curve on a size morph", "ZR027"),
    Topic("different curves in one hero", "ZR028"),
    Topic("a stagger that does nothing", "ZR036"),
    Topic("a frame before matchedGeometryEffect", "ZR018"),
    Topic("no .buttonStyle(.plain) in a grid", "ZR025"),
    Topic("no accessibility label on a source", "ZR026"),
    Topic("a hidden hero", "ZR038"),
    Topic("focus is left on the back button", "ZR039"),
    Topic("Reduce Motion is not asked for", "ZR029", "ZR023", "ZR024"),
    Topic("proportions differ and nothing is aligned", "ZR008"),
    Topic("the hero is below the first screenful", "ZR031"),
    Topic("radii differ more than twice", "ZR032"),
    Topic("the destination is transparent", "ZR012"),
    Topic("custom glass as a source", "ZR013"),
    Topic("tiny sources", "ZR035"),
    Topic("an oversized bitmap", "ZR033"),
    Topic("a customized tab switch", "ZR034"),
    Topic("a content swipe against a horizontal pager", "ZR022"),
    Topic("an API that devices do not have", "ZR021"),
    Topic("bars differ between the two pages", "ZR020"),
  ]
}
