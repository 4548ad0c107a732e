import SwiftUI

protocol Previewing {
  associatedtype Thumb: View; associatedtype Full: View; var title: String { get };
  func thumb() -> Thumb; func full() -> Full
}

struct Swatch: Previewing, Identifiable, Hashable {
  let id: String
  var title: String { id.capitalized }
  func thumb() -> some View { Circle().fill(Color(id)).frame(width: 60, height: 60) }
  func full() -> some View { Color(id).ignoresSafeArea() }
}

struct PreviewGrid<Item, Data: RandomAccessCollection>: View
where Data.Element == Item, Item: Previewing & Identifiable & Hashable {
  var data: Data
  @Binding var selection: Item?
  var namespace: Namespace.ID

  init(_ data: Data, selection: Binding<Item?>, in namespace: Namespace.ID) {
    self.data = data
    self._selection = selection
    self.namespace = namespace
  }

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(minimum: 40, maximum: .infinity)), count: 3),
      alignment: .center, spacing: 12, pinnedViews: [.sectionHeaders]
    ) {
      Section(
        header: Text("Swatches").frame(maxWidth: .infinity, alignment: .leading).background(
          .background)
      ) {
        ForEach(data) { item in
          Button {
            selection = item
          } label: {
            VStack {
              item.thumb(); Text(item.title).font(.caption)
            }
          }
          .matchedTransitionSource(id: item.id, in: namespace)
          .buttonStyle(.plain)
        }
      }
    }
  }
}

struct ConditionalCard<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    content
      .if(true) { $0.padding(20) }
      .background(RoundedRectangle(cornerRadius: 20).strokeBorder(.quaternary, lineWidth: 1))
  }
}

extension View {
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func onFirstAppear(_ perform: @escaping () -> Void) -> some View {
    modifier(FirstAppear(action: perform))
  }
}

private struct FirstAppear: ViewModifier {
  let action: () -> Void
  @State private var done = false
  func body(content: Content) -> some View {
    content.onAppear {
      guard !done else { return }; done = true; action()
    }
  }
}

struct GenericPagerScreen: View {
  @State private var pick: Swatch? = nil
  @State private var count = 0
  @Namespace private var n
  let swatches = ["red", "green", "blue", "orange"].map(Swatch.init(id:))

  var body: some View {
    ScrollView {
      ConditionalCard {
        PreviewGrid(swatches, selection: $pick, in: n)
        Text("Shown \(count)×")
      }
      .padding()
    }
    .onFirstAppear { count += 1 }
    .fullScreenCover(item: $pick) { item in
      item.full()
        .overlay(alignment: .topLeading) { Button("Done") { pick = nil }.padding() }
        .navigationTransition(.zoom(sourceID: item.id, in: n))
    }
  }
}
