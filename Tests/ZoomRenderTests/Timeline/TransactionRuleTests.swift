// What `transaction` and `animation(nil)` make of changes inside them.

import Testing

@testable import ZoomRender

/// A stack whose alignment changes in a linear second: it moves a row in which one box has a rule.
struct TransactionRuleTests {
  static let linear = Animation.curve(.linear, duration: 1)

  /// The box goes from x 100 to 250 and grows from 20 to 40 high; the row around it holds it alone.
  static func box(_ rule: Modifier, at seconds: Double, _ animation: Animation?) throws -> Element {
    let timeline = FlagScene(
      roots: { on in
        let row = ViewNode(
          id: NodeID.root.child(9).child(1), kind: .hStack(alignment: .center, spacing: 0),
          children: [
            FlagScene.box(
              "b", 0, [.frame(width: 50, height: on ? 40 : 20, alignment: .center), rule],
              in: NodeID.root.child(9).child(1))
          ])
        let wide = FlagScene.box(
          "a", 0, [.frame(width: 200, height: 50, alignment: .center)], in: NodeID.root.child(9))
        return [
          ViewNode(
            id: NodeID.root.child(9),
            kind: .vStack(alignment: on ? .trailing : .leading, spacing: 0),
            children: [wide, row])
        ]
      },
      script: [.wait(seconds: 0.1), FlagScene.animated(true, animation), .waitUntilSettled]
    ).timeline
    return try #require(timeline.frame(at: 0.1 + seconds).elements.first { $0.name == "b" })
  }

  @Test(
    arguments: [
      (TransactionRule(), 30.0),
      (TransactionRule(disablesAnimations: true), 30),
      (TransactionRule(animated: .wrapped(.delay(.none, by: 0.25))), 25),
      (TransactionRule(animated: .wrapped(.speed(.none, factor: 2))), 40),
      (TransactionRule(.replaced(.curve(.linear, duration: 2))), 25),
      (TransactionRule(.replaced(nil)), 40),
      (TransactionRule(.replaced(nil), value: .bool(true)), 30),
    ] as [(TransactionRule, Double)])
  func `half-way through a linear second`(_ rule: TransactionRule, height: Double) throws {
    let box = try Self.box(.transaction(rule), at: 0.5, Self.linear)
    #expect(abs(box.rect.height - height) < 1e-6)
  }

  @Test(
    arguments: [
      (TransactionRule(), 40.0),
      (TransactionRule(unanimated: linear), 30),
      (TransactionRule(animated: .wrapped(.delay(.none, by: 0.25))), 40),
    ] as [(TransactionRule, Double)])
  func `a change without an animation`(_ rule: TransactionRule, height: Double) throws {
    #expect(abs(try Self.box(.transaction(rule), at: 0.5, nil).rect.height - height) < 1e-6)
  }

  @Test func `a box whose animation is taken away jumps though its row moves`() throws {
    for (rule, x) in [
      (Modifier.transaction(TransactionRule()), 175.0),
      (.animation(nil, value: nil), 250),
      (.transaction(TransactionRule(.replaced(nil))), 250),
    ] {
      #expect(abs(try Self.box(rule, at: 0.5, Self.linear).rect.minX - x) < 1e-6)
      #expect(abs(try Self.box(rule, at: 1, Self.linear).rect.minX - 250) < 1e-6)
    }
  }

  @Test func `silenced animation modifiers leave the change's own animation`() throws {
    let rule = Modifier.transaction(TransactionRule(disablesAnimations: true))
    let outer = AnimationScope(transaction: Transaction(animation: Self.linear), tune: { $0 })
    let inside = outer.inside(rule, was: rule)
    let inner = inside.inside(
      .animation(.smooth, value: .bool(true)), was: .animation(.smooth, value: .bool(false)))
    #expect(inner.transaction.animation == Self.linear)
  }
}
