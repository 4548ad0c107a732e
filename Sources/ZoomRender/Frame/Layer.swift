// A piece of a frame that moves, fades or is clipped as one.

/// A layer: content and sub-layers that share a transform, clip, opacity and shadow.
///
/// Order of drawing: shadow (outside the clip), then, inside the clip and under the opacity,
/// content and children bottom to top.
/// ```
/// layer point --transform--> parent point
/// ```
public struct Layer: Sendable, Equatable {
  /// What part a layer plays; printed by `inspect`.
  public enum Role: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case screen, page, source, destination, card, cardBackground, dim, shadow, chrome, statusBar,
      homeIndicator, view, scrollContent, glass, glassContent, sheet, container, bezel, clip
  }

  /// What a layer draws itself, below its children.
  public enum Content: Sendable, Equatable {
    case none
    case picture(Picture)
    /// A flat colour over the bounds: dims and backings.
    case color(Color)
    /// What is below, blurred and tinted: a barrier in paint order.
    case backdrop(BackdropEffect)
    /// Another frame drawn into the bounds.
    case embedded(EmbeddedFrame)
  }

  /// Stable across frames: the same thing has the same id.
  public var id: NodeID
  /// What part it plays.
  public var role: Role
  /// Name of the view it stands for, if it has one.
  public var name: String?
  /// The layer's own rectangle in its own coordinates; `shadow` and `clip` refer to it.
  public var bounds: Rect
  /// From layer coordinates to the parent's.
  public var transform: Affine
  /// Set for 3-D rotations: row-major 3×3 m applied to row vectors before `transform`, as
  /// `ProjectionTransform` does: x' = (m0·x + m3·y + m6) / w, y' = (m1·x + m4·y + m7) / w with
  /// w = m2·x + m5·y + m8. See ``project(_:)``.
  public var projection: [Double]?
  /// Outline that content and children are cut to; nil for none.
  public var clip: ClipShape?
  /// Alpha mask drawn from a layer in the same coordinates.
  public var mask: [Layer]
  /// 0...1, applied to the whole group.
  public var opacity: Double
  /// Shadow of the clip shape or bounds.
  public var shadow: LayerShadow?
  /// Effects on the finished layer, in order.
  public var effects: [LayerEffect]
  /// How it goes onto what is below.
  public var blendMode: BlendMode
  /// What it draws itself.
  public var content: Content
  /// Bottom to top.
  public var children: [Layer]
  /// Points per second of the bounds' centre on screen, for `frames.json`.
  public var velocity: Vector

  /// A layer with the given parts.
  public init(
    id: NodeID, role: Role, name: String? = nil, bounds: Rect, transform: Affine = .identity,
    projection: [Double]? = nil, clip: ClipShape? = nil, mask: [Layer] = [], opacity: Double = 1,
    shadow: LayerShadow? = nil, effects: [LayerEffect] = [], blendMode: BlendMode = .normal,
    content: Content = .none, children: [Layer] = [], velocity: Vector = .zero
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.bounds = bounds
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.mask = mask
    self.opacity = opacity
    self.shadow = shadow
    self.effects = effects
    self.blendMode = blendMode
    self.content = content
    self.children = children
    self.velocity = velocity
  }
}

/// The outline that a layer is cut to, in layer coordinates.
public enum ClipShape: Sendable, Equatable {
  case rect(Rect)
  case rounded(Rect, radii: CornerRadii, style: CornerStyle)
  case path(Path)
}

/// A shadow of the layer's clip shape (or bounds), drawn outside it only.
public struct LayerShadow: Sendable, Equatable {
  /// Straight alpha; the strength of the shadow.
  public var color: Color
  /// Standard deviation of the Gaussian in layer points: half of SwiftUI's radius.
  public var sigma: Double
  /// Displacement of the shadow in layer points.
  public var offset: Vector

  /// A shadow with the given parts.
  public init(color: Color, sigma: Double, offset: Vector = .zero) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }
}

/// An effect on a layer's finished pixels; lengths in layer points.
public enum LayerEffect: Sendable, Equatable {
  /// Gaussian blur. SwiftUI's `blur(radius:)` is the standard deviation.
  case blur(sigma: Double)
  case color(ColorEffect, resolved: Color?)
  /// Shadow of the layer's own alpha (`shadow` on arbitrary content).
  case dropShadow(LayerShadow)
}

/// A material or glass over what is below it.
public struct BackdropEffect: Sendable, Equatable {
  /// How the pixels below are changed.
  public enum Kind: Sendable, Equatable {
    case material(ShapeStyle.Material)
    case glass(GlassEffect.Variant)
    /// The ground of a floating sheet: thicker glass.
    case sheet
    /// A plain blur (`dimmingVisualEffect`).
    case blur
  }
  /// Material, glass or plain blur.
  public var kind: Kind
  /// Where the effect is seen, in layer coordinates.
  public var shape: ClipShape
  /// Standard deviation of the backdrop blur in points.
  public var sigma: Double
  /// Colour over the result, with its strength as alpha.
  public var tint: Color?
  /// Appearance of the material.
  public var colorScheme: ColorScheme
  /// How much of the shape is there, 0...1: glass in a container comes and goes by its size.
  public var presence: Double
  /// Shapes of glass that melt together with this one, in the same coordinates, bottom to top.
  public var neighbours: [GlassShape]
  /// Distance at which shapes touch, in points.
  public var joinDistance: Double
  /// The container whose glass melts together; nil outside of one.
  public var group: NodeID?

  /// An effect with the given parts.
  public init(
    kind: Kind, shape: ClipShape, sigma: Double, tint: Color? = nil, colorScheme: ColorScheme,
    presence: Double = 1, neighbours: [GlassShape] = [], joinDistance: Double = 0,
    group: NodeID? = nil
  ) {
    self.kind = kind
    self.shape = shape
    self.sigma = sigma
    self.tint = tint
    self.colorScheme = colorScheme
    self.presence = presence
    self.neighbours = neighbours
    self.joinDistance = joinDistance
    self.group = group
  }
}

/// A shape of glass that has melted into another.
public struct GlassShape: Sendable, Equatable {
  /// Its outline.
  public var shape: ClipShape
  /// Its own tint.
  public var tint: Color?
  /// How much of it is there, 0...1.
  public var presence: Double

  /// A shape with its tint.
  public init(shape: ClipShape, tint: Color? = nil, presence: Double = 1) {
    self.shape = shape
    self.tint = tint
    self.presence = presence
  }
}

/// A frame shown inside another, as in reels.
public struct EmbeddedFrame: Sendable, Equatable {
  /// One frame; an array because a value cannot hold its own kind.
  public var frames: [Frame]
  /// Shows a frame.
  public init(_ frame: Frame) { self.frames = [frame] }
  /// The one frame.
  public var frame: Frame { frames[0] }
}
