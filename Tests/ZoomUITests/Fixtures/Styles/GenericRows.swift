import SwiftUI

protocol Rowable: Identifiable {
  associatedtype Icon: View
  var title: String { get }
  @ViewBuilder @MainActor var icon: Icon { get }
}

struct Boat: Rowable {
  let id: String
  var title: String { "Boat \(id)" }
  var icon: some View { Image(systemName: "sailboat.fill").foregroundStyle(.blue) }
}

struct Bike: Rowable {
  let id: Int
  let color: Color
  var title: String { "Bike no. \(id)" }
  var icon: some View { Circle().fill(color).frame(width: 20, height: 20) }
}

struct Rows<Item: Rowable, Accessory: View>: View {
  let items: [Item]
  @ViewBuilder var accessory: (Item) -> Accessory
  var body: some View {
    ForEach(items) { item in
      HStack {
        item.icon
        Text(item.title)
        Spacer()
        accessory(item)
      }
    }
  }
}

struct GenericRows: View {
  var body: some View {
    List {
      Section("Water") {
        Rows(items: [Boat(id: "A"), Boat(id: "B")]) { _ in chevron }
      }
      Section("Land") {
        Rows(items: [Bike(id: 1, color: .red), Bike(id: 2, color: .green)]) { bike in
          anyBadge(for: bike.id)
        }
      }
    }
  }

  private var chevron: some View { Image(systemName: "chevron.right").foregroundStyle(.tertiary) }

  private func anyBadge(for id: Int) -> AnyView {
    id == 1 ? AnyView(Text("new").font(.caption2)) : AnyView(EmptyView())
  }
}
