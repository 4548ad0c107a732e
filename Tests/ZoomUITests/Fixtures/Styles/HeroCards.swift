import SwiftUI

// App-Store "Today" cards with matched geometry and phase/keyframe animators.

struct TodayCard: Identifiable {
  let id = UUID().uuidString; let title: String; let subtitle: String; let tint: Color
}

struct HeroCards: View {
  @Namespace var hero
  @State private var current: TodayCard?
  @State private var show = false
  private let cards: [TodayCard] = [
    .init(title: "Slow travel", subtitle: "A weekend by rail", tint: .teal),
    .init(title: "Sketching", subtitle: "Draw what you see", tint: .orange),
  ]

  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 28) {
          header
          ForEach(cards) { card in
            if current?.id != card.id {
              CardView(card: card, expanded: false, ns: hero)
                .frame(height: 300)
                .onTapGesture { open(card) }
            } else {
              Rectangle().fill(.clear).frame(height: 300)
            }
          }
        }
        .padding(.horizontal, 20)
      }
      if let card = current, show {
        CardView(card: card, expanded: true, ns: hero)
          .ignoresSafeArea()
          .onTapGesture { close() }
          .zIndex(2)
      }
    }
  }

  private var header: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("MONDAY 3 MARCH").font(.caption).foregroundStyle(.secondary)
        Text("Today").font(.largeTitle).fontWeight(.heavy)
      }
      Spacer()
      Image(systemName: "person.crop.circle")
        .font(.system(size: 36))
        .phaseAnimator([false, true]) { view, phase in
          view.scaleEffect(phase ? 1.1 : 1)
        } animation: { _ in
          .easeInOut(duration: 0.8)
        }
      Circle().fill(.red).frame(width: 10)
        .keyframeAnimator(initialValue: Keys(), repeating: true) { view, value in
          view.offset(y: value.y).scaleEffect(value.scale)
        } keyframes: { _ in
          KeyframeTrack(\.y) {
            LinearKeyframe(-10, duration: 0.3)
            SpringKeyframe(0, duration: 0.5, spring: .bouncy)
          }
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.2, duration: 0.4)
            MoveKeyframe(1)
          }
        }
    }
  }
  struct Keys { var y: CGFloat = 0; var scale: CGFloat = 1 }

  private func open(_ card: TodayCard) {
    withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.75, blendDuration: 0.1)) {
      current = card
      show = true
    } completion: {
      print("opened")
    }
  }
  private func close() {
    withAnimation(.spring(.smooth)) {
      show = false; current = nil
    }
  }
}

struct CardView: View {
  let card: TodayCard
  let expanded: Bool
  let ns: Namespace.ID

  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        card.tint
          .matchedGeometryEffect(id: "bg\(card.id)", in: ns)
        VStack(alignment: .leading) {
          Text(card.title).font(.title.bold())
            .matchedGeometryEffect(id: "title\(card.id)", in: ns, properties: .position)
          Text(card.subtitle).font(.headline).opacity(0.8)
            .matchedGeometryEffect(id: "sub\(card.id)", in: ns)
        }
        .foregroundColor(.white)
        .padding(expanded ? 40 : 20)
      }
      .frame(height: expanded ? 450 : 300)
      if expanded {
        Text(String(repeating: "Lorem ipsum dolor sit amet. ", count: 30)).padding()
      }
    }
    .scrollDisabled(!expanded)
    .background(Color(uiColor: .systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: expanded ? 0 : 20, style: .continuous))
    .shadow(radius: expanded ? 0 : 10)
  }
}
