// Stones in one screen: the tapped stone grows into a card by matched geometry.

import SwiftUI

struct Stone: Identifiable, Equatable {
  let id: Int
  var color: Color { Color(hue: Double(id) / 9, saturation: 0.35, brightness: 0.75) }
}

struct StoneGrid: View {
  @Namespace private var stones
  @State private var picked: Stone?
  private let all = (0..<9).map { Stone(id: $0) }

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 12) {
        ForEach(all) { stone in
          if stone == picked {
            Color.clear.frame(height: 96)
          } else {
            RoundedRectangle(cornerRadius: 24)
              .fill(stone.color)
              .matchedGeometryEffect(id: stone.id, in: stones)
              .frame(height: 96)
              .onTapGesture {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { picked = stone }
              }
          }
        }
      }
      .padding()
      if let stone = picked {
        RoundedRectangle(cornerRadius: 36)
          .fill(stone.color)
          .matchedGeometryEffect(id: stone.id, in: stones)
          .frame(width: 300, height: 420)
          .onTapGesture {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { picked = nil }
          }
      }
    }
  }
}
