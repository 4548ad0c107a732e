// A view source that gives recorded answers again.

import Synchronization

/// Answers as another source did while it was recorded.
///
/// A question that was never asked is answered as the nearest one was: the same content at the
/// nearest size, else the same content of another state, else nothing.
final class RecordedSource: ViewSource {
  private let answers: RecordedAnswers
  private let states: [RecordedAnswers.State: Int]
  private let roots: [Int: Int]
  private let calls: Mutex<Calls>

  /// How often each kind of call has come, and what closures have answered already.
  private struct Calls {
    var counts: [RecordedAnswers.Call.Kind: Int] = [:]
    var runs: Set<Int> = []
  }

  init(_ answers: RecordedAnswers) {
    self.answers = answers
    var states: [RecordedAnswers.State: Int] = [:]
    for (index, state) in answers.states.enumerated() { states[state] = index }
    self.states = states
    var roots: [Int: Int] = [:]
    for root in answers.roots { roots[root.state] = root.views }
    self.roots = roots
    calls = Mutex(Calls())
  }

  private func index(of state: SceneState) -> Int? { states[RecordedAnswers.State(state)] }

  /// The state itself, else the last one of its revision.
  private func nearest(_ state: SceneState) -> Int? {
    index(of: state) ?? answers.states.lastIndex { $0.revision == state.revision }
  }

  private func views(_ index: Int?) -> [ViewNode] {
    guard let index, answers.views.indices.contains(index) else { return [] }
    return answers.views[index]
  }

  func root(in state: SceneState) -> [ViewNode] {
    if state.revision == 0, index(of: state) == 0 {
      // A new playing of the script begins here when the last one is over.
      calls.withLock { calls in
        let wanted = answers.calls.last { $0.kind == .pending }?.number ?? -1
        if calls.counts[.pending, default: 0] > wanted + 1 { calls = Calls() }
      }
    }
    return views(nearest(state).flatMap { roots[$0] } ?? answers.roots.last?.views)
  }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [ViewNode] {
    let now = index(of: state)
    let same = answers.contents.filter {
      $0.template == template.value && $0.id == request.id && $0.value == request.value
    }
    func distance(_ content: RecordedAnswers.Content) -> Double {
      abs(content.size.width - request.size.width) + abs(content.size.height - request.size.height)
        + abs(content.frame.minX - request.globalFrame.minX)
        + abs(content.frame.minY - request.globalFrame.minY)
        + (content.safeArea == request.safeArea ? 0 : 1e-3)
        + distanceOf(content.animatable, template.animatable) + (content.state == now ? 0 : 1e6)
    }
    return views(same.min { distance($0) < distance($1) }?.views)
  }

  func run(closure: Int, in state: SceneState) -> [StateChange] {
    let now = nearest(state)
    let found = answers.runs.indices.filter {
      answers.runs[$0].closure == closure && answers.runs[$0].state == now
    }
    let index = calls.withLock { calls -> Int? in
      let index = found.first { !calls.runs.contains($0) } ?? found.last
      if let index { calls.runs.insert(index) }
      return index
    }
    return index.map { answers.runs[$0].changes.map(\.change) } ?? []
  }

  /// The answer of the next call of a kind.
  private func call(_ kind: RecordedAnswers.Call.Kind) -> RecordedAnswers.Call? {
    let number = calls.withLock { calls in
      let number = calls.counts[kind, default: 0]
      calls.counts[kind] = number + 1
      return number
    }
    return answers.calls.first { $0.kind == kind && $0.number == number }
  }

  func touch(_ gesture: Int, _ moment: TouchMoment, in state: SceneState) -> [StateChange] {
    call(.touch)?.changes?.map(\.change) ?? []
  }
  func pendingChanges(in state: SceneState) -> [StateChange] {
    call(.pending)?.changes?.map(\.change) ?? []
  }
  func listensToScrolling() -> Bool { call(.scrolls)?.time != nil }
  func nextEvent(after seconds: Double) -> Double? { call(.next)?.time }
  func advance(to seconds: Double, in state: SceneState) -> [StateChange] {
    call(.advance)?.changes?.map(\.change) ?? []
  }

  func layout(_ template: TemplateID) -> (any CustomLayout)? { nil }
  func value(of template: TemplateID, size: Size) -> Double? { nil }

  func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)? {
    let now = nearest(state)
    let known = answers.layouts.filter { $0.template == template.value }
    guard !known.isEmpty else { return nil }
    let here = known.filter { $0.state == now }
    return RecordedLayout(answers: here.isEmpty ? known : here, animatable: template.animatable)
  }

  func value(of template: TemplateID, size: Size, in state: SceneState) -> Double? {
    let now = nearest(state)
    func distance(_ length: RecordedAnswers.Length) -> Double {
      abs(length.size.width - size.width) + abs(length.size.height - size.height)
        + (length.state == now ? 0 : 1e6)
    }
    return answers.lengths.filter { $0.template == template.value }
      .min { distance($0) < distance($1) }?.value
  }
}

/// A custom layout that places as it did for the nearest children and proposal.
private struct RecordedLayout: CustomLayout {
  let answers: [RecordedAnswers.LayoutAnswer]
  let animatable: [Double]

  private func nearest(
    _ bounds: Rect?, _ proposal: ProposedSize, _ children: [Size]
  ) -> RecordedAnswers.LayoutAnswer? {
    func apart(_ a: Double?, _ b: Double?) -> Double {
      guard let a, let b else { return a == b ? 0 : 1e3 }
      return a == b ? 0 : min(abs(a - b), 1e3)
    }
    func distance(_ answer: RecordedAnswers.LayoutAnswer) -> Double {
      var sum = apart(answer.width, proposal.width) + apart(answer.height, proposal.height)
      sum +=
        apart(answer.bounds?.width, bounds?.width) + apart(answer.bounds?.height, bounds?.height)
      sum += answer.children.count == children.count ? 0 : 1e6
      sum += distanceOf(answer.animatable, animatable)
      for (a, b) in zip(answer.children, children) {
        sum += apart(a.width, b.width) + apart(a.height, b.height)
      }
      return sum
    }
    return answers.filter { ($0.bounds == nil) == (bounds == nil) }
      .min { distance($0) < distance($1) }
  }

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    nearest(nil, proposal, children.idealSizes)?.size ?? .zero
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    let placements =
      nearest(bounds, proposal, children.idealSizes)?.placements?.map(\.placement) ?? []
    let missing = children.count - placements.count
    guard missing > 0 else { return Array(placements.prefix(children.count)) }
    return placements
      + (0..<missing).map { _ in LayoutPlacement(position: .zero, proposal: .unspecified) }
  }
}

/// How far apart two lists of numbers are.
private func distanceOf(_ a: [Double], _ b: [Double]) -> Double {
  guard a.count == b.count else { return 1e6 }
  return zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }
}
