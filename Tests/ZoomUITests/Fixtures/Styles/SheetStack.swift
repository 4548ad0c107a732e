// A stack in a sheet whose detent follows its path, over a background view.

import SwiftUI
struct SheetStack: View {
  @State private var first = false
  @State private var path = [Int]()
  @State private var selected = PresentationDetent.medium
  var body: some View {
    VStack { Button("Open") { first = true } }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.teal.opacity(0.2))
      .sheet(isPresented: $first, onDismiss: { path = [] }) {
        NavigationStack(path: $path) {
          List(0..<30) { i in NavigationLink("Row \(i)", value: i) }
            .navigationDestination(for: Int.self) { n in
              VStack {
                Text("Page \(n)"); NavigationLink("Deeper", value: n + 100)
              }.navigationTitle("\(n)").navigationBarTitleDisplayMode(.inline)
            }
            .navigationTitle("Pick").toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Close", systemImage: "xmark") { first = false }
              }
            }
        }
        .presentationDetents([.medium, .large], selection: $selected)
        .presentationContentInteraction(.scrolls)
        .presentationBackground {
          LinearGradient(colors: [.white, .mint], startPoint: .top, endPoint: .bottom)
        }
        .onChange(of: path) { _, new in if !new.isEmpty { selected = .large } }
      }
  }
}
