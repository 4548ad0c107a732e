// UIKit controllers that zoom SwiftUI pages out of glass.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct UIKitTests {
  final class Log {
    var lines: [String] = []
    var rects: [CGRect] = []
  }

  /// Presents a page from the glass around a bridged view.
  final class Presenter: UISheetPresentationControllerDelegate {
    weak var anchor: UIView?
    let log: Log
    init(_ log: Log) { self.log = log }

    func present() {
      guard let root = anchor?.window?.rootViewController else { return }
      let host = UIHostingController(rootView: Text("Page"))
      host.sheetPresentationController?.detents = [.large()]
      host.sheetPresentationController?.delegate = self
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { [log] context in
        let pane = context.sourceView.bounds.size
        let width = context.zoomedViewController.view.bounds.width
        let rect = CGRect(x: 0, y: 0, width: width, height: width * pane.height / pane.width)
        log.rects.append(rect)
        return rect
      }
      host.preferredTransition = .zoom(options: options) { [weak self] _ in
        self?.log.lines.append("source")
        var view = self?.anchor
        while let current = view, !"\(type(of: current))".contains("Glass") {
          view = current.superview
        }
        return view
      }
      root.present(host, animated: true)
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.lines.append("dismissed")
    }
  }

  struct Bridge: UIViewRepresentable {
    let presenter: Presenter
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      presenter.anchor = view
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  struct Screen: View {
    let presenter: Presenter
    var body: some View {
      Color.white.overlay(alignment: .bottom) {
        Button("Open") { presenter.present() }
          .frame(width: 200, height: 50)
          .background(Bridge(presenter: presenter))
          .glassEffect(.regular, in: .rect(cornerRadius: 20))
      }
    }
  }

  private func play(_ events: [ScriptEvent], _ log: Log) throws -> Timeline {
    var options = SwiftSceneOptions()
    options.script = events.map { ScriptStep($0) }
    let presenter = Presenter(log)
    let source = SwiftUISource(options: options) { Screen(presenter: presenter) }
    let folder = try #require(
      BuiltFrontEnd.assets)
    return Timeline(
      scene: source.scene(options),
      assets: try AssetSnapshot.load(.init(assetDirectory: folder)))
  }

  @Test func `a presented controller zooms out of the glass around the bridge`() throws {
    let log = Log()
    let timeline = try play([.wait(seconds: 0.2), .tap(.text("Open")), .waitUntilSettled], log)
    let run = try #require(timeline.transitions.first)
    #expect(run.name == "present")
    #expect(run.fallback == nil)
    #expect(log.lines.contains("source"))
    // A quarter of the width, as the pane is.
    #expect(log.rects.last == CGRect(x: 0, y: 0, width: 402, height: 100.5))
  }

  @Test func `the source is asked for again when the user dismisses, and the delegate is told`()
    throws
  {
    let log = Log()
    _ = try play([.wait(seconds: 0.2), .tap(.text("Open")), .waitUntilSettled], log)
    let asked = log.lines.count { $0 == "source" }
    log.lines = []
    _ = try play(
      [
        .wait(seconds: 0.2), .tap(.text("Open")), .waitUntilSettled, .dismiss, .waitUntilSettled,
      ], log)
    #expect(log.lines.count { $0 == "source" } > asked)
    #expect(log.lines.filter { $0 == "dismissed" }.count == 1)
  }

  /// Presents from a controller of its own, out of the glass that it finds in its window.
  struct Host: UIViewControllerRepresentable {
    @ZoomUI.Binding var isOpen: Bool
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      guard isOpen, controller.presentedViewController == nil else { return }
      let page = UIHostingController(rootView: Text("Page"))
      let sheet = page.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.largestUndimmedDetentIdentifier = .medium
      page.preferredTransition = .zoom { [weak controller] _ in
        controller?.view.window.flatMap { Self.glass(in: $0) }
      }
      controller.present(page, animated: true)
    }
    static func glass(in view: UIView) -> UIView? {
      "\(type(of: view))".contains("Glass")
        ? view : view.subviews.lazy.compactMap { glass(in: $0) }.first
    }
  }
  struct HostScreen: View {
    @ZoomUI.State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.frame(width: 120, height: 50)
        .glassEffect(.regular, in: .capsule)
        .background(Host(isOpen: $isOpen))
    }
  }

  @Test func `a controller's own view is in the window, and its sheet leaves the screen undimmed`()
    throws
  {
    var options = SwiftSceneOptions()
    options.script = [.wait(seconds: 0.2), .tap(.text("Open")), .waitUntilSettled].map {
      ScriptStep($0)
    }
    let folder = try #require(
      BuiltFrontEnd.assets)
    let timeline = Timeline(
      scene: SwiftUISource(options: options) { HostScreen() }.scene(options),
      assets: try AssetSnapshot.load(.init(assetDirectory: folder)))
    let run = try #require(timeline.transitions.first)
    #expect(run.name == "present" && run.fallback == nil)
    #expect(dims(in: timeline.frame(at: run.end).root).isEmpty)
  }

  /// The layers that darken what is below.
  private func dims(in layer: Layer) -> [Layer] {
    var found = layer.children.flatMap { dims(in: $0) }
    if layer.role == .dim, case .color(let color) = layer.content, color.alpha * layer.opacity > 0 {
      found.append(layer)
    }
    return found
  }
}
