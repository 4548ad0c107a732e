// Cards that open into stories: matched geometry, an observable object, a press style.

import SwiftUI

struct TodayStory: Identifiable, Hashable {
  let id = UUID()
  var eyebrow: String
  var headline: String
  var palette: [Color]
  var isDark = true

  static let all: [TodayStory] = [
    .init(
      eyebrow: "GET STARTED", headline: "Build your first\ngarden planner",
      palette: [.green, .teal]),
    .init(eyebrow: "GAME OF THE DAY", headline: "Lagoon Run", palette: [.indigo, .purple]),
    .init(
      eyebrow: "COLLECTION", headline: "Weekend baking", palette: [.orange, .pink], isDark: false),
  ]
}

@MainActor
final class TodayViewModel: ObservableObject {
  @Published var stories = TodayStory.all
  @Published private(set) var opened: TodayStory.ID?
  func open(_ story: TodayStory) { opened = story.id }
  func close() { opened = nil }
  var openedStory: TodayStory? { stories.first { $0.id == opened } }
}

struct TodayView: View {
  @StateObject private var model = TodayViewModel()
  @Namespace private var cards
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 0) {
          header
            .padding(.horizontal, 20)
            .opacity(model.opened == nil ? 1 : 0)
          LazyVStack(spacing: 24) {
            ForEach(model.stories) { story in
              Button {
                withAnimation(
                  .interactiveSpring(response: 0.6, dampingFraction: 0.75, blendDuration: 0.7)
                ) {
                  model.open(story)
                }
              } label: {
                StoryCard(story: story)
                  .matchedGeometryEffect(id: story.id, in: cards)
              }
              .buttonStyle(ScaledButtonStyle())
              .opacity(model.opened == story.id ? 0 : 1)
            }
          }
          .padding(.horizontal, 20)
          .padding(.vertical)
        }
      }
      .background(Color(uiColor: .systemBackground))

      if let story = model.openedStory {
        StoryPage(story: story, namespace: cards) {
          withAnimation(.spring(duration: 0.5)) { model.close() }
        }
        .transition(.asymmetric(insertion: .identity, removal: .offset(y: 5)))
        .zIndex(2)
      }
    }
  }

  private var header: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text("FRIDAY 9 JANUARY")
          .font(.caption.bold())
          .foregroundColor(.gray)
        Text("Today")
          .font(.largeTitle.weight(.heavy))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "person.circle.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 36)
        .symbolRenderingMode(.hierarchical)
    }
  }
}

struct StoryCard: View {
  let story: TodayStory
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: story.palette, startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 6) {
        Text(story.eyebrow).font(.caption).fontWeight(.semibold).kerning(0.8)
        Text(story.headline).font(.title.bold()).multilineTextAlignment(.leading)
      }
      .foregroundStyle(story.isDark ? .white : .black)
      .padding()
    }
    .frame(height: 360)
    .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    .shadow(color: .black.opacity(0.15), radius: 12, x: 0, y: 6)
  }
}

struct StoryPage: View {
  let story: TodayStory
  var namespace: Namespace.ID
  let onClose: () -> Void
  @State private var showsContent = false

  var body: some View {
    ScrollView {
      VStack {
        StoryCard(story: story)
          .matchedGeometryEffect(id: story.id, in: namespace)
        Text(
          String(repeating: "It begins with a window sill, a jar and a little patience. ", count: 8)
        )
        .padding()
        .offset(y: showsContent ? 0 : 60)
        .opacity(showsContent ? 1 : 0)
      }
    }
    .background(.background)
    .ignoresSafeArea()
    .overlay(alignment: .topTrailing) {
      Button(action: onClose) {
        Image(systemName: "xmark.circle.fill")
          .font(.title)
          .symbolRenderingMode(.palette)
          .foregroundStyle(.white, .black.opacity(0.4))
      }
      .padding()
      .accessibilityLabel("Close")
    }
    .onAppear {
      withAnimation(.easeInOut.delay(0.25)) { showsContent = true }
    }
  }
}

struct ScaledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .animation(.easeInOut(duration: 0.2), value: configuration.isPressed)
  }
}

#Preview("Light") { TodayView() }
#Preview("Dark") { TodayView().preferredColorScheme(.dark) }
