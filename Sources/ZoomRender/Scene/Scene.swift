// A checked scene description: everything the driver needs.

/// A scene: stage, settings, views and script, with all defaults filled in.
///
/// A `Scene` exists only when its description has no errors.
public struct Scene: Sendable {
  /// What the scene shows, in a line.
  public var title: String
  /// Why the scene exists, in a sentence; may be empty.
  public var about: String
  /// The file it came from, as named by the user.
  public var file: String
  package var platform: Platform
  /// Size in points, pixels per point, safe areas and corners of what is drawn on.
  public var screen: Screen
  package var profile: Profile
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var dynamicTypeSize: DynamicTypeSize
  package var layoutDirection: LayoutDirection
  package var reduceMotion: Bool
  package var tint: ColorReference?
  package var initialState: SceneState
  package var source: any ViewSource
  package var script: [ScriptStep]
  package var golden: GoldenSettings
  /// Folder below which images, fonts and catalogues are looked up.
  public var assetRoot: String
  /// Fonts, images, symbols, colours and catalogues that the scene brings along.
  public var assets: AssetDeclarations
  /// Rules of `lint` that are switched off, each with a reason.
  public var lintExceptions: [LintException]
  /// Digest of the description's bytes.
  public var digest: Digest

  package init(
    title: String, about: String, file: String, platform: Platform = .init(), screen: Screen,
    profile: Profile, colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false, tint: ColorReference? = nil, initialState: SceneState = .init(),
    source: any ViewSource, script: [ScriptStep] = [], golden: GoldenSettings = .init(),
    assetRoot: String = ".", assets: AssetDeclarations = .init(),
    lintExceptions: [LintException] = [], digest: Digest
  ) {
    self.title = title
    self.about = about
    self.file = file
    self.platform = platform
    self.screen = screen
    self.profile = profile
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.tint = tint
    self.initialState = initialState
    self.source = source
    self.script = script
    self.golden = golden
    self.assetRoot = assetRoot
    self.assets = assets
    self.lintExceptions = lintExceptions
    self.digest = digest
  }
}

/// What a scene says about its golden.
public struct GoldenSettings: Sendable, Equatable {
  /// False with a reason when the scene has none.
  public var isEnabled: Bool
  package var reason: String?
  package var fps: Double
  /// Device pixels per point of the golden's frames; nil = the screen's.
  public var scale: Double?
  /// Largest allowed channel difference 0...255, with the reason; 0 by default.
  public var tolerance: Int
  package var toleranceReason: String?
  /// Elements whose pixels are not compared.
  public var ignoredElements: [String]
  /// Screen rects in points that are not compared.
  public var ignoredRects: [Rect]

  package init(
    isEnabled: Bool = true, reason: String? = nil, fps: Double = 60, scale: Double? = nil,
    tolerance: Int = 0, toleranceReason: String? = nil, ignoredElements: [String] = [],
    ignoredRects: [Rect] = []
  ) {
    self.isEnabled = isEnabled
    self.reason = reason
    self.fps = fps
    self.scale = scale
    self.tolerance = tolerance
    self.toleranceReason = toleranceReason
    self.ignoredElements = ignoredElements
    self.ignoredRects = ignoredRects
  }
}

/// Fonts, symbols, colours and images that a scene registers by name.
public struct AssetDeclarations: Sendable, Equatable {
  /// A name with a path below the asset root, or with SVG path data for symbols.
  public struct Entry: Sendable, Equatable, Hashable {
    package var name: String
    package var value: String
    package var origin: NodeOrigin
    package init(name: String, value: String, origin: NodeOrigin = .unknown) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }
  package var fonts: [Entry]
  package var symbols: [Entry]
  package var images: [Entry]
  package var colors: [Entry]
  /// `.xcassets` folders.
  public var catalogs: [Entry]

  /// Declarations by kind, none unless given.
  public init(
    fonts: [Entry] = [], symbols: [Entry] = [], images: [Entry] = [], colors: [Entry] = [],
    catalogs: [Entry] = []
  ) {
    self.fonts = fonts
    self.symbols = symbols
    self.images = images
    self.colors = colors
    self.catalogs = catalogs
  }
}

/// A lint rule that a scene switches off.
public struct LintException: Sendable, Equatable {
  package var rule: String
  package var reason: String
  /// Where the scene says so.
  package var origin: NodeOrigin
  package init(rule: String, reason: String, origin: NodeOrigin = .unknown) {
    self.rule = rule
    self.reason = reason
    self.origin = origin
  }
}
