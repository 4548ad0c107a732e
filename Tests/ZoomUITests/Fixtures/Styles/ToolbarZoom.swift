import SwiftUI

struct ToolbarZoom: View {
  @State private var composes = false
  @Namespace private var space
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Tide table", "Packing list", "Ferry times"], id: \.self) { Text($0) }
      }
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
          Button("New", systemImage: "square.and.pencil") { composes = true }
        }
        .matchedTransitionSource(id: "new", in: space)
      }
      .sheet(isPresented: $composes) {
        ComposeSheet()
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .navigationTransition(.zoom(sourceID: "new", in: space))
      }
    }
  }
}

private struct ComposeSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = "Dear diary"
  var body: some View {
    NavigationStack {
      TextEditor(text: $text).padding()
        .navigationTitle("New note")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
  }
}
