import SwiftUI

@Observable
final class Session {
  var user: String?
}

private struct DensityKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
extension EnvironmentValues {
  var density: CGFloat {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

@main
struct HarbourApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup {
      Landing().environment(session).environment(\.density, 14)
    }
  }
}

struct Landing: View {
  @Environment(Session.self) private var session
  @Environment(\.density) private var density
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    VStack(spacing: density) {
      if let user = session.user {
        Text("Welcome, \(user)").font(.title2)
      } else {
        Text("Harbour").font(.largeTitle)
        Button("Come aboard") { withAnimation { session.user = "Mara" } }
      }
      Text(typeSize.isAccessibilitySize ? "large type" : "regular type").font(.footnote)
    }
    .preferredColorScheme(.dark)
    .tint(.orange)
  }
}
