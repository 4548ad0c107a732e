// What has no effect is said at the user's line.

import Foundation
import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color
private typealias TransitionPhase = ZoomUI.TransitionPhase

@MainActor
struct LocatedTests {
  /// The warnings and remarks on a view in order of their lines, as `message @ line`; another file is
  /// line 0.
  private func problems<V: View>(@ViewBuilder _ root: @escaping @MainActor () -> V) -> [String] {
    let source = SwiftUISource(root: root)
    _ = source.root(in: source.initialState())
    return source.graph.diagnostics.map { problem in
      let isHere = problem.location?.file == #filePath
      return (message: problem.message, line: isHere ? problem.location?.line ?? 0 : 0)
    }
    .sorted { $0.line < $1.line }
    .map { "\($0.message) @ \($0.line)" }
  }

  private struct Round: ZoomUI.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.clipShape(ZoomUI.Circle())
    }
  }
  private struct Beside: ZoomUI.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZoomUI.HStack {
        content
        Color.red
      }
    }
  }
  private struct Dull: ZoomUI.ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.saturation(amount).opacity(amount) }
  }

  @Test func `what a transition leaves out is named where it is used`() {
    let line = #line
    let found = problems {
      Color.red.transition(Round())
      Color.red.transition(Beside())
      Color.red.transition(.modifier(active: Dull(amount: 0), identity: Dull(amount: 1)))
      Color.red.transition(AnyTransition(Round()).combined(with: .opacity))
      Color.red.transition(.scale.combined(with: .opacity))
    }
    #expect(
      found == [
        "a clip of a transition has no effect in ZoomUI @ \(line + 2)",
        "what a transition puts beside its content has no effect in ZoomUI @ \(line + 3)",
        "a colour effect of a transition has no effect in ZoomUI @ \(line + 4)",
        "a clip of a transition has no effect in ZoomUI @ \(line + 5)",
      ])
  }

  @Test func `controls and styles that are drawn otherwise are named where they are asked for`() {
    let line = #line
    let found = problems {
      Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
      DatePicker("b", selection: .constant(.now)).datePickerStyle(.graphical)
      Button("c") {}.buttonBorderShape(.circle)
      Button("d") {}.buttonBorderShape(.capsule)
      Image(systemName: "star").symbolRenderingMode(.palette)
      Image(systemName: "star").symbolEffect(.bounce, value: 1)
      Text("e").foregroundStyle(Color.red.shadow(.drop(radius: 2)))
      ZoomUI.Rectangle().stroke(mesh)
      ZoomUI.Rectangle().fill(mesh)
    }
    #expect(
      found.map { $0.replacing(" has no effect in ZoomUI", with: "") } == [
        "the wheel of a Picker @ \(line + 2)", "GraphicalDatePickerStyle @ \(line + 3)",
        "buttonBorderShape @ \(line + 4)", "symbolRenderingMode(.palette) @ \(line + 6)",
        "BounceSymbolEffect is not played @ \(line + 7)", "shadow of a style @ \(line + 8)",
        "a MeshGradient in this place @ \(Self.meshLine)",
      ])
  }

  private static let meshLine = #line + 1
  private let mesh = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
    colors: [.red, .green, .blue, .yellow])

  @Test func `appearance proxies are named where they are set`() {
    let line = #line
    let found = problems {
      Text("x").onAppear {}
      let _ = UINavigationBar.appearance().barTintColor = .red
      let _ = UITableView.appearance().backgroundColor = .clear
    }
    #expect(
      found == [
        "UINavigationBar.appearance() has no effect in ZoomUI @ \(line + 3)",
        "UITableView.appearance() has no effect in ZoomUI @ \(line + 4)",
      ])
  }
}
