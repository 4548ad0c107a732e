import SwiftUI

struct ZoomablePhoto: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var offset: CGSize = .zero
  @State private var angle: Angle = .zero
  @GestureState private var dragOffset: CGSize = .zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var isPressing = false
  @State private var log = "idle"

  private var magnification: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0)
      .onChanged { value in
        scale = min(max(lastScale * value.magnification, 0.5), 4)
      }
      .onEnded { _ in
        withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
          if scale < 1 { scale = 1 }
        }
        lastScale = scale
        log = "pinched"
      }
  }

  private var rotation: some Gesture {
    RotateGesture().onChanged { angle = $0.rotation }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($dragOffset) { value, state, transaction in
        state = value.translation
        transaction.animation = .interactiveSpring()
      }
      .onEnded { value in
        offset.width += value.translation.width
        offset.height += value.translation.height
        log = abs(value.predictedEndTranslation.width) > 200 ? "flung" : "dragged"
      }
  }

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 24)
        .fill(.linearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
        .frame(width: 260, height: 340)
        .scaleEffect(scale)
        .rotationEffect(angle)
        .offset(x: offset.width + dragOffset.width, y: offset.height + dragOffset.height)
        .gesture(drag.simultaneously(with: magnification).simultaneously(with: rotation))
        .onTapGesture(count: 2) {
          withAnimation { scale = scale > 1 ? 1 : 2 }
        }
      Text(log).font(.title2.monospaced())
      Circle()
        .fill(isPressing ? Color.red : .blue)
        .frame(width: 80)
        .gesture(
          LongPressGesture(minimumDuration: 0.4)
            .sequenced(before: DragGesture())
            .updating($isPressing) { value, state, _ in
              switch value {
              case .first(true): state = true
              case .second(true, let drag): state = drag != nil
              default: state = false
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              log = "moved \(Int(drag.translation.width))"
            }
        )
      Text("Hold me").padding().background(.thinMaterial, in: .capsule)
        .onLongPressGesture(minimumDuration: 0.6) {
          log = "long"
        } onPressingChanged: {
          log = $0 ? "down" : "up"
        }
    }
  }
}
