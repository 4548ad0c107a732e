// Where a compiled SwiftUI program starts.

import CPinned
import ZoomRender
import ZoomRenderCLI

/// The program's entry: called by the file that is generated beside the user's.
public enum ZoomProgram {
  /// Runs the command line with `root` as the scene and exits with its status.
  public static func start<V: View>(
    arguments: [String], @ViewBuilder root: @escaping @MainActor () -> V
  ) -> Never {
    exit(run(arguments: arguments, root: root))
  }

  /// Runs the command line with `root` as the scene.
  public static func run<V: View>(
    arguments: [String], @ViewBuilder root: @escaping @MainActor () -> V
  ) -> Int32 {
    zr_pin_random()
    var arguments = arguments
    do throws(SwiftOptionError) {
      let options = try SwiftSceneOptions(taking: &arguments)
      return onDriver {
        let source = SwiftUISource(options: options, root: root)
        connect(source.graph.clock)
        var scene = source.scene(options)
        let recording = RecordingSource(scene.source, initial: scene.initialState)
        if options.emitPath != nil { scene.source = recording }
        var status: Int32
        switch arguments.dropFirst().first {
        case "nodes":
          print(NodeDump.text(source.root(in: scene.initialState)))
          status = 0
        case "stills": status = stills(scene, arguments)
        default:
          status = CommandLineTool.run(arguments, compiled: scene)
        }
        do {
          if status <= 1 { try options.emit(recording, of: scene) }
        } catch {
          complain("error: the scene cannot be written: \(error)\n")
          status = 73
        }
        let found = source.graph.diagnostics
        if !found.isEmpty { complain(DiagnosticPrinter().report(found)) }
        return status
      }
    } catch {
      complain("error: \(error)\n")
      return 64
    }
  }

  /// Development: frames at given times, `stills FILE -o DIR 0 0.4 …`.
  private static func stills(_ scene: ZoomRender.Scene, _ arguments: [String]) -> Int32 {
    do {
      guard let folder = AssetSnapshot.assetDirectory(forExecutable: CommandLineTool.executable)
      else { return 69 }
      let assets = try AssetSnapshot.load(
        .init(assetDirectory: folder, root: scene.assetRoot, declarations: scene.assets))
      let timeline = Timeline(scene: scene, assets: assets)
      complain(DiagnosticPrinter().report(timeline.diagnostics))
      for span in timeline.transitions {
        complain("\(span.name) \(span.start)…\(span.end) \(span.fallback?.reason ?? "")\n")
      }
      let times = arguments.compactMap { Double($0) }
      let out = arguments.firstIndex(of: "-o").map { arguments[$0 + 1] } ?? "out"
      let context = RasterContext(assets: assets, pixelsPerPoint: 1)
      _ = try PNGSequence(context: context, options: .init(folder: out)).write(
        Array(times.indices)
      ) { timeline.frame(at: times[$0]) }
      return 0
    } catch {
      complain("error: \(error)\n")
      return 70
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension SwiftUISource {
  /// The source of a program on the stage that the command line asks for.
  @MainActor
  convenience init<V: View>(
    options: SwiftSceneOptions, root: @escaping @MainActor () -> V
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = options.colorScheme == .dark ? .dark : .light
    environment.dynamicTypeSize = DynamicTypeSize(options.dynamicTypeSize)
    environment.layoutDirection =
      options.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.accessibilityReduceMotion = options.reduceMotion
    environment.displayScale = options.screen.scale
    if options.screen.isLandscape { environment.verticalSizeClass = .compact }
    var settings = SceneSettings()
    settings.screenSize = options.screen.size
    settings.safeArea = options.screen.safeArea
    settings.cornerRadius = options.screen.cornerRadius
    settings.scale = options.screen.scale
    settings.version = options.platform.version
    settings.assetRoot = options.assetRoot
    settings.assetFiles = Set(options.assetFiles)
    self.init(settings: settings, environment: environment, root: root)
    graph.bridge.measure = { [weak self] nodes in
      self?.frames(of: nodes, options) ?? [:]
    }
  }

  /// The scene that the engine plays.
  func scene(_ options: SwiftSceneOptions) -> ZoomRender.Scene {
    let initialState = initialState()
    return ZoomRender.Scene(
      title: options.file, about: "", file: options.file, platform: options.platform,
      screen: options.screen, profile: options.profile,
      colorScheme: preferredColorScheme?.engine ?? options.colorScheme,
      dynamicTypeSize: options.dynamicTypeSize, layoutDirection: options.layoutDirection,
      reduceMotion: options.reduceMotion, initialState: initialState, source: self,
      script: options.script,
      assetRoot: options.assetRoot, assets: options.assets,
      digest: Digest(
        of: Array(options.file.utf8)
          + (FileManager.default.contents(atPath: options.file) ?? Data())
      ))
  }

  /// Frames of all views and modifiers in root points, for UIKit code that asks for bounds.
  private func frames(
    of nodes: [EngineNode], _ options: SwiftSceneOptions
  ) -> [EngineID: EngineRect] {
    guard let assets = measuringAssets(options) else { return [:] }
    let tree = LayoutEngine.layout(
      nodes, in: LayoutHost(size: options.screen.size, safeArea: options.screen.safeArea),
      using: LayoutServices(text: TextEngine(assets: assets), assets: assets, source: self))
    var frames: [EngineID: EngineRect] = [:]
    for index in tree.nodes.indices { frames[tree.nodes[index].id] = tree.rootFrame(of: index) }
    return frames
  }
}
