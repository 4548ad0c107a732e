import SwiftUI

struct GalleryPager: View {
  @State private var current: Int? = 2
  @State private var zoomed = false
  @Namespace var ns
  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<8, id: \.self) { i in
            RoundedRectangle(cornerRadius: 24)
              .fill(Color(hue: Double(i) / 8, saturation: 0.6, brightness: 0.9).gradient)
              .overlay {
                Text("\(i)").font(.system(size: 80, weight: .thin)).foregroundStyle(.white)
              }
              .containerRelativeFrame(.horizontal, count: 1, spacing: 16)
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(phase.isIdentity ? 1 : 0.6)
                  .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 32, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: 380)
      Text("Page \((current ?? 0) + 1)").contentTransition(.numericText())
      Button("Next") { withAnimation { current = min(7, (current ?? 0) + 1) } }
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(pinnedViews: [.sectionHeaders]) {
            ForEach(0..<5) { section in
              Section {
                ForEach(0..<6) { row in
                  Text("Row \(section)-\(row)").frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal)
                    .visualEffect { content, geo in
                      content.offset(x: geo.frame(in: .global).minY / 40)
                    }
                }
              } header: {
                Text("Section \(section)").bold().frame(maxWidth: .infinity).background(
                  .regularMaterial)
              }
              .id(section)
            }
          }
        }
        .onAppear { proxy.scrollTo(2, anchor: .top) }
      }
    }
  }
}
