// Layout cases, laid out.

extension LayoutCase {
  /// The tree laid out in the root, at the given scroll offsets.
  ///
  /// - Parameters:
  ///   - text: Measures texts that come without measurements; nil gives them no size.
  ///   - assets: Sizes of images that are files or symbols.
  public func layout(
    text: (any TextMeasuring)? = nil, assets: any AssetServices = NoAssets()
  ) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.pixelsPerPoint = scale
    environment.text.pixelsPerPoint = scale
    let views = self.views
    return LayoutEngine.layout(
      views,
      in: LayoutHost(size: root, environment: environment, dividerThickness: dividerThickness),
      using: LayoutServices(
        text: SuppliedTextMeasuring(fallback: text), assets: assets, source: source, state: state),
      overrides: LayoutOverrides(scrollOffsets: offsets(in: views)))
  }
}

extension LayoutCase {
  /// True when a size depends on fonts or files: a text comes without measurements, an image is a
  /// symbol or a file.
  public var needsAssets: Bool {
    var found = false
    views.visit { node in
      switch node.kind {
      case .text(let content): found = found || content.supplied == nil
      case .image(let content): found = found || !content.isPlaceholder
      case .asyncImage: found = true
      default: break
      }
      return !found
    }
    return found
  }
}

extension ImageContent {
  fileprivate var isPlaceholder: Bool {
    if case .placeholder = source { return true }
    return false
  }
}
