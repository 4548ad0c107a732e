// A view source whose geometry readers show the numbers of a moment.

import Synchronization

/// What geometry readers and their like answered during layouts.
struct ReaderContents: Sendable, Equatable {
  /// In the order of layout: a reader comes before those inside it.
  private(set) var readers: [NodeID] = []
  private(set) var views: [NodeID: [ViewNode]] = [:]

  var isEmpty: Bool { readers.isEmpty }

  mutating func add(_ made: [ViewNode], of reader: NodeID) {
    if views.updateValue(made, forKey: reader) == nil { readers.append(reader) }
  }

  /// Every view inside, by its id.
  var all: [NodeID: ViewNode] {
    var found: [NodeID: ViewNode] = [:]
    for reader in readers {
      views[reader]?.visit { node in
        found[node.id] = node
        return true
      }
    }
    return found
  }
}

/// Answers as another source does, with the content of readers changed on the way.
final class AdjustedSource: ViewSource, Equatable {
  private let base: any ViewSource
  private let adjust: @Sendable ([ViewNode]) -> [ViewNode]
  private let found = Mutex(ReaderContents())

  init(_ base: any ViewSource, _ adjust: @escaping @Sendable ([ViewNode]) -> [ViewNode] = { $0 }) {
    self.base = base
    self.adjust = adjust
  }

  /// What was answered so far, before it was changed.
  var contents: ReaderContents { found.withLock { $0 } }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [ViewNode] {
    let made = base.content(of: template, for: request, in: state)
    // Content that follows numbers of its own has no motion besides.
    if template.animatable.isEmpty { found.withLock { $0.add(made, of: request.id) } }
    return adjust(made)
  }

  static func == (a: AdjustedSource, b: AdjustedSource) -> Bool { a === b }

  func root(in state: SceneState) -> [ViewNode] { base.root(in: state) }
  func run(closure: Int, in state: SceneState) -> [StateChange] {
    base.run(closure: closure, in: state)
  }
  func touch(_ gesture: Int, _ moment: TouchMoment, in state: SceneState) -> [StateChange] {
    base.touch(gesture, moment, in: state)
  }
  func layout(_ template: TemplateID) -> (any CustomLayout)? { base.layout(template) }
  func value(of template: TemplateID, size: Size) -> Double? {
    base.value(of: template, size: size)
  }
  func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)? {
    base.layout(template, in: state)
  }
  func value(of template: TemplateID, size: Size, in state: SceneState) -> Double? {
    base.value(of: template, size: size, in: state)
  }
  var listensToLayout: Bool { base.listensToLayout }
  func pendingChanges(in state: SceneState) -> [StateChange] { base.pendingChanges(in: state) }
  var lastListener: NodeOrigin? { base.lastListener }
  func see(time seconds: Double) { base.see(time: seconds) }
  func nextEvent(after seconds: Double) -> Double? { base.nextEvent(after: seconds) }
  func advance(to seconds: Double, in state: SceneState) -> [StateChange] {
    base.advance(to: seconds, in: state)
  }
}

extension FrameMaker {
  /// What the readers of a surface hold at a moment of the last segment, without the numbers of
  /// motions; empty for a surface without readers.
  func readerContents(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> ReaderContents {
    guard surface.hasReaders, let segment = recording.segments.last else {
      return ReaderContents()
    }
    let source = AdjustedSource(scene.source)
    let key = key(of: surface, segment, at: time, in: recording)
    _ = layout(surface, segment, key, in: recording, asking: source)
    return source.contents
  }
}

extension Surface {
  /// True when content of the surface is made during layout.
  fileprivate var hasReaders: Bool {
    roots { $0.pages }.contains { $0.traits.contains(.reader) }
  }
}
