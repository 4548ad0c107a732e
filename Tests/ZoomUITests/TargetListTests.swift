// What a reader gets who does not know a file: its targets, its frames.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: BuiltFrontEnd.tool != nil))
struct TargetListTests {
  private static let shelf = """
    import SwiftUI
    struct Shelf: View {
      @Namespace private var space
      var body: some View {
        NavigationStack {
          VStack {
            ForEach(["Emma", "Dune"], id: \\.self) { title in
              NavigationLink { Text(title) } label: { Text(title).frame(width: 90, height: 40) }
            }
            Button("Close", systemImage: "xmark") {}.matchedTransitionSource(id: 7, in: space)
          }
        }
      }
    }
    """

  @Test(arguments: ["Persuasion", "#9", "390,860"])
  func `a tap that meets nothing lists what could be tapped, by name and text`(
    _ tap: String
  ) throws {
    let (run, left) = try BuiltFrontEnd.run("inspect", Self.shelf, ["--tap", tap])
    #expect(run.status == 65)
    #expect(run.errors.contains("what reacts to taps: \"Emma\", \"Dune\", '7' \"Close\""))
    #expect(left == ["Screen.swift"])
  }

  @Test func `layout prints every view of a file, by its text or its kind`() throws {
    let (run, _) = try BuiltFrontEnd.run("layout", Self.shelf)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(run.status == 0)
    #expect(
      lines.filter { $0.first == "navigationLink" }.map { $0.suffix(2) } == [
        ["90", "40"], ["90", "40"],
      ])
    #expect(lines.contains { $0.first == "\"Emma\"" } && lines.contains { $0.first == "button" })
  }
}
