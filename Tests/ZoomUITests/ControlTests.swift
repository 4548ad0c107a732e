// What controls, columns, placeholders and accessibility become.

import Foundation
import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color
private typealias NavigationPath = ZoomUI.NavigationPath

@MainActor
struct ControlTests {
  private func dump<V: View>(@ViewBuilder _ root: @escaping @MainActor () -> V) -> String {
    let source = SwiftUISource(root: root)
    return NodeDump.text(source.root(in: source.initialState()))
  }

  @Test func `hint, value and traits are recorded as labels are`() {
    let text = dump {
      Text("x").accessibilityHint("Opens").accessibilityValue(Text("3 of 4"))
        .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
    }
    #expect(text.contains("accessibilityHint(\"Opens\")"))
    #expect(text.contains("accessibilityValue(\"3 of 4\")"))
    #expect(text.contains("accessibilityTraits([\"isButton\", \"isHeader\"], isAdded: true)"))
    #expect(text.contains("accessibilityTraits([\"isImage\"], isAdded: false)"))
  }

  @Test func `elements of a loop are options by their ids`() {
    let text = dump {
      Picker("Kind", selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text("option \($0)") }
      }
    }
    #expect(text.contains("option b") && !text.contains("option a"))
  }

  @Test func `a style reads its environment`() {
    struct Style: ZoomUI.ButtonStyle {
      @ZoomUI.Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "enabled" : "disabled")
      }
    }
    #expect(dump { Button("x") {}.buttonStyle(Style()).disabled(true) }.contains("\"disabled\""))
  }

  @Test func `images stand in the middle of texts`() {
    let text = dump { Text("a \(Image(systemName: "star")) b") }
    #expect(text.contains("hStack(alignment: VerticalAlignment.firstTextBaseline"))
    #expect(text.contains("\"star\""))
  }

  @Test func `attributes of attributed strings are runs`() {
    var string = AttributedString("plain red")
    if let range = string.range(of: "red") {
      string[range].foregroundColor = Color.red
      string[range].underlineStyle = .single
    }
    let runs = Text(string).runs
    #expect(runs.map(\.string) == ["plain ", "red"])
    #expect(runs.map(\.isUnderlined) == [nil, true])
  }

  @Test func `a path of codable elements can be stored`() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("page")
    let stored = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    struct Other: Hashable {}
    path.append(Other())
    #expect(path.codable == nil)
  }

  @Test func `unsupported behaviour is reported at its line`() {
    let source = SwiftUISource { Text("x").fontWidth(.expanded) }
    _ = source.initialState()
    let found = source.graph.diagnostics.first
    #expect(found?.id == "swiftui.unsupported")
    #expect(found?.location?.file == #filePath && found?.location?.line == #line - 4)
  }
}
