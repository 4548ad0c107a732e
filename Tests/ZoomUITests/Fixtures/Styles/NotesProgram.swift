import SwiftUI
import OSLog
import UniformTypeIdentifiers

private let log = Logger(subsystem: "app", category: "ui")
typealias Handler = () -> Void

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @StateObject private var store = NotesStore()
  var body: some Scene {
    WindowGroup {
      NotesList().environmentObject(store)
    }
    .commands { CommandGroup(replacing: .newItem) {} }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}
final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    return true
  }
}
@MainActor class NotesStore: ObservableObject {
  @Published var notes: [Note] = Note.samples
  @Published var selectedID: Note.ID?
  func binding(for id: Note.ID) -> Binding<Note>? {
    guard notes.contains(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { self.notes.first { $0.id == id }! },
      set: { new in if let i = self.notes.firstIndex(where: { $0.id == id }) { self.notes[i] = new }
      })
  }
}
struct Note: Identifiable, Codable, Hashable {
  var id = UUID(); var title: String; var body: String;
  var date = Date(timeIntervalSince1970: 1_700_000_000)
  static let samples = (1...6).map {
    Note(title: "Note \($0)", body: String(repeating: "text ", count: $0 * 5))
  }
}
struct NotesList: View {
  @EnvironmentObject var store: NotesStore
  @Namespace private var ns
  @State private var grid = true
  var body: some View {
    NavigationStack {
      Group {
        if grid { gridView } else { listView }
      }
      .navigationTitle("Notes")
      .toolbar {
        Button {
          withAnimation { grid.toggle() }
        } label: {
          Label("Layout", systemImage: grid ? "list.bullet" : "square.grid.2x2")
        }
      }
      .navigationDestination(for: Note.ID.self) { id in
        if let note = store.binding(for: id) {
          Editor(note: note).navigationTransition(.zoom(sourceID: id, in: ns))
        } else {
          Text("Missing")
        }
      }
    }
    .onAppear { log.debug("appeared \(store.notes.count)") }
  }
  var gridView: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 150, maximum: 220), spacing: 16)], spacing: 16
      ) {
        ForEach(store.notes) { note in
          NavigationLink(value: note.id) {
            VStack(alignment: .leading) {
              Text(note.title).font(.headline)
              Text(note.body).font(.caption).lineLimit(4)
              Spacer()
              Text(note.date, style: .date).font(.caption2).foregroundStyle(.secondary)
            }
            .padding().frame(height: 140).frame(maxWidth: .infinity, alignment: .leading)
            .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 14))
          }
          .buttonStyle(.plain)
          .matchedTransitionSource(id: note.id, in: ns)
        }
      }
      .padding()
    }
  }
  var listView: some View {
    List(store.notes, id: \.id) { note in NavigationLink(note.title, value: note.id) }
  }
}
struct Editor: View {
  @Binding var note: Note
  @FocusState private var focus: Field?
  enum Field: Hashable { case title, body }
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $note.title).font(.largeTitle.bold()).focused($focus, equals: .title)
      TextEditor(text: $note.body).focused($focus, equals: .body)
    }
    .padding()
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { focus = nil }
      }
    }
    .onChange(of: note.title) { old, new in log.info("\(old) → \(new)") }
  }
}
