import UIKit
import SwiftUI

class ColorCell: UIView {
  let index: Int
  init(index: Int) {
    self.index = index
    super.init(frame: .zero)
    backgroundColor = .systemTeal
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct UIKitSource: UIViewRepresentable {
  let onMake: (UIView) -> Void
  func makeUIView(context: Context) -> UIView {
    let v = ColorCell(index: 0)
    onMake(v)
    return v
  }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

final class Presenter {
  weak var sourceView: UIView?
  func present() {
    guard let source = sourceView, let window = source.window, var top = window.rootViewController
    else { return }
    while let next = top.presentedViewController { top = next }
    let host = UIHostingController(rootView: DetailScreen())
    host.modalPresentationStyle = .fullScreen
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      CGRect(x: 0, y: 0, width: context.zoomedViewController.view.bounds.width, height: 200)
    }
    host.preferredTransition = .zoom(options: options) { [weak self] _ in self?.sourceView }
    top.present(host, animated: true)
  }
}

struct DetailScreen: View {
  @Environment(\.dismiss) var dismiss
  var body: some View {
    VStack {
      Color.teal.frame(height: 200)
      Text("Detail")
      Button("Close") { dismiss() }
      Spacer()
    }
    .ignoresSafeArea(edges: .top)
  }
}

struct UIKitScreen: View {
  @State private var presenter = Presenter()
  var body: some View {
    VStack {
      Text("UIKit zoom").font(.title)
      UIKitSource { presenter.sourceView = $0 }
        .frame(width: 160, height: 100)
      Button("Present") { presenter.present() }
    }
  }
}
