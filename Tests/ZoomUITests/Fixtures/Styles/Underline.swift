import SwiftUI

struct UnderlinedTabs: View {
  private enum Section: Int, CaseIterable {
    case news, maps, people
    var title: LocalizedStringKey {
      switch self {
      case .news: "News"
      case .maps: "Maps"
      case .people: "People"
      }
    }
  }
  @State private var section = Section.news
  @Namespace private var line

  var body: some View {
    VStack {
      HStack(spacing: 24) {
        ForEach(Section.allCases, id: \.rawValue) { item in
          VStack(spacing: 4) {
            Text(item.title).fontWeight(section == item ? .semibold : .regular)
            ZStack {
              Capsule().fill(.clear).frame(height: 3)
              if section == item {
                Capsule().fill(.tint).frame(height: 3)
                  .matchedGeometryEffect(id: "line", in: line)
              }
            }
          }
          .fixedSize()
          .onTapGesture { withAnimation(.easeInOut) { section = item } }
        }
      }
      Divider()
      Group {
        switch section {
        case .news: Text("Rain by evening")
        case .maps: Image(systemName: "map").imageScale(.large)
        case .people: Text("**Ada**, *Grace* and ~~Bob~~")
        }
      }
      .frame(maxHeight: .infinity)
    }
    .padding()
  }
}
