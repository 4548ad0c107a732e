import SwiftUI
import Observation

@Observable
class PinStore {
  struct Pin: Identifiable, Equatable {
    let id: Int
    var title: String
    var height: CGFloat
    var liked: Bool = false
  }

  var pins: [Pin] = (0..<18).map { n in
    Pin(id: n, title: "Pin \(n)", height: CGFloat(90 + (n * 37) % 110))
  }
  var selected: Pin?
  var likes: Int { pins.filter(\.liked).count }
  @ObservationIgnored var cache: [Int: String] = [:]
}

extension EnvironmentValues {
  @Entry var cardRadius: CGFloat = 18
  @Entry var accentName: String? = nil
}

struct MasonryBoard: View {
  @State private var store = PinStore()
  @Namespace private var ns

  private var columns: [[PinStore.Pin]] {
    var result: [[PinStore.Pin]] = [[], []]
    for (i, pin) in store.pins.enumerated() { result[i % 2].append(pin) }
    return result
  }

  var body: some View {
    @Bindable var store = store
    ZStack {
      ScrollView {
        HStack(alignment: .top, spacing: 10) {
          ForEach(columns.indices, id: \.self) { column in
            LazyVStack(spacing: 10) {
              ForEach(columns[column]) { pin in
                if store.selected != pin {
                  PinCard(pin: pin)
                    .matchedGeometryEffect(id: pin.id, in: ns)
                    .onTapGesture {
                      withAnimation(.snappy(duration: 0.45, extraBounce: 0.1)) {
                        store.selected = pin
                      }
                    }
                } else {
                  Color.clear.frame(height: pin.height)
                }
              }
            }
          }
        }
        .padding(10)
      }
      .safeAreaInset(edge: .bottom) {
        Text("\(store.likes) liked")
          .font(.footnote.monospacedDigit())
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background(.bar)
          .contentTransition(.numericText())
      }
      .blur(radius: store.selected == nil ? 0 : 8)

      if let pin = store.selected {
        VStack {
          PinCard(pin: pin)
            .matchedGeometryEffect(id: pin.id, in: ns)
            .frame(height: 420)
          Toggle("Liked", isOn: $store.pins[pin.id].liked)
            .padding(.horizontal, 32)
        }
        .padding()
        .onTapGesture { withAnimation(.smooth) { store.selected = nil } }
        .zIndex(1)
        .transition(.asymmetric(insertion: .identity, removal: .opacity))
      }
    }
    .environment(\.cardRadius, 24)
    .sensoryFeedback(.impact(weight: .light), trigger: store.selected)
  }
}

private struct PinCard: View {
  @Environment(\.cardRadius) private var radius
  let pin: PinStore.Pin

  var body: some View {
    RoundedRectangle(cornerRadius: radius, style: .continuous)
      .fill(
        LinearGradient(
          colors: [.indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(height: pin.height)
      .overlay { Text(pin.title).bold().foregroundStyle(.white) }
      .overlay(alignment: .topTrailing) {
        if pin.liked { Image(systemName: "heart.fill").padding(8).foregroundStyle(.pink) }
      }
  }
}

#Preview("Board") {
  @Previewable @State var dark = false
  MasonryBoard().preferredColorScheme(dark ? .dark : .light)
}
