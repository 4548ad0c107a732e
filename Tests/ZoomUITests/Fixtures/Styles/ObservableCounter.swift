import Observation
import SwiftUI

@Observable
final class Tally {
  var count = 0
  var step = 1
  var label: String { count == 1 ? "1 lap" : "\(count) laps" }
  func advance() { count += step }
}

struct TallyView: View {
  @State private var tally = Tally()

  var body: some View {
    VStack(spacing: 24) {
      Text(tally.label).font(.largeTitle.monospacedDigit()).contentTransition(.numericText())
      StepControl(tally: tally)
      Button("Advance") { withAnimation(.snappy) { tally.advance() } }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

struct StepControl: View {
  @Bindable var tally: Tally
  var body: some View {
    Stepper("Step \(tally.step)", value: $tally.step, in: 1...9)
  }
}
