// A view source that writes down what another one answers.

import Synchronization

/// Passes questions on and keeps the answers.
package final class RecordingSource: ViewSource {
  private let base: any ViewSource
  private let answers: Mutex<Answers>

  /// The answers with what finds equal ones again.
  private struct Answers {
    var recorded = RecordedAnswers()
    var states: [RecordedAnswers.State: Int] = [:]
    var contents: Set<String> = []
    var roots: Set<Int> = []
    var viewTexts: [String: Int] = [:]
    var counts: [RecordedAnswers.Call.Kind: Int] = [:]
    var layouts: Set<String> = []

    mutating func index(of state: SceneState) -> Int {
      let key = RecordedAnswers.State(state)
      if let index = states[key] { return index }
      recorded.states.append(key)
      states[key] = recorded.states.count - 1
      return recorded.states.count - 1
    }

    mutating func index(of views: [ViewNode]) -> Int {
      let text = (try? NodeCoding.encode(views)).map(NodeCoding.text) ?? ""
      if let index = viewTexts[text] { return index }
      recorded.views.append(views)
      viewTexts[text] = recorded.views.count - 1
      return recorded.views.count - 1
    }

    mutating func call(
      _ kind: RecordedAnswers.Call.Kind, _ changes: [StateChange]? = nil, time: Double? = nil
    ) {
      let number = counts[kind, default: 0]
      counts[kind] = number + 1
      guard time != nil || changes?.isEmpty == false else { return }
      recorded.calls.append(
        .init(kind: kind, number: number, changes: changes?.map { .init($0) }, time: time))
    }
  }

  package init(_ base: any ViewSource, initial: SceneState) {
    self.base = base
    var first = Answers()
    _ = first.index(of: initial)
    answers = Mutex(first)
  }

  /// The answers so far, as the JSON value of a scene's `recorded`.
  package func recorded() throws -> String {
    NodeCoding.text(try NodeCoding.encode(answers.withLock { $0.recorded }))
  }

  package func root(in state: SceneState) -> [ViewNode] {
    let views = base.root(in: state)
    answers.withLock { answers in
      let index = answers.index(of: state)
      guard answers.roots.insert(index).inserted else { return }
      answers.recorded.roots.append(.init(state: index, views: answers.index(of: views)))
    }
    return views
  }

  package func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [ViewNode] {
    let views = base.content(of: template, for: request, in: state)
    answers.withLock { answers in
      let index = answers.index(of: state)
      let key = "\(template.value) \(template.animatable) \(request) \(index)"
      guard answers.contents.insert(key).inserted else { return }
      answers.recorded.contents.append(
        .init(
          template: template.value, animatable: template.animatable, id: request.id,
          value: request.value, size: request.size,
          safeArea: request.safeArea, frame: request.globalFrame, state: index,
          views: answers.index(of: views)))
    }
    return views
  }

  package func run(closure: Int, in state: SceneState) -> [StateChange] {
    let changes = base.run(closure: closure, in: state)
    answers.withLock { answers in
      answers.recorded.runs.append(
        .init(closure: closure, state: answers.index(of: state), changes: changes.map { .init($0) })
      )
    }
    return changes
  }

  package func touch(
    _ gesture: Int, _ moment: TouchMoment, in state: SceneState
  ) -> [StateChange] {
    let changes = base.touch(gesture, moment, in: state)
    answers.withLock { $0.call(.touch, changes) }
    return changes
  }

  package func layout(_ template: TemplateID) -> (any CustomLayout)? { base.layout(template) }
  package func value(of template: TemplateID, size: Size) -> Double? {
    base.value(of: template, size: size)
  }

  package func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)? {
    base.layout(template, in: state).map {
      RecordingLayout(base: $0, source: self, template: template, state: state)
    }
  }

  package func value(of template: TemplateID, size: Size, in state: SceneState) -> Double? {
    let value = base.value(of: template, size: size, in: state)
    if let value {
      answers.withLock { answers in
        let index = answers.index(of: state)
        guard answers.layouts.insert("\(template.value) \(size) \(index)").inserted else { return }
        answers.recorded.lengths.append(
          .init(template: template.value, state: index, size: size, value: value))
      }
    }
    return value
  }

  package var listensToLayout: Bool { base.listensToLayout }

  package func listensToScrolling() -> Bool {
    let listens = base.listensToScrolling()
    answers.withLock { $0.call(.scrolls, time: listens ? 1 : nil) }
    return listens
  }

  package func pendingChanges(in state: SceneState) -> [StateChange] {
    let changes = base.pendingChanges(in: state)
    answers.withLock { $0.call(.pending, changes) }
    return changes
  }

  package var lastListener: NodeOrigin? { base.lastListener }

  package func see(time seconds: Double) { base.see(time: seconds) }

  package func nextEvent(after seconds: Double) -> Double? {
    let time = base.nextEvent(after: seconds)
    answers.withLock { $0.call(.next, time: time) }
    return time
  }

  package func advance(to seconds: Double, in state: SceneState) -> [StateChange] {
    let changes = base.advance(to: seconds, in: state)
    answers.withLock { $0.call(.advance, changes) }
    return changes
  }

  fileprivate func note(_ answer: RecordedAnswers.LayoutAnswer, in state: SceneState) {
    answers.withLock { answers in
      var answer = answer
      answer.state = answers.index(of: state)
      let key =
        "\(answer.template) \(answer.animatable) \(answer.state) \(answer.children) "
        + "\(String(describing: answer.width)) \(String(describing: answer.height)) "
        + "\(String(describing: answer.bounds))"
      if answers.layouts.insert(key).inserted { answers.recorded.layouts.append(answer) }
    }
  }
}

/// A custom layout whose answers are written down.
private struct RecordingLayout: CustomLayout {
  let base: any CustomLayout
  let source: RecordingSource
  let template: TemplateID
  let state: SceneState

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    let size = base.sizeThatFits(proposal, children: children)
    source.note(
      .init(
        template: template.value, animatable: template.animatable, state: 0, width: proposal.width,
        height: proposal.height,
        children: children.idealSizes, size: size), in: state)
    return size
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    let placements = base.place(in: bounds, proposal: proposal, children: children)
    source.note(
      .init(
        template: template.value, animatable: template.animatable, state: 0, width: proposal.width,
        height: proposal.height,
        bounds: bounds, children: children.idealSizes, placements: placements.map { .init($0) }),
      in: state)
    return placements
  }
}

extension [LayoutChild] {
  var idealSizes: [Size] { map { $0.measure(.unspecified) } }
}
