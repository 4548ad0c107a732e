import SwiftUI

struct Place: Identifiable {
  let id: String
  let name: LocalizedStringKey
  let symbol: String
}

struct SheetsGalore: View {
  @State private var showInfo = false
  @State private var place: Place?
  @State private var detent: PresentationDetent = .fraction(0.3)
  @State private var confirming = false
  @State private var alertShown = false
  @State private var covered = false
  @State private var note = ""
  @AppStorage("didOnboard") private var didOnboard = false
  @SceneStorage("draft") private var draft = ""
  @Namespace private var space

  private let places = [
    Place(id: "a", name: "Old harbour", symbol: "ferry.fill"),
    Place(id: "b", name: "Hill park", symbol: "tree.fill"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Places") {
          ForEach(places) { item in
            Button {
              place = item
            } label: {
              Label(item.name, systemImage: item.symbol)
            }
            .matchedTransitionSource(id: item.id, in: space)
          }
        }
        Section {
          TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
          SecureField("PIN", text: $draft)
          Toggle("Onboarded", isOn: $didOnboard)
        } header: {
          Text("Input")
        } footer: {
          Text("Stored on this device.")
        }
      }
      .navigationTitle("Sheets")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Info") { showInfo.toggle() }
          Spacer()
          Button("Cover") { covered = true }
        }
        ToolbarItem(placement: .principal) { Text("Principal").font(.headline) }
        ToolbarItem(placement: .cancellationAction) {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Alert") { alertShown = true }
            Divider()
            Button("Delete…", role: .destructive) { confirming = true }
          }
        }
      }
    }
    .sheet(isPresented: $showInfo, onDismiss: { note = "closed" }) {
      InfoSheet()
        .presentationDetents([.fraction(0.3), .medium, .height(520)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(32)
        .presentationBackground(.ultraThinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    .sheet(item: $place) { place in
      Text(place.name)
        .font(.largeTitle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTransition(.zoom(sourceID: place.id, in: space))
    }
    .fullScreenCover(isPresented: $covered) {
      ZStack(alignment: .topTrailing) {
        Color.black.ignoresSafeArea()
        Button {
          covered = false
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title).symbolRenderingMode(.hierarchical)
        }
        .tint(.white)
        .padding()
      }
    }
    .alert("Are you sure?", isPresented: $alertShown) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .confirmationDialog("Delete?", isPresented: $confirming, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    }
    .onChange(of: detent) { oldValue, newValue in note = "detent" }
    .onChange(of: showInfo, initial: true) { print("info", showInfo) }
  }
}

struct InfoSheet: View {
  @Environment(\.dismiss) var dismiss
  @Environment(\.colorScheme) var scheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.openURL) private var openURL
  @FocusState private var focused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Information").font(.title2).bold()
        Spacer()
        Button("Done", action: dismiss.callAsFunction)
      }
      Text(
        "Scheme: \(scheme == .dark ? "dark" : "light"), width: \(sizeClass == .compact ? "compact" : "regular")"
      )
      Link("Website", destination: URL(string: "https://example.com")!)
      ShareLink(item: "Hello")
    }
    .padding()
    .onAppear { focused = true }
    .interactiveDismissDisabled(focused)
  }
}
