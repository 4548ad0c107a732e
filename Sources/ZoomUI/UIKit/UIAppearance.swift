// Appearance proxies: what an app sets on all bars. Kept, and without effect.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIBarAppearance {
  public init() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
}
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
public final class UITabBarAppearance: UIBarAppearance {}
public final class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBar: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UINavigationBar {
    Origin(file, line, column).unsupported("UINavigationBar.appearance()")
    return UINavigationBar(frame: .zero)
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var prefersLargeTitles = false
  public var isTranslucent = true
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var shadowImage: UIImage?
}
open class UITabBar: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.origin = Origin(file, line, column)
    return bar
  }
  /// Where the appearance was asked for.
  private var origin: Origin?
  private func note() { origin?.unsupported("UITabBar.appearance()") }
  open override var backgroundColor: UIColor? { didSet { note() } }
  open override var tintColor: UIColor? { didSet { note() } }
  open override var isHidden: Bool {
    didSet { ViewGraph.current?.settings.hidesTabBars = isHidden }
  }
  public var barTintColor: UIColor? { didSet { note() } }
  public var unselectedItemTintColor: UIColor? { didSet { note() } }
  public var isTranslucent = true { didSet { note() } }
  public var standardAppearance = UITabBarAppearance() { didSet { note() } }
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { note() } }
}
open class UIPageControl: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UIPageControl {
    Origin(file, line, column).unsupported("UIPageControl.appearance()")
    return UIPageControl(frame: .zero)
  }
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var numberOfPages = 0
  public var currentPage = 0
}
open class UITableView: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UITableView {
    Origin(file, line, column).unsupported("UITableView.appearance()")
    return UITableView(frame: .zero)
  }
}
open class UISegmentedControl: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UISegmentedControl {
    Origin(file, line, column).unsupported("UISegmentedControl.appearance()")
    return UISegmentedControl(frame: .zero)
  }
  public var selectedSegmentTintColor: UIColor?
}
open class UIScrollView: UIView {
  public static func appearance(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> UIScrollView {
    Origin(file, line, column).unsupported("UIScrollView.appearance()")
    return UIScrollView(frame: .zero)
  }
  public weak var delegate: (any UIScrollViewDelegate)?
  public var bounces = true
  public var bouncesZoom = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var zoomScale: CGFloat = 1
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = UIEdgeInsets.zero
  public var showsHorizontalScrollIndicator = true
  public var showsVerticalScrollIndicator = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var decelerationRate: CGFloat = 0.998
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// What a scroll view tells; nothing scrolls UIKit's views here, so nothing is told.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
