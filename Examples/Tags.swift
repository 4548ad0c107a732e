// Words that fly between two rows, keeping their size.

import SwiftUI

struct WordTray: View {
  @Namespace private var tray
  @State private var kept: [String] = ["salt"]
  private let words = ["salt", "thyme", "ember", "oar", "wren"]

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      row("Kept", kept)
      row("Left", words.filter { !kept.contains($0) })
      Spacer()
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ title: LocalizedStringKey, _ list: [String]) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.subheadline).foregroundStyle(.secondary)
      HStack {
        ForEach(list, id: \.self) { word in
          Text(word)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(.orange.opacity(0.25), in: .capsule)
            .matchedGeometryEffect(id: word, in: tray, properties: .position)
            .onTapGesture { toggle(word) }
        }
      }
      .frame(height: 40)
    }
  }

  private func toggle(_ word: String) {
    withAnimation(.snappy) {
      if let index = kept.firstIndex(of: word) { kept.remove(at: index) } else { kept.append(word) }
    }
  }
}
