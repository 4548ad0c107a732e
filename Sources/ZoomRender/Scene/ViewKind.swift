// The views of the vocabulary, with their arguments.

/// A view and its arguments. Names are SwiftUI's; lengths are points, `nil` is SwiftUI's default.
public indirect enum ViewKind: Sendable, Equatable, Codable {
  // Leaves
  case text(TextContent)
  case image(ImageContent)
  case asyncImage(AsyncImageContent)
  case color(ColorReference)
  case shape(ShapeContent)
  /// A gradient, material or other style used as a view.
  case style(ShapeStyle)
  case spacer(minLength: Double?)
  case divider
  case emptyView

  // Containers: children in order
  case hStack(alignment: VerticalAlignment, spacing: Double?)
  case vStack(alignment: HorizontalAlignment, spacing: Double?)
  case zStack(alignment: Alignment)
  case lazyHStack(alignment: VerticalAlignment, spacing: Double?, pinnedViews: PinnedViews)
  case lazyVStack(alignment: HorizontalAlignment, spacing: Double?, pinnedViews: PinnedViews)
  case lazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment, spacing: Double?, pinnedViews: PinnedViews)
  case lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment, spacing: Double?, pinnedViews: PinnedViews)
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  case gridRow(alignment: VerticalAlignment?)
  /// Children: one implicit VStack of the content.
  case scrollView(axes: Axis.Set, showsIndicators: Bool)
  case list(ListStyle)
  /// `children` are the rows.
  case section(header: [ViewNode], footer: [ViewNode])
  case group
  /// Transparent; each child carries its element's identity.
  case forEach
  case viewThatFits(axes: Axis.Set)
  /// Children: [title, icon].
  case label
  case customLayout(CustomLayoutReference)
  /// Content depends on the proposal: asked from the view source during layout.
  case geometryReader(TemplateID)
  case glassEffectContainer(spacing: Double?)

  // Controls and navigation
  /// Children: the label.
  case button(role: ButtonRole?, action: [Action])
  /// Children: the label. `destination` is for links that carry their page.
  case navigationLink(value: Value, type: String, destination: TemplateID?)
  /// Children: the root page's views, or `navigationPage` nodes bottom to top once the driver has
  /// put the pages of the path in. `path` names the state variable bound to the path.
  case navigationStack(path: String?)
  /// One page of a stack, made by the driver; children: its content.
  case navigationPage(NavigationPage)
  /// Children: the tabs, each with a `tabItem` modifier. `selection` names a state variable.
  case tabView(selection: String?, style: TabViewStyle)

  /// Looks of a list.
  public enum ListStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar
  }
  /// What a button is for.
  public enum ButtonRole: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case cancel, destructive, close, confirm
  }
  /// Tabs with a bar, or pages side by side, with a row of dots or without.
  public enum TabViewStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case automatic, page, pageWithoutDots

    package var isPaged: Bool { self != .automatic }
  }

  /// Which section parts stay at the edge of the scroll view.
  public struct PinnedViews: OptionSet, Sendable, Equatable, Hashable, Codable {
    /// One bit for each kind of pinned view.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    package static let sectionHeaders = PinnedViews(rawValue: 1)
    package static let sectionFooters = PinnedViews(rawValue: 2)
  }
}

/// A page on a navigation stack.
public struct NavigationPage: Sendable, Equatable, Hashable, Codable {
  /// 0 is the root page.
  public var depth: Int
  /// The pushed value; null for the root page.
  public var value: Value
  /// Title of the page below, for a classic back button.
  public var previousTitle: String?
  /// How the page below shows its title, which a page that says nothing takes over; nil for the root.
  public var previousDisplayMode: TitleDisplayMode?
  /// Of the page and its bars; nil as around the stack.
  public var colorScheme: ColorScheme?

  package init(
    depth: Int, value: Value = .null, previousTitle: String? = nil,
    previousDisplayMode: TitleDisplayMode? = nil, colorScheme: ColorScheme? = nil
  ) {
    self.depth = depth
    self.value = value
    self.previousTitle = previousTitle
    self.previousDisplayMode = previousDisplayMode
    self.colorScheme = colorScheme
  }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`; lengths in points.
public struct GridItem: Sendable, Equatable, Hashable, Codable {
  /// How an item takes its share; lengths in points.
  public enum Size: Sendable, Equatable, Hashable, Codable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// Distance to the next item; nil = 8.
  public var spacing: Double?
  package var alignment: Alignment?

  package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// An image that arrives later.
public struct AsyncImageContent: Sendable, Equatable, Codable {
  /// What starts the loading.
  public enum Start: Sendable, Equatable, Hashable, Codable {
    /// Loading starts when the view's page is tapped open, appears, or at a scene time.
    case onTap, onAppear
    case at(seconds: Double)
  }

  /// The full-resolution image.
  public var image: ImageContent
  /// Shown until then; empty = SwiftUI's grey.
  public var placeholder: [ViewNode]
  package var start: Start
  /// From start to arrival, in seconds.
  public var delay: Double
  /// Cross-fade on arrival; nil = cut.
  public var transition: Animation?
  /// True once it has arrived in the state the tree was made for.
  public var isLoaded: Bool

  package init(
    image: ImageContent, placeholder: [ViewNode] = [], start: Start = .onAppear, delay: Double = 0,
    transition: Animation? = nil, isLoaded: Bool = false
  ) {
    self.image = image
    self.placeholder = placeholder
    self.start = start
    self.delay = delay
    self.transition = transition
    self.isLoaded = isLoaded
  }
}

/// A layout that is not one of SwiftUI's.
public enum CustomLayoutReference: Sendable, Equatable, Hashable, Codable {
  /// A layout known by name, with numeric arguments in written order.
  case named(String, arguments: [Argument])
  /// A `Layout` of SwiftUI source, asked through the view source.
  case source(TemplateID)

  /// A number that a layout is given by name.
  public struct Argument: Sendable, Equatable, Hashable, Codable {
    package var name: String
    package var value: Double
    package init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }
}

/// A piece of content that a ``ViewSource`` makes on request.
public struct TemplateID: Sendable, Equatable, Hashable, Codable {
  package var value: Int
  /// Loop variables and parameters that the content refers to, as they were where it was offered.
  public var captures: [BoundValue]
  /// Numbers of the source's own that are interpolated when a change of state is animated.
  public var animatable: [Double] = []

  package init(value: Int, captures: [BoundValue] = [], animatable: [Double] = []) {
    self.value = value
    self.captures = captures
    self.animatable = animatable
  }
}

/// A value with the name of its type: the collection that it is an element of, or a kind such as
/// `String`. Links and destinations are matched by that name.
public struct BoundValue: Sendable, Equatable, Hashable, Codable {
  package var value: Value
  package var type: String

  package init(_ value: Value, type: String) {
    self.value = value
    self.type = type
  }
}
