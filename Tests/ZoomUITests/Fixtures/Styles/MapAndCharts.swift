import SwiftUI
import MapKit
import Charts

struct MapScreen: View {
  @State private var position: MapCameraPosition = .automatic
  var body: some View {
    Map(position: $position)
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
  }
}
