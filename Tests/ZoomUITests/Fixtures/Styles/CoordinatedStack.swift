import SwiftUI
protocol Coordinator: AnyObject, Observable {
  associatedtype Route: Hashable; var path: [Route] { get set }
}
extension Coordinator {
  func push(_ r: Route) { path.append(r) }; func pop() { _ = path.popLast() }
}
@Observable final class HomeCoordinator: Coordinator {
  enum Route: Hashable { case detail(Int), info }; var path: [Route] = []
}
struct CoordinatedStack<C: Coordinator, Root: View, Dest: View>: View {
  @Bindable var coordinator: C
  @ViewBuilder var root: () -> Root
  @ViewBuilder var destination: (C.Route) -> Dest
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      root().navigationDestination(for: C.Route.self, destination: destination)
    }
  }
}
struct Home: View {
  @State private var c = HomeCoordinator()
  @Namespace private var ns
  var body: some View {
    CoordinatedStack(coordinator: c) {
      VStack(spacing: 16) {
        ForEach(0..<3) { i in
          Button("Detail \(i)") { c.push(.detail(i)) }
            .buttonStyle(.borderedProminent)
            .matchedTransitionSource(id: HomeCoordinator.Route.detail(i), in: ns)
        }
        Button("Info") { c.push(.info) }
      }
    } destination: { route in
      switch route {
      case .detail(let i):
        Text("Detail page \(i)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)
          .navigationTransition(.zoom(sourceID: route, in: ns))
      case .info: Text("Info")
      }
    }
  }
}
