// Asset catalogues (`.xcassets` folders).

import Glibc

/// Images and colours of one catalogue, by name.
struct AssetCatalog: Sendable {
  /// A file of an image set.
  struct ImageVariant: Sendable, Equatable {
    var path: String
    /// As messages name it: below the scene's folder.
    var name: String
    /// Pixels per point; nil for a single-scale image.
    var scale: Double?
    var isDark: Bool
    /// True for iPhone and universal files, which are preferred.
    var isForPhone: Bool
  }

  /// A colour of a colour set.
  struct ColorVariant: Sendable, Equatable {
    var color: Color
    var isDark: Bool
    var isHighContrast: Bool
  }

  /// A set of one name; folders that provide a namespace are part of the name.
  struct Named<Variant: Sendable>: Sendable {
    var name: String
    var variants: [Variant]
  }

  private(set) var images: [Named<ImageVariant>] = []
  private(set) var colors: [Named<ColorVariant>] = []
  private var folderCount = 0

  var imageNames: [String] { images.map(\.name) }

  /// The file for an appearance and display: the appearance first, then the smallest scale that is
  /// at least the display's, else the largest.
  func image(
    _ name: String, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageVariant? {
    guard let set = images.first(where: { $0.name == name }) else { return nil }
    let wantsDark = colorScheme == .dark && set.variants.contains(where: \.isDark)
    let fitting = set.variants.filter { $0.isDark == wantsDark }
    let phone = fitting.filter(\.isForPhone)
    let sorted = (phone.isEmpty ? fitting : phone).sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
    return sorted.first { $0.scale ?? 1 >= pixelsPerPoint } ?? sorted.last
  }

  /// The colour for an appearance; the nearest one that the set has.
  func color(
    _ name: String, colorScheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? {
    guard let set = colors.first(where: { $0.name == name }) else { return nil }
    let (isDark, isHigh) = (colorScheme == .dark, contrast == .increased)
    func first(_ dark: Bool, _ high: Bool) -> Color? {
      set.variants.first { $0.isDark == dark && $0.isHighContrast == high }?.color
    }
    return first(isDark, isHigh) ?? first(isDark, false) ?? first(false, isHigh)
      ?? first(false, false) ?? set.variants.first?.color
  }

  // MARK: - Reading

  /// Folders that are read from one catalogue at most, and how deep they may nest.
  static let maximumFolders = 20_000
  static let maximumDepth = 16

  static func load(
    _ entry: AssetDeclarations.Entry, in folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) -> AssetCatalog {
    var catalog = AssetCatalog()
    switch folder.resolve(entry.value) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(at: entry.origin))
    case .success(let path):
      guard AssetFolder.isFolder(path) else {
        let problem = ImageProblem(id: "asset.catalog", "'\(entry.value)' is no folder")
        diagnostics.append(problem.diagnostic(at: entry.origin))
        break
      }
      catalog.read(entry.value, prefix: "", depth: 0, in: folder, entry, &diagnostics)
    }
    return catalog
  }

  /// Reads a folder of sets; `name` is below the scene's folder.
  private mutating func read(
    _ name: String, prefix: String, depth: Int, in folder: AssetFolder,
    _ entry: AssetDeclarations.Entry, _ diagnostics: inout [Diagnostic]
  ) {
    guard depth <= AssetCatalog.maximumDepth, let path = try? folder.resolve(name).get() else {
      return
    }
    for item in AssetFolder.entries(of: path) {
      folderCount += 1
      guard folderCount <= AssetCatalog.maximumFolders else { return }
      let full = name + "/" + item
      if let base = item.without(suffix: ".imageset") {
        guard let contents = contents(full, folder, entry, &diagnostics) else { continue }
        let variants = AssetCatalog.imageVariants(contents, set: full, folder, entry, &diagnostics)
        images.append(Named(name: prefix + base, variants: variants))
      } else if let base = item.without(suffix: ".colorset") {
        guard let contents = contents(full, folder, entry, &diagnostics) else { continue }
        colors.append(Named(name: prefix + base, variants: AssetCatalog.colorVariants(contents)))
      } else if !item.contains("."),
        (try? folder.resolve(full).get()).map(AssetFolder.isFolder)
          == true
      {
        let group = AssetFolder.json(full + "/Contents.json", in: folder).node
        let isNamespace = group?["properties"]?["provides-namespace"]?.bool == true
        read(
          full, prefix: isNamespace ? prefix + item + "/" : prefix, depth: depth + 1, in: folder,
          entry, &diagnostics)
      }
    }
  }

