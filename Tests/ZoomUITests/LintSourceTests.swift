// `lint` on SwiftUI source: the mistakes of a project, at the lines where they are written.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: BuiltFrontEnd.tool != nil))
struct LintSourceTests {
  private static let cookbook = """
    import SwiftUI

    struct Recipe: Identifiable, Hashable {
      let id: String
      let name: String
      static let all = [Recipe(id: "soup", name: "Soup"), Recipe(id: "pie", name: "Pie")]
    }

    struct Cookbook: View {
      @Namespace private var kitchen
      @State private var recipes = Recipe.all

      var body: some View {
        NavigationStack {
          List(recipes) { recipe in
            NavigationLink(value: recipe) {
              Text(recipe.name).padding(8).background(.orange)
                .matchedTransitionSource(id: recipe.id, in: kitchen)
            }
          }
          .navigationDestination(for: Recipe.self) { recipe in
            RecipePage(recipe: recipe)
              .navigationTransition(.zoom(sourceID: recipe.id, in: kitchen))
          }
        }
      }
    }

    struct RecipePage: View {
      let recipe: Recipe
      var body: some View { ScrollView { Text(recipe.name).font(.largeTitle) } }
    }

    """
  private static let chip = """
    import SwiftUI

    struct Chip: View {
      @Namespace var deck
      @State var wide = false
      var body: some View {
        VStack {
          if wide {
            Rectangle().fill(.purple)
              .matchedGeometryEffect(id: "chip", in: deck)
              .frame(width: 320, height: 220)
          } else {
            Rectangle().fill(.purple)
              .matchedGeometryEffect(id: "chip", in: deck)
              .frame(width: 90, height: 60)
          }
          Button("Flip") { withAnimation(.snappy) { wide.toggle() } }
        }
      }
    }

    """

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// `rule:words of the line`.
    var findings: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ base: String, replacing old: String = "", by new: String = "",
      _ findings: [String]
    ) {
      self.name = name
      text = old.isEmpty ? base : base.replacing(old, with: new)
      self.findings = findings
    }
  }

  private static let source = "            .matchedTransitionSource(id: recipe.id, in: kitchen)\n"
  private static let transition = ".navigationTransition(.zoom(sourceID: recipe.id, in: kitchen))"

  static let cases = [
    Case("no mistake", cookbook, []),
    Case("no source", cookbook, replacing: source, by: "", ["ZR010:.navigationTransition"]),
    Case(
      "no transition", cookbook, replacing: transition, by: "", ["ZR040:.matchedTransitionSource"]),
    Case(
      "an item for its id", cookbook, replacing: "sourceID: recipe.id", by: "sourceID: recipe",
      ["ZR001:.navigationTransition"]),
    Case(
      "a new id", cookbook, replacing: "matchedTransitionSource(id: recipe.id",
      by: "matchedTransitionSource(id: UUID()",
      ["ZR001:.navigationTransition", "ZR004:.matchedTransitionSource"]),
    Case(
      "padding inside", cookbook, replacing: ".background(.orange)",
      by: ".background(.orange).padding()", ["ZR006:.matchedTransitionSource"]),
    Case(
      "a namespace in the page", cookbook.replacing(transition, with: ""),
      replacing: "  let recipe: Recipe\n  var body: some View { ScrollView",
      by: """
          let recipe: Recipe
          @Namespace private var kitchen
          var body: some View { page.navigationTransition(.zoom(sourceID: recipe.id, in: kitchen)) }
          var page: some View { ScrollView
        """, ["ZR002:.navigationTransition", "ZR002:@Namespace"]),
    Case("a hero without mistakes", chip, []),
    Case(
      "a cut", chip, replacing: "withAnimation(.snappy) { wide.toggle() }", by: "wide.toggle()",
      ["ZR017:.matchedGeometryEffect"]),
    Case(
      "a linear curve", chip, replacing: ".snappy", by: ".linear", ["ZR027:.matchedGeometryEffect"]),
  ]

  @Test(arguments: cases)
  func `a mistake is found at its line, and nothing else`(_ item: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Screen.swift")
    try item.text.write(to: file, atomically: true, encoding: .utf8)
    let found = try lint(file.path, in: folder.path)
    let lines = item.text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = found.map { finding in
      let line = finding.line.map { lines[$0 - 1] } ?? "nowhere"
      return item.findings.first { wanted in
        let parts = wanted.split(separator: ":", maxSplits: 1)
        return parts[0] == finding.id && line.contains(parts[1])
      } ?? "\(finding.id) at \(line)"
    }
    #expect(Set(places) == Set(item.findings))
  }

  private struct Finding: Decodable {
    struct Place: Decodable { var line: Int }
    var id: String
    var location: Place?
    var line: Int? { location?.line }
  }

  private func lint(_ file: String, in folder: String) throws -> [Finding] {
    let run = try BuiltFrontEnd.run(
      ["lint", file, "--format", "json"], in: folder, cache: "\(folder)/cache")
    return try JSONDecoder().decode([Finding].self, from: Data(run.output.utf8))
  }
}
