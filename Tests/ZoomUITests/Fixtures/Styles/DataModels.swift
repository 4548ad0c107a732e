import SwiftUI
import SwiftData
import PhotosUI

@Model
final class Trip {
  var name: String
  var start: Date
  init(name: String, start: Date) {
    self.name = name
    self.start = start
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.start) private var trips: [Trip]
  @State private var item: PhotosPickerItem?

  var body: some View {
    List(trips) { Text($0.name) }
      .toolbar { PhotosPicker("Photo", selection: $item) }
  }
}
