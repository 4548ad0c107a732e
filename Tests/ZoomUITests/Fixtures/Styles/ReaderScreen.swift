import SwiftUI
// a screen whose root is a GeometryReader with animated content
struct GeoScreen: View {
  @State private var open = false
  var body: some View {
    GeometryReader { proxy in
      let w = proxy.size.width
      ZStack(alignment: .topLeading) {
        Color(white: 0.95)
        RoundedRectangle(cornerRadius: open ? 40 : 12)
          .fill(open ? .orange : .blue)
          .frame(width: open ? w - 40 : 120, height: open ? 300 : 120)
          .offset(x: open ? 20 : w - 140, y: open ? 100 : 500)
          .onTapGesture { withAnimation(.linear(duration: 1)) { open.toggle() } }
        if open { Text("Open").font(.largeTitle).padding(40).transition(.opacity) }
      }
    }
    .ignoresSafeArea()
  }
}
