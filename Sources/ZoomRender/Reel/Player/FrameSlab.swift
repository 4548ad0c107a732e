// A frame taken apart into what can be shown and hidden by itself.

/// A part of a frame: what lies between two others in paint order.
struct FrameSlab: Sendable, Equatable {
  /// What people call it: `page`, `dim`, `card`, `chrome`, `system` …
  var name: String
  /// The whole canvas with this part alone, transparent elsewhere.
  var frame: Frame
}

extension Frame {
  /// The frame's parts, bottom to top; neighbours of one name are one part.
  ///
  /// Laid over each other they are the frame again, except where glass takes up what is below it.
  func slabs() -> [FrameSlab] {
    var parts: [(name: String, root: [Layer])] = []
    func collect(_ layer: Layer, _ wrap: (Layer) -> Layer) {
      guard layer.isSeparable else {
        let name = Self.name(of: layer)
        if parts.last?.name == name {
          parts[parts.count - 1].root.append(wrap(layer))
        } else {
          parts.append((name, [wrap(layer)]))
        }
        return
      }
      if layer.content != .none {
        var own = layer
        own.children = []
        collect(own, wrap)
      }
      for child in layer.children {
        collect(child) { inner in
          var copy = layer
          copy.content = .none
          copy.children = [inner]
          return wrap(copy)
        }
      }
    }
    collect(root) { $0 }
    return parts.map { part in
      var copy = self
      copy.background = Color(red: 0, green: 0, blue: 0, alpha: 0)
      copy.root = Layer(id: .root, role: .screen, bounds: root.bounds, children: part.root)
      copy.elements = []
      return FrameSlab(name: part.name, frame: copy)
    }
  }

  private static func name(of layer: Layer) -> String {
    switch layer.role {
    case .statusBar, .homeIndicator, .bezel: "system"
    case .screen, .view, .container, .clip, .scrollContent: layer.name ?? "background"
    default: layer.role.rawValue
    }
  }
}

extension Layer {
  /// True when its children may be drawn one by one with the same result.
  fileprivate var isSeparable: Bool {
    switch role {
    case .screen, .view, .container, .clip: break
    default: return false
    }
    return !children.isEmpty && opacity == 1 && clip == nil && mask.isEmpty && shadow == nil
      && effects.isEmpty && blendMode == .normal && projection == nil
  }
}
