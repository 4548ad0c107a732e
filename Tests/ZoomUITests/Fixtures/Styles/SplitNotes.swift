import SwiftUI
import UIKit
import Foundation

struct Note: Identifiable, Hashable {
  var id: Int; var title: String; var text: String; var tags: Set<String> = []; var folder: String
}

@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var value: Int = 0
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range; _value = State(initialValue: wrappedValue)
  }
  var wrappedValue: Int {
    get { min(max(value, range.lowerBound), range.upperBound) }
    nonmutating set { value = newValue }
  }
  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

struct NotesApp: View {
  @State private var notes: [Note] = (1...6).map {
    Note(id: $0, title: "Note \($0)", text: "Text of note \($0).", folder: $0 < 4 ? "Work" : "Home")
  }
  @State private var selection: Note.ID?
  @State private var visibility: NavigationSplitViewVisibility = .automatic
  @State private var multi = Set<Int>()
  @State private var expanded = true
  @Clamped(0...5) private var level = 3
  @Environment(\.editMode) private var editMode
  @Environment(\.undoManager) private var undo
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  private var folders: [(name: String, notes: [Note])] {
    Dictionary(grouping: notes, by: \.folder).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $selection) {
        ForEach(folders, id: \.name) { folder in
          DisclosureGroup(folder.name, isExpanded: $expanded) {
            ForEach(folder.notes) { note in
              NavigationLink(value: note.id) { NoteRow(note: note) }
            }
            .onDelete { offsets in notes.remove(atOffsets: offsets) }
          }
        }
        OutlineGroup([Tree(name: "Root", children: [Tree(name: "Leaf")])], children: \.children) {
          Text($0.name)
        }
      }
      .navigationSplitViewColumnWidth(min: 200, ideal: 260)
      .listStyle(.sidebar)
      .toolbar {
        ToolbarItem { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button {
            notes.append(Note(id: notes.count + 1, title: "New", text: "", folder: "Home"))
          } label: {
            Image(systemName: "plus")
          }
          .popover(isPresented: .constant(false)) { Text("Hint") }
        }
      }
    } detail: {
      if let selection, let index = notes.firstIndex(where: { $0.id == selection }) {
        NoteEditor(note: $notes[index])
      } else {
        ContentUnavailableView.search(text: "notes")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct Tree: Identifiable { let id = UUID(); let name: String; var children: [Tree]? = nil }

struct NoteRow: View, Equatable {
  let note: Note
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: note.title).font(.headline)
      Text(note.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1).truncationMode(
        .tail)
    }
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  var body: some View {
    TextEditor(text: $note.text)
      .padding(.horizontal)
      .navigationTitle($note.title)
      .toolbarTitleMenu { Button("Rename") {} }
  }
}
