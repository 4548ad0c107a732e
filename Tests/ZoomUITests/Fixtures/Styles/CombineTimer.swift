import SwiftUI
import Combine

final class Ticker: ObservableObject {
  @Published var seconds = 0
  private var bag: Set<AnyCancellable> = []
  let events = PassthroughSubject<String, Never>()

  init() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .map { _ in 1 }
      .sink { [unowned self] step in self.seconds += step }
      .store(in: &bag)
  }
}

struct CombineTimerView: View {
  @StateObject private var ticker = Ticker()
  @State private var last = "none"
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var beats = 0

  var body: some View {
    VStack {
      Text("\(ticker.seconds)")
        .font(.system(size: 80, weight: .bold, design: .rounded))
        .contentTransition(.numericText(countsDown: false))
        .animation(.default, value: ticker.seconds)
      Text("beats \(beats), \(last)")
      Button("Send") { ticker.events.send("ping") }
    }
    .onReceive(timer) { _ in beats += 1 }
    .onReceive(ticker.events) { last = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in
      last = "note"
    }
    .onDisappear { timer.upstream.connect().cancel() }
  }
}

#Preview {
  CombineTimerView()
}
