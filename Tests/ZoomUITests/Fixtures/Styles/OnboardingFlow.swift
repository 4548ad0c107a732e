import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int; let title: LocalizedStringResource; let body: String; let image: String
}

struct OnboardingFlow: View {
  @State private var page = 0
  @State private var bounce = 0
  @AppStorage("hasSeenOnboarding") var seen: Bool = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge
  @ScaledMetric(relativeTo: .largeTitle) private var iconSize: CGFloat = 96

  let pages = [
    OnboardingPage(
      id: 0, title: "Welcome", body: "Keep your **memories** in one place.",
      image: "photo.on.rectangle.angled"),
    OnboardingPage(
      id: 1, title: "Share", body: "Send an album with a tap.", image: "square.and.arrow.up"),
    OnboardingPage(id: 2, title: "Ready", body: "That is all.", image: "checkmark.seal.fill"),
  ]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages) { item in
          VStack(spacing: 20) {
            Image(systemName: item.image)
              .resizable()
              .scaledToFit()
              .frame(width: iconSize, height: iconSize)
              .symbolEffect(.bounce.up.byLayer, options: .speed(1.5).repeat(2), value: bounce)
              .foregroundStyle(.blue, .teal)
            Text(item.title).font(.title.bold())
            Text(.init(item.body)).multilineTextAlignment(.center)
          }
          .padding(40)
          .tag(item.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      Button {
        if page < pages.count - 1 {
          withAnimation(reduceMotion ? nil : .easeInOut) { page += 1 }
        } else {
          seen = true
        }
        bounce += 1
      } label: {
        Text(page == pages.count - 1 ? "Start" : "Continue")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.extraLarge)
      .keyboardShortcut(.defaultAction)
      .padding()
    }
    .statusBarHidden()
    .sensoryFeedback(.selection, trigger: page)
  }
}

struct OnboardingFlow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OnboardingFlow()
      OnboardingFlow().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
  }
}
