import SwiftUI

struct StretchyHeader: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let minY = proxy.frame(in: .global).minY
          LinearGradient(
            colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing
          )
          .frame(width: proxy.size.width, height: proxy.size.height + max(0, minY))
          .overlay(alignment: .bottomLeading) {
            Text("Dunes").font(.system(.largeTitle, design: .serif, weight: .bold))
              .foregroundStyle(.white).padding()
          }
          .offset(y: -max(0, minY))
        }
        .frame(height: 280)
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<8) { index in
              RoundedRectangle(cornerRadius: 16)
                .fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9))
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
                .frame(height: 100)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .padding(.vertical)
        Text("A long walk over sand, with the sea always a little further than it looks.")
          .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}
