import SwiftUI
struct Trip: Identifiable, Hashable {
  let id = UUID(); let title: String; let region: Region; let nights: Int
  enum Region: String, CaseIterable, Comparable {
    case asia = "Asia", europe = "Europe"
    static func < (l: Region, r: Region) -> Bool { l.rawValue < r.rawValue }
  }
}
@Observable final class TripStore {
  var trips: [Trip] = [
    Trip(title: "Tokyo", region: .asia, nights: 7), Trip(title: "Rome", region: .europe, nights: 4),
    Trip(title: "Paris", region: .europe, nights: 3),
  ]
  var grouped: [(Trip.Region, [Trip])] {
    Dictionary(grouping: trips, by: \.region).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  func remove(_ t: Trip) { trips.removeAll { $0 == t } }
}
struct TripsScreen: View {
  @State private var store = TripStore()
  @State private var path: [Trip] = []
  @Namespace var ns
  @State private var confirm: Trip?
  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(store.grouped, id: \.0) { region, trips in
          Section(region.rawValue) {
            ForEach(trips) { trip in
              NavigationLink(value: trip) {
                LabeledContent {
                  Text("\(trip.nights) nights")
                } label: {
                  Label(trip.title, systemImage: "airplane")
                    .matchedTransitionSource(id: trip.id, in: ns)
                }
              }
              .swipeActions { Button("Delete", role: .destructive) { confirm = trip } }
            }
          }
        }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) {
        TripPage(trip: $0).navigationTransition(.zoom(sourceID: $0.id, in: ns))
      }
      .confirmationDialog(
        "Delete?", isPresented: Binding(get: { confirm != nil }, set: { if !$0 { confirm = nil } }),
        presenting: confirm
      ) { trip in
        Button("Delete \(trip.title)", role: .destructive) { store.remove(trip) }
      }
      .toolbar {
        ToolbarItem { Button("Random") { if let t = store.trips.randomElement() { path = [t] } } }
      }
    }
  }
}
struct TripPage: View {
  let trip: Trip
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text(trip.title).font(.system(size: 60, weight: .black, design: .serif))
      Button("Close", action: dismiss.callAsFunction)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [.cyan, .mint], startPoint: .top, endPoint: .bottom),
      ignoresSafeAreaEdges: .all
    )
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Back", systemImage: "chevron.left") { dismiss() }
      }
    }
  }
}
