// Asset catalogues, declared colours and symbols.

import Glibc
import Testing

@testable import ZoomRender

struct AssetCatalogTests {
  private let folder = TemporaryFolder()

  private func snapshot(_ declarations: AssetDeclarations) throws -> AssetSnapshot {
    _ = try TestAssets.snapshot()
    return try AssetSnapshot.load(
      .init(
        assetDirectory: TestAssets.directory, root: folder.path, declarations: declarations))
  }

  private static let catalog = AssetDeclarations(
    catalogs: [.init(name: "A.xcassets", value: "A.xcassets")])

  private func png(_ level: UInt8, side: Int) -> [UInt8] {
    PNGBuilder(
      width: side, height: side, colorType: 0,
      rows: Array(repeating: Array(repeating: level, count: side), count: side)
    ).bytes
  }

  private func writeImageSet() {
    let set = "A.xcassets/cover.imageset/"
    for (scale, side) in [(1, 2), (2, 4), (3, 6)] {
      folder.write(set + "c\(scale).png", png(UInt8(scale), side: side))
      folder.write(set + "d\(scale).png", png(UInt8(100 + scale), side: side))
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let images = (1...3).flatMap { scale in
      [
        #"{"idiom":"universal","scale":"\#(scale)x","filename":"c\#(scale).png"}"#,
        #"{"idiom":"universal","scale":"\#(scale)x","filename":"d\#(scale).png",\#(dark)}"#,
      ]
    }
    folder.write(set + "Contents.json", #"{"images":[\#(images.joined(separator: ","))]}"#)
  }

  @Test(arguments: [(1.0, 2), (2, 4), (2.5, 6), (3, 6), (4, 6)])
  func `an image set gives the file for the display`(pixels: Double, side: Int) throws {
    writeImageSet()
    let assets = try snapshot(Self.catalog)
    let content = ImageContent(source: .named("cover"))
    let header = try assets.header(of: content, pixelsPerPoint: pixels).get()
    #expect(header.pixelWidth == side)
    #expect(header.size == Size(2, 2))
  }

  @Test func `layout and paint ask for the file of their display`() throws {
    writeImageSet()
    let assets = try snapshot(Self.catalog)
    let image = ViewNode(
      id: NodeID.root.child(0), kind: .image(ImageContent(source: .named("cover"))))
    for (pixels, side) in [(1.0, 2.0), (2, 4), (3, 6)] {
      let tree = LayoutEngine.layout(
        [image],
        in: LayoutHost(
          size: Size(10, 10), environment: EnvironmentValues(pixelsPerPoint: pixels)),
        using: LayoutServices(text: SuppliedTextMeasuring(), assets: assets))
      #expect(tree.nodes[1].frame.size == Size(2, 2))
      #expect(tree.imageUses(assets: assets).map(\.header.pixelWidth) == [Int(side)])
    }
  }

  @Test func `an image set follows the appearance`() throws {
    writeImageSet()
    let assets = try snapshot(Self.catalog)
    let content = ImageContent(source: .named("cover"))
    let levels = try [ColorScheme.light, .dark].map { scheme in
      let id = try assets.header(of: content, colorScheme: scheme).get().id
      return try assets.image(id, width: 1, height: 1).bytes[0]
    }
    #expect(levels == [3, 103])
  }

  @Test func `groups with a namespace are part of the name and others are not`() throws {
    folder.write("A.xcassets/Plain/a.imageset/Contents.json", #"{"images":[]}"#)
    folder.write(
      "A.xcassets/Spaced/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    folder.write("A.xcassets/Spaced/b.imageset/Contents.json", #"{"images":[]}"#)
    var diagnostics: [Diagnostic] = []
    let catalog = AssetCatalog.load(
      Self.catalog.catalogs[0], in: AssetFolder(root: folder.path), diagnostics: &diagnostics)
    #expect(catalog.imageNames == ["a", "Spaced/b"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `a color set has components of every form and an appearance`() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    folder.write(
      "A.xcassets/brand.colorset/Contents.json",
      #"""
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb",
          "components":{"red":"0xFF","green":"128","blue":"0.500","alpha":"0.250"}}},
        {"idiom":"universal",\#(dark),"color":{"color-space":"display-p3",
          "components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}
      """#)
    let assets = try snapshot(Self.catalog)
    let light = try #require(
      assets.color(named: "brand", scheme: .light, contrast: .increased))
    #expect(light == Color(red: 1, green: 128.0 / 255, blue: 0.5, alpha: 0.25))
    let night = try #require(assets.color(named: "brand", scheme: .dark, contrast: .standard))
    #expect(night.red > 1 && night.green < 0)
    #expect(assets.color(named: "nosuch", scheme: .light, contrast: .standard) == nil)
  }

  @Test func `declared colors are hex or a system color and come first`() throws {
    let assets = try snapshot(
      .init(colors: [
        .init(name: "a", value: "#FF8000"), .init(name: "b", value: "indigo"),
        .init(name: "c", value: "nonsense"),
      ]))
    func color(_ name: String) -> Color? {
      assets.color(named: name, scheme: .light, contrast: .standard)
    }
    #expect(color("a") == Color(bytes: 255, 128, 0))
    #expect(color("b") != nil)
    #expect(color("c") == nil)
    #expect(assets.diagnostics.map(\.id) == ["asset.color"])
  }

  @Test(arguments: [
    "not json", "{", "[]", "{}", #"{"images":3}"#, #"{"images":[{"filename":7}]}"#,
    #"{"images":[{"filename":"../../../etc/hostname","scale":"1x"}]}"#,
    #"{"images":[{"filename":"missing.png","scale":"1e400x"}]}"#,
  ])
  func `a broken set is a finding or an unknown image, never a crash`(contents: String) throws {
    folder.write("A.xcassets/x.imageset/Contents.json", contents)
    folder.write("A.xcassets/x.colorset/Contents.json", contents)
    let assets = try snapshot(Self.catalog)
    let header = assets.header(of: ImageContent(source: .named("x")))
    #expect(throws: ImageProblem.self) { try header.get() }
    #expect(assets.color(named: "x", scheme: .light, contrast: .standard) == nil)
  }

  @Test func `a catalogue that is missing or leads in circles is reported or ends`() throws {
    let missing = try snapshot(Self.catalog)
    #expect(missing.diagnostics.map(\.id) == ["asset.missing"])
    folder.write("A.xcassets/Contents.json", "{}")
    symlink(".", folder.path + "/A.xcassets/loop")
    #expect(try snapshot(Self.catalog).diagnostics.isEmpty)
  }

  // MARK: - Symbols

  @Test func `path data and SVG files are symbols of the scene`() throws {
    folder.write(
      "dot.svg",
      #"""
      <?xml version="1.0"?><!-- a > b --><svg viewBox="0 0 24 24">
      <defs><path d="M0 0h1"/></defs><circle cx='12' cy="12" r="10"/></svg>
      """#)
    let assets = try snapshot(
      .init(symbols: [
        .init(name: "bar", value: "M0 0h40v10h-40z"), .init(name: "dot", value: "dot.svg"),
        .init(name: "star", value: "M0 0h10v10h-10z"),
      ]))
    #expect(assets.diagnostics.isEmpty)
    let bar = assets.symbol("bar", fontSize: 100, pixelsPerPoint: 100)
    #expect(!bar.isPlaceholder)
    let ink = bar.outline.tightBounds
    #expect((ink.width - 100).magnitude < 1e-9 && (ink.height - 25).magnitude < 1e-9)
    let dot = assets.symbol("dot", fontSize: 100).outline.tightBounds
    #expect((dot.width - 100).magnitude < 0.1)
    // The scene's own drawing wins over a stand-in of the same name.
    #expect(assets.symbol("star", fontSize: 10).outline.elements.count == 5)
  }

  @Test(arguments: [
    ("hello", "asset.symbol"), ("M0 0", "asset.symbol"), ("nosuch.svg", "asset.missing"),
    ("../x.svg", "asset.path"), ("moved.svg", "asset.symbol"), ("empty.svg", "asset.symbol"),
    ("text.svg", "asset.symbol"),
  ])
  func `a symbol that cannot be drawn is reported`(value: String, id: String) throws {
    folder.write("moved.svg", #"<svg><g transform="scale(2)"><path d="M0 0h1v1z"/></g></svg>"#)
    folder.write("empty.svg", "<svg><path fill='none' d='M0 0h1v1z'/>")
    folder.write("text.svg", "<svg><text x='1'>a</text></svg>")
    let assets = try snapshot(.init(symbols: [.init(name: "x", value: value)]))
    #expect(assets.diagnostics.map(\.id) == [id])
  }

  // MARK: - Fonts

  @Test func `a declared font sets its own metrics and an unknown one is named`() throws {
    let bytes = try ImageLibrary.contents(
      of: TestAssets.directory + "/fonts/NotoSerif-Regular.ttf", name: "serif")
    folder.write("serif.ttf", bytes)
    folder.write("junk.ttf", "junk")
    let assets = try snapshot(
      .init(fonts: [
        .init(name: "Serif", value: "serif.ttf"), .init(name: "Junk", value: "junk.ttf"),
      ]))
    #expect(assets.diagnostics.map(\.id) == ["asset.font"])
    let engine = TextEngine(assets: assets)
    func layout(_ name: String) -> TextLayout {
      engine.layout(
        TextContent("Ag"), proposal: .unspecified,
        attributes: TextAttributes(
          font: FontReference(.custom(name: name, size: 20, relativeTo: nil)),
          pixelsPerPoint: 1000))
    }
    // Noto Serif: ascender 1069, descender 293 of 1000 units.
    #expect((layout("Serif").size.height - 27.24).magnitude < 0.002)
    #expect(layout("Junk").size.height == layout("Nosuch").size.height)
    #expect(
      assets.problem(of: FontReference(.custom(name: "Nosuch", size: 1, relativeTo: nil)))
        != nil)
    #expect(
      assets.problem(of: FontReference(.custom(name: "Serif", size: 1, relativeTo: nil)))
        == nil)
  }
}
