// What switches, steppers and spinners are drawn of.

/// A control that a list's row does not grow for: it reaches over the line of its label.
///
/// Recorded: rows with switches are as tall as rows of text.
struct RowControl<Content: View>: View {
  @Environment(\.isInRow) private var isInRow
  @ViewBuilder let content: Content
  var body: some View { content.frame(height: isInRow ? 20 : nil) }
}

extension EnvironmentValues {
  /// True inside lists and forms.
  var isInRow: Bool { self[RowKey.self] }
}

/// The track and knob of a switch.
///
/// iOS 26: 63×28 with a knob of 37×24 (measured in a simulator); before, 51×31 with a round knob
/// of 27 (long-standing).
struct SwitchTrack: View {
  let isOn: Bool
  let usesGlass: Bool
  @Environment(\.tint) private var tint
  var body: some View {
    Capsule()
      .fill(isOn ? AnyShapeStyle(tint ?? .green) : AnyShapeStyle(.fill))
      .frame(width: usesGlass ? 63 : 51, height: usesGlass ? 28 : 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(.white)
          .frame(width: usesGlass ? 37 : 27, height: usesGlass ? 24 : 27)
          .padding(2)
      }
  }
}

/// A still activity indicator: eight spokes that fade counterclockwise, 20 points across, 37 when
/// large (by eye).
struct Spinner: View {
  @Environment(\.controlSize) private var controlSize
  var body: some View {
    let side: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule()
          .fill(.secondary)
          .frame(width: side * 0.13, height: side * 0.28)
          .offset(y: side * -0.35)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(1 - Double((8 - spoke) % 8) * 0.1)
      }
    }
    .frame(width: side, height: side)
  }
}