  /// Contents.json of a set; a set without one is reported.
  private func contents(
    _ set: String, _ folder: AssetFolder, _ entry: AssetDeclarations.Entry,
    _ diagnostics: inout [Diagnostic]
  ) -> JSONNode? {
    let (node, problems) = AssetFolder.json(set + "/Contents.json", in: folder)
    diagnostics += problems
    if node == nil, problems.isEmpty {
      let problem = ImageProblem(id: "asset.catalog", "'\(set)' has no Contents.json")
      diagnostics.append(problem.diagnostic(at: entry.origin, severity: .warning))
    }
    return node
  }

  private static func imageVariants(
    _ contents: JSONNode, set: String, _ folder: AssetFolder, _ entry: AssetDeclarations.Entry,
    _ diagnostics: inout [Diagnostic]
  ) -> [ImageVariant] {
    var variants: [ImageVariant] = []
    for image in contents["images"]?.elements ?? [] {
      guard let file = image["filename"]?.string else { continue }
      switch folder.resolve(set + "/" + file) {
      case .failure(let problem):
        diagnostics.append(problem.diagnostic(at: entry.origin, severity: .warning))
      case .success(let path):
        let scale = image["scale"]?.string?.without(suffix: "x").flatMap(Double.init)
        let idiom = image["idiom"]?.string ?? "universal"
        variants.append(
          ImageVariant(
            path: path, name: set + "/" + file,
            scale: scale.flatMap { (0.1...100).contains($0) ? $0 : nil },
            isDark: hasAppearance(image, "dark"),
            isForPhone: ["universal", "iphone"].contains(idiom)
          ))
      }
    }
    return variants
  }

  private static func colorVariants(_ contents: JSONNode) -> [ColorVariant] {
    (contents["colors"]?.elements ?? []).compactMap { item in
      guard let color = item["color"].flatMap(CatalogColor.color) else { return nil }
      return ColorVariant(
        color: color, isDark: hasAppearance(item, "dark"),
        isHighContrast: hasAppearance(item, "high"))
    }
  }

  private static func hasAppearance(_ node: JSONNode, _ value: String) -> Bool {
    (node["appearances"]?.elements ?? []).contains { $0["value"]?.string == value }
  }
}

/// Colours as Contents.json writes them.
enum CatalogColor {
  /// The colour; nil when a component is missing or no number.
  static func color(_ node: JSONNode) -> Color? {
    if let reference = node["reference"]?.string {
      let name = reference.without(suffix: "Color") ?? reference
      return SystemColors.color(named: name, in: .init())
    }
    guard let components = node["components"] else { return nil }
    let alpha = component(components["alpha"]) ?? 1
    let space = node["color-space"]?.string ?? "srgb"
    if let white = component(components["white"]) {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    switch space {
    case "display-p3": return Color(displayP3: red, green, blue, alpha: alpha)
    case "extended-linear-srgb":
      return Color(
        red: Color.encoded(red), green: Color.encoded(green), blue: Color.encoded(blue),
        alpha: alpha)
    default: return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// `"0x7F"` and `"127"` are of 255, `"0.5"` and numbers are of 1.
  static func component(_ node: JSONNode?) -> Double? {
    if let number = node?.number { return (-8...8).contains(number) ? number : nil }
    guard let text = node?.string else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let byte = UInt8(text) { return Double(byte) / 255 }
    guard let value = Double(text), (-8...8).contains(value) else { return nil }
    return value
  }
}

extension String {
  /// The text before `suffix`; nil when it does not end so.
  func without(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
