// Small geometric types: angles, unit points, edges, alignments.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle()
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  var engine: EngineUnitPoint { EngineUnitPoint(x: x, y: y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    var engine: ZoomRender.Axis.Set { ZoomRender.Axis.Set(rawValue: Int(rawValue)) }
  }
  var engine: ZoomRender.Axis { self == .horizontal ? .horizontal : .vertical }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    var engine: ZoomRender.Edge.Set { ZoomRender.Edge.Set(rawValue: Int(rawValue)) }
  }
  var engine: ZoomRender.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  init(_ insets: EngineInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
  var engine: EngineInsets {
    EngineInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A guide on one axis, with a default that is computed from a view's dimensions.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size with its guides, as closures of guides see it.
public struct ViewDimensions {
  public var width: CGFloat
  public var height: CGFloat
  var baselines: (first: CGFloat, last: CGFloat)?
  init(size: EngineSize) {
    width = size.width
    height = size.height
  }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.engine {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    case .custom: guide.id.map { $0.defaultValue(in: self) } ?? 0
    }
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.engine {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: baselines?.first ?? height
    case .lastTextBaseline: baselines?.last ?? height
    case .custom: guide.id.map { $0.defaultValue(in: self) } ?? 0
    }
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let engine: ZoomRender.HorizontalAlignment
  let id: (any AlignmentID.Type)?
  init(_ engine: ZoomRender.HorizontalAlignment) {
    self.engine = engine
    id = nil
  }
  public init(_ id: any AlignmentID.Type) {
    engine = .custom(String(reflecting: id))
    self.id = id
  }
  public static func == (a: Self, b: Self) -> Bool { a.engine == b.engine }
  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(.leading)
  public static let listRowSeparatorTrailing = HorizontalAlignment(.trailing)
}

public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let engine: ZoomRender.VerticalAlignment
  let id: (any AlignmentID.Type)?
  init(_ engine: ZoomRender.VerticalAlignment) {
    self.engine = engine
    id = nil
  }
  public init(_ id: any AlignmentID.Type) {
    engine = .custom(String(reflecting: id))
    self.id = id
  }
  public static func == (a: Self, b: Self) -> Bool { a.engine == b.engine }
  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  var engine: ZoomRender.Alignment { .init(horizontal.engine, vertical.engine) }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
  var engine: ZoomRender.ContentMode { self == .fit ? .fit : .fill }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
  var engine: ZoomRender.BlendMode { ZoomRender.BlendMode(rawValue: "\(self)") ?? .normal }
}

/// Core Graphics' affine transform, where the platform's Foundation has none.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init() { self = .identity }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  init(_ map: ZoomRender.Affine) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
  var engine: ZoomRender.Affine {
    ZoomRender.Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) { self.init(.rotation(radians: angle)) }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(engine.then(next.engine))
  }
  public func inverted() -> CGAffineTransform {
    engine.inverse.map { CGAffineTransform($0) } ?? self
  }
}
