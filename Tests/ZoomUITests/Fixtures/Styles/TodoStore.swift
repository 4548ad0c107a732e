import Foundation
import SwiftUI

struct Todo: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var done = false
  var due: Date?
  var priority: Priority = .normal
  enum Priority: Int, Codable, CaseIterable, Comparable {
    case low = 0, normal, high
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var label: LocalizedStringKey {
      switch self {
      case .low: "Low";
      case .normal: "Normal";
      case .high: "High"
      }
    }
  }
}
@MainActor
final class TodoStore: ObservableObject {
  static let shared = TodoStore()
  @Published var todos: [Todo] = [
    Todo(title: "Buy milk", priority: .high), Todo(title: "Write tests", done: true),
    Todo(title: "Call mom", due: Date(timeIntervalSince1970: 1_800_000_000)),
  ]
  @Published var filter: Filter = .all
  enum Filter: String, CaseIterable { case all = "All", open = "Open", done = "Done" }
  var shown: [Todo] {
    todos.filter { filter == .all || (filter == .done) == $0.done }.sorted {
      $0.priority > $1.priority
    }
  }
  func toggle(_ todo: Todo) {
    if let i = todos.firstIndex(of: todo) { todos[i].done.toggle() }
  }
  func delete(at offsets: IndexSet) { todos.remove(atOffsets: offsets) }
  func move(from: IndexSet, to: Int) { todos.move(fromOffsets: from, toOffset: to) }
}
struct TodoList: View {
  @StateObject private var store = TodoStore.shared
  @State private var newTitle = ""
  @State private var editing: Todo?
  @Environment(\.editMode) private var editMode
  private static let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .medium
    f.locale = Locale(identifier: "en_US")
    f.timeZone = TimeZone(secondsFromGMT: 0)
    return f
  }()
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Filter", selection: $store.filter) {
          ForEach(TodoStore.Filter.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)
        List {
          ForEach(store.shown) { todo in
            HStack {
              Image(systemName: todo.done ? "checkmark.circle.fill" : "circle")
                .foregroundColor(todo.done ? .green : .secondary)
                .onTapGesture { withAnimation { store.toggle(todo) } }
              VStack(alignment: .leading) {
                Text(todo.title).strikethrough(todo.done, color: .red)
                if let due = todo.due { Text(Self.formatter.string(from: due)).font(.caption) }
              }
              Spacer()
              Text(todo.priority.label).font(.caption2).padding(4)
                .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
            }
            .listRowSeparatorTint(.blue)
            .listRowBackground(todo.done ? Color.green.opacity(0.1) : nil)
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        }
        .listStyle(.insetGrouped)
        HStack {
          TextField("New todo", text: $newTitle)
            .textFieldStyle(.roundedBorder)
            .onSubmit(add)
          Button(action: add) { Image(systemName: "plus.circle.fill").font(.title2) }
            .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding()
        .background(.thinMaterial)
      }
      .navigationTitle("Todos (\(store.todos.count))")
      .toolbar { EditButton() }
      .sheet(item: $editing) { Text($0.title) }
    }
  }
  private func add() {
    guard !newTitle.isEmpty else { return }
    store.todos.append(.init(title: newTitle))
    newTitle = ""
  }
}
