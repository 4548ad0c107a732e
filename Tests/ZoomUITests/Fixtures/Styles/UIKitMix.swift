import SwiftUI
import UIKit
import MapKit

struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct MapBox: View {
  var body: some View { Map() }
}

struct UIKitMix: View {
  var body: some View {
    ZStack {
      Color.green; BlurView().frame(height: 100)
    }
  }
}
