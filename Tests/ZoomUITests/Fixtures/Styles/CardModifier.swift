import SwiftUI

struct CardStyle: ViewModifier {
  var tint: Color
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(tint.opacity(scheme == .dark ? 0.3 : 0.15), in: .rect(cornerRadius: 18))
      .overlay {
        RoundedRectangle(cornerRadius: 18).strokeBorder(tint.opacity(0.5), lineWidth: 1)
      }
  }
}

extension View {
  func card(_ tint: Color) -> some View { modifier(CardStyle(tint: tint)) }
}

struct Forecast: View {
  let days = [("Mon", 12, Color.blue), ("Tue", 17, .orange), ("Wed", 9, .indigo)]
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(days, id: \.0) { day in
          HStack(alignment: .firstTextBaseline) {
            Text(day.0).font(.headline)
            Spacer()
            Text("\(day.1)°").font(.system(size: 34, weight: .thin, design: .rounded))
          }
          .card(day.2)
        }
      }
      .padding(.horizontal)
    }
  }
}
