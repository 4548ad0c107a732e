// View controllers, as zoom transitions use them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public enum ModalPresentationStyle: Int, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, popover
  }

  open var view: UIView!
  open var title: String?
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open var preferredTransition: Transition?
  public private(set) var children: [UIViewController] = []
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  public lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(self)
  public var presentationController: UIPresentationController? { sheetPresentationController }
  public var navigationController: UINavigationController? { nil }

  public override init() {
    super.init()
    view = UIView(frame: UIScreen.main.bounds)
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) { children.append(child) }
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller above this one.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let graph = ViewGraph.current else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.viewDidLoad()
    graph.willChange()
    graph.bridge.present(controller)
    completion?()
  }

  /// Takes the presented controller, or this one, away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let graph = ViewGraph.current else { return }
    graph.willChange()
    graph.bridge.dismiss(presentedViewController ?? self)
    completion?()
  }

  /// What the controller shows: its view, mirrored like those of representables.
  func lowerContent(_ context: _Context) {
    let mirrored = context.graph.bridge.view(for: context.id) { view }
    mirrored.node = context.id
    mirrored.bridge = context.graph.bridge
    mirrored.emit(into: context)
  }
}

extension UIViewController {
  /// A way to appear.
  @MainActor @preconcurrency
  public final class Transition {
    enum Kind {
      case zoom
      case coverVertical, crossDissolve, flipHorizontal, partialCurl
    }
    let kind: Kind
    let options: ZoomOptions?
    let source: ((any UIZoomTransitionSourceViewProviderContext) -> UIView?)?
    init(
      _ kind: Kind, options: ZoomOptions? = nil,
      source: ((any UIZoomTransitionSourceViewProviderContext) -> UIView?)? = nil
    ) {
      self.kind = kind
      self.options = options
      self.source = source
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (any UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom, options: options, source: sourceViewProvider) }
    public static func coverVertical() -> Transition { Transition(.coverVertical) }
    public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
    public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
    public static func partialCurl() -> Transition { Transition(.partialCurl) }

    /// Settings of a zoom.
    @MainActor @preconcurrency
    public final class ZoomOptions {
      public var alignmentRectProvider: ((any UIZoomTransitionAlignmentRectContext) -> CGRect?)?
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      public var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      public init() {}
    }
  }
}

@MainActor @preconcurrency
public protocol UIZoomTransitionSourceViewProviderContext {
  var sourceViewController: UIViewController { get }
  var zoomedViewController: UIViewController { get }
}
@MainActor @preconcurrency
public protocol UIZoomTransitionAlignmentRectContext {
  var sourceView: UIView { get }
  var zoomedViewController: UIViewController { get }
}
@MainActor @preconcurrency
public protocol UIZoomTransitionInteractionContext {
  var location: CGPoint { get }
  var velocity: CGVector { get }
  var willBegin: Bool { get }
}
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public static let zero = CGVector(dx: 0, dy: 0)
}

struct ZoomContext: UIZoomTransitionSourceViewProviderContext,
  UIZoomTransitionAlignmentRectContext, UIZoomTransitionInteractionContext
{
  let sourceViewController: UIViewController
  let zoomedViewController: UIViewController
  let sourceView: UIView
  var location: CGPoint { .zero }
  var velocity: CGVector { .zero }
  var willBegin: Bool { true }
}

open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
  override func lowerContent(_ context: _Context) {
    context.emit(
      .navigationStack(path: nil),
      children: context.collect {
        context.child(0) { viewControllers.last?.lowerContent(context) }
      })
  }
}

/// A controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions = UIHostingControllerSizingOptions()
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  override func lowerContent(_ context: _Context) {
    context.child(0) { Content._lower(rootView, context) }
  }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@MainActor @preconcurrency
open class UIPresentationController {
  public private(set) weak var presentedController: UIViewController?
  public var presentedViewController: UIViewController { presentedController ?? UIViewController() }
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  init(_ controller: UIViewController) { presentedController = controller }
}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}

open class UISheetPresentationController: UIPresentationController {
  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var preferredCornerRadius: CGFloat?
  public func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

  @MainActor @preconcurrency
  public final class Detent {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    let engine: ZoomRender.PresentationDetent
    init(_ identifier: Identifier, _ engine: ZoomRender.PresentationDetent) {
      self.identifier = identifier
      self.engine = engine
    }
    public static func medium() -> Detent { Detent(.medium, .medium) }
    public static func large() -> Detent { Detent(.large, .large) }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      // The tallest detent of a sheet leaves the top safe area and 10 points (measured).
      let maximum = UIScreen.main.bounds.height - 72
      let height = resolver(DetentContext(maximumDetentValue: maximum)) ?? maximum
      return Detent(identifier ?? Identifier("custom"), .height(height))
    }
  }
}
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}
