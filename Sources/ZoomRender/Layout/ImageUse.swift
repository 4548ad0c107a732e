// How large images are drawn.

/// An image of a tree with the largest number of device pixels that it covers.
struct ImageUse: Sendable, Equatable {
  var header: ImageHeader
  /// As the scene names it.
  var name: String
  /// Device pixels of the largest rectangle it is drawn into.
  var drawnPixels: Double
  var origin: NodeOrigin

  /// A file may have this many times the pixels of its largest place.
  static let allowance = 4.0

  /// Nil when the image is no larger than its places need.
  var oversizeRemark: Diagnostic? {
    let pixels = Double(header.pixelWidth) * Double(header.pixelHeight)
    guard drawnPixels >= 1, pixels > ImageUse.allowance * drawnPixels else { return nil }
    let ratio = Int((pixels / drawnPixels).rounded())
    return Diagnostic(
      .info, id: "asset.oversized",
      "'\(name)' has \(header.pixelWidth)x\(header.pixelHeight) pixels, \(ratio) times what its "
        + "largest place shows",
      at: origin.location, path: origin.path,
      notes: [.init("a smaller file loads faster; four times is the bound")])
  }
}

extension LayoutTree {
  /// Every image file of the tree in order of first use.
  ///
  /// - Complexity: O(nodes).
  func imageUses(assets: any AssetServices) -> [ImageUse] {
    var uses: [ImageUse] = []
    for index in nodes.indices {
      let image: ImageContent
      switch nodes[index].content {
      case .view(.image(let content)): image = content
      case .view(.asyncImage(let content)) where content.isLoaded: image = content.image
      default: continue
      }
      let name: String
      switch image.source {
      case .file(let file): name = file
      case .named(let given): name = given
      case .symbol, .placeholder: continue
      }
      let node = nodes[index]
      let environment = environments[node.environment]
      let scale = environment.pixelsPerPoint
      let header = assets.imageHeader(
        of: image, colorScheme: environment.colorScheme, pixelsPerPoint: scale)
      guard let header else { continue }
      let pixels = node.frame.size.width * scale * node.frame.size.height * scale
      if let known = uses.firstIndex(where: { $0.header.id == header.id }) {
        uses[known].drawnPixels = max(uses[known].drawnPixels, pixels)
      } else {
        uses.append(
          ImageUse(header: header, name: name, drawnPixels: pixels, origin: node.origin))
      }
    }
    return uses
  }
}
