import SwiftUI

@main
struct TravelApp: App {
  @State private var router = Router()
  @AppStorage("hasSeenIntro") private var hasSeenIntro = true
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootTabs()
        .environment(router)
        .onOpenURL { router.open($0) }
        .tint(.indigo)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { router.save() }
    }
  }
}

enum AppTab: Hashable, CaseIterable {
  case explore, saved, profile
}

enum Destination: Hashable {
  case city(City)
  case gallery(City, index: Int)
  case settings
}

struct City: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let country: String
  let hue: Double
}

extension City {
  static let all: [City] = [
    .init(name: "Lisbon", country: "Portugal", hue: 0.1),
    .init(name: "Kyoto", country: "Japan", hue: 0.95),
    .init(name: "Oslo", country: "Norway", hue: 0.6),
    .init(name: "Lima", country: "Peru", hue: 0.35),
  ]
  var color: Color { Color(hue: hue, saturation: 0.7, brightness: 0.85) }
}

@Observable
class Router {
  var tab: AppTab = .explore
  var path = NavigationPath()

  func open(_ url: URL) {
    guard url.scheme == "travel",
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return }
    let name = components.queryItems?.first { $0.name == "city" }?.value
    if let city = City.all.first(where: { $0.name == name }) {
      tab = .explore
      path.append(Destination.city(city))
    }
  }
  func save() {
    guard let rep = path.codable else { return }
    _ = try? JSONEncoder().encode(rep)
  }
  func popToRoot() { path.removeLast(path.count) }
}

struct RootTabs: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Explore", systemImage: "globe", value: AppTab.explore) {
        ExploreView()
      }
      Tab("Saved", systemImage: "bookmark", value: AppTab.saved) {
        Text("Nothing saved")
      }
      .badge(3)
      Tab("Profile", systemImage: "person.crop.circle", value: AppTab.profile) {
        Text("Profile")
      }
    }
  }
}

struct ExploreView: View {
  @Environment(Router.self) private var router
  @Namespace private var zoom

  private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12)]

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(City.all) { city in
            Button {
              router.path.append(Destination.city(city))
            } label: {
              CityCard(city: city)
            }
            .buttonStyle(.plain)
            .matchedTransitionSource(id: city.id, in: zoom) { source in
              source
                .background(.white)
                .clipShape(.rect(cornerRadius: 18))
                .shadow(color: .black.opacity(0.3), radius: 6, x: 0, y: 4)
            }
          }
        }
        .padding()
      }
      .navigationTitle("Explore")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("By name") {}
            Button("By country") {}
            Divider()
            Picker("Order", selection: .constant(0)) {
              Text("Ascending").tag(0)
              Text("Descending").tag(1)
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
      }
      .navigationDestination(for: Destination.self) { destination in
        switch destination {
        case .city(let city):
          CityDetail(city: city)
            .navigationTransition(.zoom(sourceID: city.id, in: zoom))
        case let .gallery(city, index):
          Text("\(city.name) #\(index)")
        case .settings:
          Text("Settings")
        }
      }
    }
  }
}

struct CityCard: View {
  let city: City
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      UnevenRoundedRectangle(topLeadingRadius: 18, topTrailingRadius: 18)
        .fill(city.color.gradient)
        .aspectRatio(4 / 3, contentMode: .fit)
      Text(city.name).font(.headline).padding(.horizontal, 10)
      Text(city.country).font(.subheadline).foregroundStyle(.secondary)
        .padding([.horizontal, .bottom], 10)
    }
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
  }
}

struct CityDetail: View {
  let city: City
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        city.color.frame(height: 320)
        VStack(alignment: .leading, spacing: 12) {
          Text(city.name).font(.system(.largeTitle, design: .serif, weight: .bold))
          Text("A city in \(city.country).")
          Button("Gallery") { router.path.append(Destination.gallery(city, index: 2)) }
            .buttonStyle(.borderedProminent)
          Button("Home", role: .cancel) { router.popToRoot() }
            .buttonStyle(.bordered)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .ignoresSafeArea(.container, edges: .top)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
  }
}
