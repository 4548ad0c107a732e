// A header that moves slower, cards that turn as they scroll, what a scroll view tells.

import SwiftUI

struct ParallaxHeader<Content: View, Space: Hashable>: View {
  let content: () -> Content
  let space: Space
  let height: CGFloat
  init(space: Space, height: CGFloat, @ViewBuilder content: @escaping () -> Content) {
    self.space = space; self.height = height; self.content = content
  }
  var body: some View {
    GeometryReader { proxy in
      let y = proxy.frame(in: .named(space)).minY
      content()
        .frame(width: proxy.size.width, height: proxy.size.height + max(0, y))
        .offset(y: y > 0 ? -y : -y * 0.3)
        .blur(radius: min(20, max(0, -y / 20)))
    }.frame(height: height)
  }
}
struct ParallaxTrip: View {
  private enum Space { case scroll }
  var body: some View {
    ScrollView {
      ParallaxHeader(space: Space.scroll, height: 300) {
        ZStack {
          LinearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom);
          Image(systemName: "mountain.2.fill").font(.system(size: 120)).foregroundStyle(
            .white.opacity(0.9))
        }
      }
      VStack(alignment: .leading, spacing: 20) {
        Text("Dolomites").font(.largeTitle.bold())
        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(0..<8) { i in
              RoundedRectangle(cornerRadius: 20)
                .fill(Color(hue: Double(i) / 8, saturation: 0.4, brightness: 1))
                .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 16)
                .scrollTransition(.interactive, axis: .horizontal) { c, phase in
                  c.scaleEffect(1 - abs(phase.value) * 0.15).rotation3DEffect(
                    .degrees(phase.value * 20), axis: (0, 1, 0))
                }
            }
          }.scrollTargetLayout()
        }
        .frame(height: 160)
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 20, for: .scrollContent)
        ForEach(0..<20) {
          Text("Stage \($0 + 1)").padding().frame(maxWidth: .infinity, alignment: .leading)
            .background(.fill.tertiary, in: .rect(cornerRadius: 12))
            .visualEffect { c, p in c.opacity(p.frame(in: .scrollView).minY < 0 ? 0.3 : 1) }
        }
      }
      .padding(20)
      .background(
        .background, in: UnevenRoundedRectangle(topLeadingRadius: 28, topTrailingRadius: 28)
      )
      .padding(.top, -40)
    }
    .coordinateSpace(.named(Space.scroll))
    .ignoresSafeArea(edges: .top)
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 200
    } action: { _, isPast in
      print(isPast)
    }
  }
}
