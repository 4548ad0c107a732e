import SwiftUI

struct Place: Identifiable { let id = UUID(); let name: String; let symbol: String }

struct PlacesView: View {
  @State private var selected: Place?
  @State private var showFilter = false
  @State private var showAlert = false
  @State private var confirm = false
  @State private var detent: PresentationDetent = .medium
  @State private var radius = 3.0
  @State private var openOnly = true
  @State private var kind = Kind.food
  @State private var date = Date.now
  @FocusState private var focused: Bool
  @State private var note = ""

  enum Kind: String, CaseIterable, Identifiable { case food, drinks, shops; var id: Self { self } }

  let places = [
    Place(name: "Bakery", symbol: "cup.and.saucer"), Place(name: "Market", symbol: "cart"),
    Place(name: "Books", symbol: "book"),
  ]

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Nearby"), footer: Text("Within \(radius, specifier: "%.1f") km")) {
          ForEach(places) { place in
            Button {
              selected = place
            } label: {
              Label(place.name, systemImage: place.symbol)
            }
          }
          .onDelete { _ in }
        }
        Section {
          Button("Delete all", role: .destructive) { confirm = true }
          Button("Show alert") { showAlert = true }
        }
      }
      .navigationBarTitle("Places", displayMode: .large)
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          EditButton()
          Button {
            showFilter.toggle()
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
      }
      .alert("Delete place?", isPresented: $showAlert) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .confirmationDialog("Really?", isPresented: $confirm, titleVisibility: .visible) {
        Button("Delete everything", role: .destructive) {}
      }
    }
    .sheet(item: $selected) { place in
      VStack(spacing: 20) {
        Image(systemName: place.symbol).font(.system(size: 60))
        Text(place.name).font(.title)
      }
      .presentationDetents([.medium, .large, .height(220), .fraction(0.3)], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(30)
      .presentationBackground(.thinMaterial)
    }
    .sheet(isPresented: $showFilter, onDismiss: { focused = false }) {
      NavigationStack {
        Form {
          Section("Distance") {
            Slider(value: $radius, in: 1...10, step: 0.5)
            LabeledContent("Radius", value: radius, format: .number.precision(.fractionLength(1)))
          }
          Toggle("Open now", isOn: $openOnly)
          Picker("Kind", selection: $kind) {
            ForEach(Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          DatePicker("When", selection: $date, displayedComponents: [.date, .hourAndMinute])
          TextField("Note", text: $note, axis: .vertical)
            .lineLimit(2...4)
            .focused($focused)
          Stepper("Guests: \(Int(radius))", value: $radius, in: 1...10)
        }
        .navigationTitle("Filter")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { showFilter = false } }
          ToolbarItem(placement: .confirmationAction) { Button("Apply") { showFilter = false } }
        }
      }
      .presentationDetents([.medium])
    }
  }
}
