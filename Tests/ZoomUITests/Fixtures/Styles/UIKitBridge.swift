// UIKit views as sources: representables with sizes, a presenter, an appearance proxy.

import SwiftUI
import UIKit

final class DetailController: UIHostingController<DetailBody> {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .systemBackground; title = "Detail"
  }
}
struct DetailBody: View {
  let n: Int; var onClose: () -> Void = {}
  var body: some View {
    VStack {
      Text("Detail \(n)").font(.largeTitle); Button("Close", action: onClose)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint.opacity(0.2))
  }
}

struct UIKitPresenter: UIViewControllerRepresentable {
  @Binding var selected: Int?
  let anchors: [Int: UIView]
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ vc: UIViewController, context: Context) {
    if let n = selected, vc.presentedViewController == nil {
      let detail = UIHostingController(rootView: DetailBody(n: n) { selected = nil })
      let options = UIViewController.Transition.ZoomOptions()
      options.dimmingColor = .black
      options.interactiveDismissShouldBegin = { ctx in ctx.willBegin && ctx.velocity.dy > 0 }
      detail.preferredTransition = .zoom(options: options) { ctx in anchors[n] }
      detail.modalPresentationStyle = .fullScreen
      vc.present(detail, animated: true)
    } else if selected == nil, vc.presentedViewController != nil {
      vc.dismiss(animated: true)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject {}
}
struct TileView: UIViewRepresentable {
  let color: UIColor
  var register: (UIView) -> Void
  func makeUIView(context: Context) -> UIView {
    let v = UIView(); v.backgroundColor = color; v.layer.cornerRadius = 12; register(v); return v
  }
  func updateUIView(_ v: UIView, context: Context) { v.backgroundColor = color }
  func sizeThatFits(_ p: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 120, height: 90)
  }
}
final class AnchorBox { var views: [Int: UIView] = [:] }
struct UIKitBridge: View {
  @State private var selected: Int?
  @State private var box = AnchorBox()
  var body: some View {
    VStack(spacing: 20) {
      ForEach(0..<3) { i in
        TileView(color: [.systemRed, .systemGreen, .systemBlue][i]) { box.views[i] = $0 }.frame(
          width: 120, height: 90
        ).onTapGesture { selected = i }
      }
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")
    }
    .background(UIKitPresenter(selected: $selected, anchors: box.views))
    .onAppear {
      UINavigationBar.appearance().tintColor = .red;
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
  }
}
