// Three columns, a tree of folders, an inspector.

import SwiftUI
struct Folder: Identifiable, Hashable {
  let id: Int; let name: String; var children: [Folder]? = nil
}
struct SplitIpad: View {
  @State private var selection: Folder.ID?
  @State private var note: Int?
  @State private var visibility: NavigationSplitViewVisibility = .all
  @State private var inspector = false
  let folders = [
    Folder(
      id: 1, name: "Work", children: [Folder(id: 2, name: "Plans"), Folder(id: 3, name: "Notes")]),
    Folder(id: 4, name: "Home"),
  ]
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(folders, children: \.children, selection: $selection) { f in
        Label(f.name, systemImage: f.children == nil ? "doc" : "folder")
      }
      .navigationTitle("Folders")
      .navigationSplitViewColumnWidth(min: 200, ideal: 260)
    } content: {
      if let selection {
        List(0..<6, id: \.self, selection: $note) { Text("Note \($0) in \(selection)") }
          .navigationTitle("Notes")
      } else {
        Text("Choose")
      }
    } detail: {
      if let note {
        ScrollView { Text("Note \(note)").font(.title) }.inspector(isPresented: $inspector) {
          Text("Info")
        }.toolbar { Button("Info", systemImage: "info") { inspector.toggle() } }
      } else {
        ContentUnavailableView("No note", systemImage: "note.text")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
