// Proposals as the solver passes them around.

/// A proposed size in two words: NaN asks for the ideal length.
struct Proposal: Equatable {
  var width: Double
  var height: Double

  static let unspecified = Proposal(width: .nan, height: .nan)

  @inline(__always)
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) {
    self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
  }

  /// The proposal along `axis` and across it.
  @inline(__always)
  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    self =
      axis == .horizontal
      ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  var proposed: ProposedSize {
    ProposedSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Less the insets, never below zero; unspecified lengths stay so.
  func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.isNaN ? width : max(0, width - insets.horizontal),
      height: height.isNaN ? height : max(0, height - insets.vertical))
  }

  /// Equality of bits, so that NaN equals NaN.
  @inline(__always)
  func matches(_ other: Proposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }
}

extension Double {
  /// This length, or `other` where none is given (NaN).
  @inline(__always)
  func or(_ other: @autoclosure () -> Double) -> Double { isNaN ? other() : self }

  /// A length of the scene: nil and NaN become "none given".
  @inline(__always)
  init(length: Double?) { self = length ?? .nan }
}

extension Size {
  /// A size from lengths along and across an axis.
  @inline(__always)
  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? Size(major, minor) : Size(minor, major)
  }
}
