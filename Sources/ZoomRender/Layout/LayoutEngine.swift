// The entry of layout: views in, frames out.

/// Lays out view trees.
///
/// A pure function: the same views, host, services and overrides give the same tree. Nothing is
/// rounded here; ``PixelRounding`` does that when a frame is painted.
public enum LayoutEngine {
  /// Lays out `views` in `host`.
  ///
  /// Node 0 of the tree is an implicit root of the host's size. Several views behave like a
  /// `VStack`. The root proposal is the host's size without its safe area.
  /// - Complexity: O(nodes) for trees without deep chains of flexible stacks.
  public static func layout(
    _ views: [ViewNode], in host: LayoutHost, using services: LayoutServices,
    overrides: LayoutOverrides = .init()
  ) -> LayoutTree {
    let pass = LayoutPass(host: host, services: services, overrides: overrides)
    return pass.run(views)
  }
}

/// The container that a tree is laid out in.
public struct LayoutHost: Sendable, Equatable {
  /// In points.
  public var size: Size
  /// The part covered by bars and hardware, in points.
  public var safeArea: Insets
  /// What flows down from the root.
  public var environment: EnvironmentValues
  /// Centres the root content in the safe area; otherwise it starts at the top-leading corner.
  public var isCentered: Bool
  /// Thickness of dividers in points; nil = one device pixel, as on iOS.
  public var dividerThickness: Double?
  /// From root points to the screen's, for what asks where it is on screen.
  var screenMap = Affine.identity

  /// A host without safe area that centres its content, unless said otherwise.
  public init(
    size: Size, safeArea: Insets = .zero, environment: EnvironmentValues = .init(),
    isCentered: Bool = true, dividerThickness: Double? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.environment = environment
    self.isCentered = isCentered
    self.dividerThickness = dividerThickness
  }
}

/// What layout asks of others.
public struct LayoutServices: Sendable {
  /// Measures texts.
  public var text: any TextMeasuring
  /// Sizes of images and symbols.
  public var assets: any AssetServices
  /// Answers for geometry readers, custom layouts and closures; nil when a tree has none.
  public var source: (any ViewSource)?
  /// The state that `views` were made for, handed on to the source and used to find selected tabs.
  public var state: SceneState

  /// Services without a source answer no closures.
  public init(
    text: any TextMeasuring, assets: any AssetServices = NoAssets(),
    source: (any ViewSource)? = nil, state: SceneState = .init()
  ) {
    self.text = text
    self.assets = assets
    self.source = source
    self.state = state
  }
}

/// Numbers that the driver sets for single views.
public struct LayoutOverrides: Sendable, Equatable {
  /// Offsets of scroll views and lists by the view's id; see ``ScrollGeometry/offset``.
  public var scrollOffsets: [NodeID: Vector]
  /// Placements of matched geometry participants by the id of the modifier's node.
  public var matched: [NodeID: MatchedPlacement]
  /// Sizes in which frozen drawings are laid out, by the id of the `drawingGroup` modifier's node;
  /// paint scales them to the frame that they have.
  public var frozen: [NodeID: Size]

  /// Overrides of the given views only; without any, layout finds every number itself.
  public init(
    scrollOffsets: [NodeID: Vector] = [:], matched: [NodeID: MatchedPlacement] = [:],
    frozen: [NodeID: Size] = [:]
  ) {
    self.scrollOffsets = scrollOffsets
    self.matched = matched
    self.frozen = frozen
  }
}

/// Where a matched geometry participant is drawn; its parent still sees its own size and place.
public struct MatchedPlacement: Sendable, Equatable, Hashable {
  /// The size that the child is proposed; nil keeps its own.
  public var size: Size?
  /// The root point at which the child's `anchor` lies; nil keeps its own position.
  public var point: Point?
  /// The point of the child that is placed.
  public var anchor: UnitPoint

  /// A placement of size, position or both.
  public init(size: Size?, point: Point?, anchor: UnitPoint) {
    self.size = size
    self.point = point
    self.anchor = anchor
  }
}
