import Combine
import SwiftUI

class Basket: ObservableObject {
  @Published var fruits: [String] = ["Apple"]
  @Published var isOpen = false
}

struct BasketScreen: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationView {
      BasketList().environmentObject(basket)
        .navigationBarTitle("Basket", displayMode: .inline)
        .navigationBarItems(basket)
    }
  }
}

extension View {
  fileprivate func navigationBarItems(_ basket: Basket) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button(action: { basket.fruits.append("Pear") }) { Image(systemName: "plus") }
      }
    }
  }
}

struct BasketList: View {
  @EnvironmentObject var basket: Basket
  var body: some View {
    List {
      ForEach(basket.fruits, id: \.self) { fruit in
        HStack {
          Text(fruit)
          Spacer()
          Text("\(fruit.count)").foregroundColor(.secondary)
        }
      }
      .onDelete { basket.fruits.remove(atOffsets: $0) }
    }
    .listStyle(PlainListStyle())
  }
}

struct BasketScreen_Previews: PreviewProvider {
  static var previews: some View { BasketScreen() }
}
