import SwiftUI

struct Message: Identifiable, Equatable {
  let id: Int
  let text: AttributedString
  let mine: Bool
  var date: Date = .init(timeIntervalSince1970: 1_700_000_000)
}

struct BubbleShape: InsettableShape {
  var mine: Bool
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    let r = rect.insetBy(dx: inset, dy: inset)
    return UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: mine ? 18 : 4, bottomTrailingRadius: mine ? 4 : 18,
      topTrailingRadius: 18
    ).path(in: r)
  }
  func inset(by amount: CGFloat) -> BubbleShape { var c = self; c.inset += amount; return c }
}

@MainActor
final class ChatModel: ObservableObject {
  @Published var messages: [Message] = []
  @Published var draft: String = ""

  init() {
    messages = ["Hi there!", "Did you see the *new* build?", "Yes — it renders everything."]
      .enumerated().map { i, s in
        Message(
          id: i, text: (try? AttributedString(markdown: s)) ?? AttributedString(s), mine: i % 2 == 1
        )
      }
  }

  func send() {
    guard !draft.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    messages.append(Message(id: messages.count, text: AttributedString(draft), mine: true))
    draft = ""
    Task {
      try? await Task.sleep(for: .seconds(0.8))
      withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
        messages.append(Message(id: messages.count, text: "Got it", mine: false))
      }
    }
  }
}

struct ChatScreen: View {
  @StateObject private var model = ChatModel()
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(model.messages) { message in
            HStack {
              if message.mine { Spacer(minLength: 60) }
              VStack(alignment: message.mine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                  .padding(.horizontal, 14)
                  .padding(.vertical, 9)
                  .background(
                    BubbleShape(mine: message.mine).fill(
                      message.mine ? Color.accentColor : Color(.systemGray5))
                  )
                  .foregroundColor(message.mine ? .white : .primary)
                Text(message.date, style: .date).font(.caption2).foregroundStyle(.tertiary)
              }
              if !message.mine { Spacer(minLength: 60) }
            }
            .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .padding()
      }
      .onChange(of: model.messages) { _ in
        withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
      }
      .defaultScrollAnchor(.bottom)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack {
        TextField("Message", text: $model.draft)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .onSubmit(model.send)
          .submitLabel(.send)
        Button(action: {
          model.draft = "Hello"; model.send()
        }) {
          Image(systemName: "arrow.up.circle.fill").font(.title2)
        }
        .accessibilityLabel("Send")
        .disabled(false)
      }
      .padding(8)
      .background(.ultraThinMaterial)
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}
