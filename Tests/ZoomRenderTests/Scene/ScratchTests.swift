import Testing
import Foundation
@testable import ZoomRender
struct ScratchTests {
  @Test func scratch() throws {
    let path = ProcessInfo.processInfo.environment["SCRATCH"] ?? "/tmp/sketch.json"
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let result = Scene.parse(bytes, file: path)
    print(DiagnosticPrinter(sources: [SourceText(file: path, bytes: bytes)]).report(result.diagnostics))
    if let scene = result.scene {
      let nodes = scene.source.root(in: scene.initialState)
      func dump(_ n: ViewNode, _ d: Int) {
        print(String(repeating: "  ", count: d), String("\(n.kind)".prefix(140)), n.name ?? "", n.modifiers.map { String("\($0.modifier)".prefix(300)) })
        for c in n.children { dump(c, d + 1) }
      }
      for n in nodes { dump(n, 0) }
      print(scene.script.map(\.event))
    }
  }
}
