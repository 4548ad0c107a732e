// A program with a titled window, windows for values, commands, default toolbar items.

import SwiftUI
@main struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @State private var model = AppModel()
  var body: some Scene {
    WindowGroup("Notes", id: "main") { ContentView().environment(model).onOpenURL { _ in } }
      .commands { CommandMenu("Note") { Button("New") {}.keyboardShortcut("n") } }
      .defaultSize(width: 400, height: 600)
    WindowGroup(for: Int.self) { $n in Text("Note \(n ?? 0)") }
    #if os(macOS)
      Settings { Text("Prefs") }
    #endif
  }
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}
@Observable final class AppModel { var notes = ["Shopping", "Ideas"]; var selected: String? }
struct ContentView: View {
  @Environment(AppModel.self) private var model
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var size
  @Environment(\.dynamicTypeSize) private var type
  @ScaledMetric(relativeTo: .body) private var icon = 28
  @Namespace private var ns
  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        ForEach(model.notes, id: \.self) { n in
          NavigationLink {
            Text(n).font(.largeTitle).navigationTransition(.zoom(sourceID: n, in: ns))
          } label: {
            Label {
              Text(n)
            } icon: {
              Image(systemName: "note.text").frame(width: icon)
            }
          }.matchedTransitionSource(id: n, in: ns)
        }
        if #available(iOS 26, *) { Text("Glass").glassEffect() } else { Text("Plain") }
      }
      .navigationTitle(size == .compact ? "Notes" : "All Notes")
      .navigationSubtitle("\(model.notes.count) notes")
      .toolbar {
        DefaultToolbarItem(kind: .search, placement: .bottomBar);
        ToolbarSpacer(.flexible, placement: .bottomBar);
        ToolbarItem(placement: .bottomBar) {
          Button("New", systemImage: "square.and.pencil", role: .confirm) {
            withAnimation { model.notes.append("Note \(model.notes.count)") }
          }
        }
      }
      .searchable(text: .constant(""))
      #if os(iOS)
        .navigationBarTitleDisplayMode(.large)
      #else
        .frame(minWidth: 300)
      #endif
    }
  }
}
