// Appearance proxies: what an app sets on all bars. Kept, and without effect.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Reports once that an appearance proxy changes nothing.
@MainActor
private func noteAppearance(_ name: String) {
  ViewGraph.current?.report(
    .init(
      .warning, id: "swiftui.unsupported", "\(name).appearance() has no effect in ZoomUI"))
}

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
  public static func appearance() -> UINavigationBar {
    noteAppearance("UINavigationBar")
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
  public static func appearance() -> UITabBar {
    noteAppearance("UITabBar")
    return UITabBar(frame: .zero)
  }
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}
open class UIPageControl: UIView {
  public static func appearance() -> UIPageControl {
    noteAppearance("UIPageControl")
    return UIPageControl(frame: .zero)
  }
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var numberOfPages = 0
  public var currentPage = 0
}
open class UITableView: UIView {
  public static func appearance() -> UITableView {
    noteAppearance("UITableView")
    return UITableView(frame: .zero)
  }
}
open class UISegmentedControl: UIView {
  public static func appearance() -> UISegmentedControl {
    noteAppearance("UISegmentedControl")
    return UISegmentedControl(frame: .zero)
  }
  public var selectedSegmentTintColor: UIColor?
}
open class UIScrollView: UIView {
  public static func appearance() -> UIScrollView {
    noteAppearance("UIScrollView")
    return UIScrollView(frame: .zero)
  }
  public var bounces = true
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
