// A page that drifts in from below and leaves by fading, written as a transition of its own.

import SwiftUI

struct Drift: NavigationTransition {
  var distance: CGFloat = 60

  func body(content: Content, phase: NavigationTransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(y: phase == .willAppear ? distance : 0)
      .scaleEffect(phase == .willDisappear ? 0.94 : 1)
  }
}

extension NavigationTransition where Self == Drift {
  static var drift: Drift { Drift() }
}

struct Letterbox: View {
  var body: some View {
    NavigationStack {
      List(["Invitation", "Receipt", "Postcard"], id: \.self) { letter in
        NavigationLink(letter, value: letter)
      }
      .navigationTitle("Letters")
      .navigationDestination(for: String.self) { letter in
        LetterPage(title: letter).navigationTransition(.drift)
      }
    }
  }
}

struct LetterPage: View {
  let title: String
  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "envelope.open.fill").font(.system(size: 80)).foregroundStyle(.tint)
      Text(title).font(.title)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.orange.opacity(0.15))
  }
}
