// Streams of values.

import Testing

@testable import ZoomUI

@MainActor
@Suite(.serialized)
struct CombineTests {
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var copy = ""
  }

  /// Runs with a clock of its own.
  private func withClock(_ body: (VirtualClock) -> Void) {
    let saved = VirtualClock.current
    let clock = VirtualClock()
    VirtualClock.current = clock
    body(clock)
    VirtualClock.current = saved
  }

  @Test func `a published property sends its value and each new one`() {
    let model = Model()
    var heard: [String] = []
    let subscription = model.$text.sink { heard.append($0) }
    model.text = "a"
    model.text = "b"
    subscription.cancel()
    model.text = "c"
    #expect(heard == ["", "a", "b"])
  }

  @Test func `operators make one stream of another`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let kept = subject.removeDuplicates().filter { $0 > 0 }.map { "\($0)" }
      .merge(with: Just("first")).sink { heard.append($0) }
    for value in [0, 1, 1, 2] { subject.send(value) }
    #expect(heard == ["first", "1", "2"])
    kept.cancel()
  }

  @Test func `the latest values of two streams come together`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("x"))
    var heard: [String] = []
    let kept = a.combineLatest(b).sink { heard.append("\($0.0)\($0.1)") }
    a.send(2)
    b.send("y")
    #expect(heard == ["1x", "2x", "2y"])
    kept.cancel()
  }

  @Test func `debounce waits in scene time`() {
    withClock { clock in
      let subject = PassthroughSubject<String, Never>()
      var heard: [String] = []
      let kept = subject.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
        .sink { heard.append($0) }
      subject.send("a")
      clock.advance(to: 0.1)
      subject.send("ab")
      clock.advance(to: 0.29)
      #expect(heard.isEmpty)
      clock.advance(to: 0.31)
      #expect(heard == ["ab"])
      kept.cancel()
    }
  }

  @Test func `timers tick in scene time until they are cancelled`() {
    withClock { clock in
      var ticks = 0
      let kept = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { _ in ticks += 1 }
      clock.advance(to: 1.6)
      #expect(ticks == 3)
      kept.cancel()
      clock.advance(to: 5)
      #expect(ticks == 3)

      nonisolated(unsafe) var fired = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
      clock.advance(to: 7.5)
      timer.invalidate()
      clock.advance(to: 20)
      #expect(fired == 2)
    }
  }

  @Test func `a failure is caught and replaced`() {
    struct Broken: Error {}
    var heard: [Int] = []
    let kept = [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw Broken() }
      return value
    }.replaceError(with: -1).sink { heard.append($0) }
    #expect(heard == [1, -1])
    kept.cancel()
  }

  @Test func `assigning feeds another published property`() {
    let model = Model()
    model.$text.map { $0.uppercased() }.assign(to: &model.$copy)
    model.text = "zoom"
    #expect(model.copy == "ZOOM")
  }

  @Test func `a view subscribes once and hears with its newest closure`() {
    struct Page: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      var body: some View {
        Text("\(sum)").onReceive(subject) { sum += $0 }
        Button("send") { subject.send(5) }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var probe = Probe { Page(subject: subject) }
    _ = probe.nodes
    _ = probe.press(0)
    #expect(probe.texts.first == "5")
    _ = probe.press(0)
    #expect(probe.texts.first == "10")
  }
}
