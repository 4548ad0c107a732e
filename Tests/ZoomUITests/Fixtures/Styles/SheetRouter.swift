import SwiftUI
enum ActiveSheet: Identifiable {
  case first, second(Int);
  var id: Int {
    switch self {
    case .first: 0;
    case .second(let n): n
    }
  }
}
struct SheetRouter: View {
  @State private var active: ActiveSheet?
  @State private var alert = true
  @State private var showPopover = false
  @State private var name = ""
  var body: some View {
    VStack(spacing: 20) {
      Button("First") { active = .first }
      Button("Second") { active = .second(7) }
      Button("Pop") { showPopover = true }.popover(isPresented: $showPopover) {
        Text("Popover").padding().presentationCompactAdaptation(.popover)
      }
      Button("Alert") { alert = true }
    }
    .sheet(item: $active) { sheet in
      switch sheet {
      case .first:
        NavigationStack {
          Text("First").navigationTitle("First").toolbar { Button("Done") { active = nil } }
        }
        .presentationDetents([.fraction(0.4), .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.4)))
        .interactiveDismissDisabled()
      case .second(let n):
        Text("Second \(n)").presentationSizing(.form)
      }
    }
    .alert("Rename", isPresented: $alert) {
      TextField("Name", text: $name)
      Button("OK") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Choose a new name.")
    }
  }
}
