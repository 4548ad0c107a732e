import SwiftUI

@available(iOS 26.0, *)
struct GlassMap: View {
  @Namespace private var glass
  @State private var open = false
  @State private var layers = 1
  @State private var showSheet = false
  @Namespace private var zoom

  var body: some View {
    NavigationStack {
      ZStack(alignment: .bottomTrailing) {
        LinearGradient(colors: [.green, .yellow, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        GlassEffectContainer(spacing: 20) {
          VStack(spacing: 16) {
            if open {
              ForEach(["car", "bus", "bicycle"], id: \.self) { name in
                Button {
                  layers += 1
                } label: {
                  Image(systemName: name).frame(width: 50, height: 50)
                }
                .glassEffect(.regular.interactive(), in: .circle)
                .glassEffectID(name, in: glass)
              }
            }
            Button {
              withAnimation(.bouncy) { open.toggle() }
            } label: {
              Image(systemName: open ? "xmark" : "square.3.layers.3d").frame(width: 50, height: 50)
            }
            .glassEffect(.regular.tint(.blue).interactive())
            .glassEffectID("toggle", in: glass)
            .accessibilityIdentifier("toggle")
          }
        }
        .padding()
      }
      .navigationTitle("Map")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Back", systemImage: "chevron.backward") {}
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Button("Details") { showSheet = true }
        }
        .matchedTransitionSource(id: "info", in: zoom)
        ToolbarItem(placement: .bottomBar) { Text("\(layers) layers") }
      }
      .sheet(isPresented: $showSheet) {
        Text("Info").presentationDetents([.medium])
          .navigationTransition(.zoom(sourceID: "info", in: zoom))
      }
    }
  }
}

struct Gate: View {
  var body: some View {
    if #available(iOS 26, *) {
      GlassMap()
    } else {
      Text("Too old")
    }
  }
}
#Preview { Gate() }
