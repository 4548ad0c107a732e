// Bubbles from a Bézier path, a list that follows its end, a reply that comes later.

import SwiftUI
struct Message: Identifiable, Equatable {
  let id = UUID(); let text: AttributedString; let mine: Bool
}
struct Bubble: Shape {
  let mine: Bool;
  func path(in r: CGRect) -> Path {
    let p = UIBezierPath(
      roundedRect: r,
      byRoundingCorners: mine
        ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight],
      cornerRadii: CGSize(width: 18, height: 18));
    return Path(p.cgPath)
  }
}
struct ChatInput: View {
  @State private var messages: [Message] = [
    Message(text: "Hi! Are we still on?", mine: false),
    Message(
      text: try! AttributedString(markdown: "Yes, **seven** at [the pier](https://x.y)"), mine: true
    ),
  ]
  @State private var draft = ""
  @FocusState private var focused: Bool
  @Namespace private var ns
  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { m in
              HStack {
                if m.mine { Spacer(minLength: 60) }
                Text(m.text).padding(.horizontal, 14).padding(.vertical, 9).background(
                  m.mine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary),
                  in: Bubble(mine: m.mine)
                ).foregroundStyle(m.mine ? .white : .primary).textSelection(.enabled)
                if !m.mine { Spacer(minLength: 60) }
              }
              .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity)).id(m.id)
            }
          }.padding()
        }
        .onChange(of: messages.count) {
          withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
      }
      HStack(alignment: .bottom) {
        TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.plain)
          .focused($focused).padding(10).background(.quinary, in: .rect(cornerRadius: 20))
        Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.system(size: 32)) }
          .keyboardShortcut(.return, modifiers: .command)
      }.padding(8).background(.bar)
    }
  }
  private func send() {
    withAnimation(.spring(response: 0.4)) {
      messages.append(
        Message(text: AttributedString(draft.isEmpty ? "On my way" : draft), mine: true))
    }; draft = ""
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1));
      withAnimation { messages.append(Message(text: "See you!", mine: false)) }
    }
  }
}
