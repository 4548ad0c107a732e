// The part of UIKit's views that zoom code touches.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

@MainActor @preconcurrency
open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
}

@MainActor @preconcurrency
open class UIView: UIResponder {
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public weak var _window: UIWindow?
  /// The node that the view mirrors; its frame comes from layout.
  var node: EngineID?
  weak var bridge: UIBridge?
  private var ownFrame = CGRect.zero

  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {
    super.init()
    ownFrame = frame
  }

  /// How a view follows its superview's size; layout is SwiftUI's here, so nothing follows.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }
  /// In the superview's coordinates; the place in the window for views that mirror nodes.
  open var frame: CGRect {
    get { node.flatMap { bridge?.frame(of: $0) } ?? ownFrame }
    set { ownFrame = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { ownFrame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      ownFrame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var isOpaque = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var accessibilityIdentifier: String?
  public let layer = CALayer()

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.offsetBy(
      dx: frame.minX - (view?.frame.minX ?? 0), dy: frame.minY - (view?.frame.minY ?? 0))
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func sizeToFit() {}
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  /// The subviews without the ones that were mirrored before.
  func removeMirrored() {
    for view in subviews where view.node != nil || view is UIPlatformGlassInteractionView {
      view.removeFromSuperview()
    }
  }
}

extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { withAnimation(.easeInOut(duration: duration)) { animations() } }
}

@MainActor @preconcurrency
public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset = CGSize.zero
  public var cornerCurve = CALayerCornerCurve.circular
}
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// The view behind a glass effect, findable by its class name as on the system.
public final class UIPlatformGlassInteractionView: UIView {}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { true }
  /// The device's, as the screen has them when nothing else takes room.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = ViewGraph.current?.settings.safeArea ?? .zero
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  open var screen: UIScreen { .main }
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var numberOfLines = 1
}

open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  public let contentView = UIView(frame: .zero)
}

open class UIVisualEffect: @unchecked Sendable {
  public init() {}
}
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial,
      systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  let style: Style
  public init(style: Style) { self.style = style }
}
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public var isInteractive = false
  public var tintColor: UIColor?
  public override init() {}
}

@MainActor @preconcurrency
open class UIWindowScene {
  public internal(set) var windows: [UIWindow] = []
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var activationState: ActivationState { .foregroundActive }
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
}
public typealias UIScene = UIWindowScene

@MainActor @preconcurrency
open class UIApplication {
  public static var shared: UIApplication { UIApplication() }
  public var connectedScenes: [UIWindowScene] {
    ViewGraph.current.map { [$0.bridge.scene] } ?? []
  }
  public var windows: [UIWindow] { connectedScenes.flatMap(\.windows) }
  public func open(_ url: URL) {}
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool
  { false }
}

@MainActor @preconcurrency
public final class UIScreen {
  public static var main: UIScreen { UIScreen() }
  public var bounds: CGRect {
    CGRect(
      origin: .zero,
      size: (ViewGraph.current?.settings.screenSize ?? EngineSize(402, 874)).cg)
  }
  public var scale: CGFloat { CGFloat(ViewGraph.current?.settings.scale ?? 3) }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The one key that apps read: the radius of the display's corners.
  public func value(forKey key: String) -> Any? {
    guard key == "_displayCornerRadius" || key == "displayCornerRadius" else { return nil }
    return CGFloat(ViewGraph.current?.settings.cornerRadius ?? 0)
  }
}

@MainActor @preconcurrency
public final class UIDevice {
  public static var current: UIDevice { UIDevice() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var systemVersion: String { "26.0" }
  public var model: String { "iPhone" }
  public var name: String { "iPhone" }
}
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred(intensity: CGFloat = 1) {
    ViewGraph.current?.append(.feedback("impact"))
  }
}
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() { ViewGraph.current?.append(.feedback("selection")) }
}
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {
    ViewGraph.current?.append(.feedback("\(type)"))
  }
}

public struct UITextContentType: Sendable {
  public static let username = UITextContentType()
  public static let password = UITextContentType()
  public static let emailAddress = UITextContentType()
  public static let name = UITextContentType()
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad
}
