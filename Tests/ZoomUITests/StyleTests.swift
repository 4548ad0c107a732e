// Styles of the user's: what they make, and which styles count inside it.

import Foundation
import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color

@MainActor
struct StyleTests {
  private func dump<V: View>(@ViewBuilder _ root: @escaping @MainActor () -> V) -> String {
    let source = SwiftUISource(root: root)
    let text = NodeDump.text(source.root(in: source.initialState()))
    #expect(source.graph.diagnostics.isEmpty)
    return text
  }

  private struct Boxed: ZoomUI.LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.padding(3)
      }
    }
  }
  private struct Framed: ZoomUI.GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).border(Color.red)
    }
  }
  private struct Loud: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.borderedProminent)
    }
  }
  private struct Checked: ZoomUI.ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      ZoomUI.HStack {
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration)
      }
    }
  }
  private struct Underlined: ZoomUI.TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(4).border(Color.blue)
    }
  }

  @Test func `a style may use the control that it styles`() {
    let label = dump { Label("name", systemImage: "star").labelStyle(Boxed()) }
    #expect(label.contains("\"name\"") && label.contains("top: 3.0"))
    let button = dump { Button("press") {}.buttonStyle(Loud()) }
    #expect(button.contains("\"press\"") && button.contains("borderedProminent"))
    let toggle = dump { Toggle("flip", isOn: .constant(true)).toggleStyle(Checked()) }
    #expect(toggle.contains("\"on\"") && toggle.contains("\"flip\""))
    let field = dump { TextField("hint", text: .constant("")).textFieldStyle(Underlined()) }
    #expect(field.contains("\"hint\"") && field.contains("border"))
  }

  @Test func `controls in the parts of a control keep its style`() {
    let text = dump {
      GroupBox("outer") { GroupBox("inner") { Text("text") } }.groupBoxStyle(Framed())
    }
    #expect(text.components(separatedBy: ".border").count - 1 == 2)
  }

  @Test func `a style of a style's own part counts there alone`() {
    struct Row: ZoomUI.ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
          configuration.label
        }
        .buttonStyle(.plain)
      }
    }
    let text = dump {
      Toggle(isOn: .constant(true)) {
        Toggle("inner", isOn: .constant(false)).toggleStyle(Checked())
      }.toggleStyle(Row())
    }
    #expect(text.contains("\"off\"") && text.contains("\"inner\""))
  }

  @Test func `a switch takes the tint, however it is written`() {
    for text in [
      dump { Toggle("a", isOn: .constant(true)).tint(.orange) },
      dump { Toggle("a", isOn: .constant(true)).tint(Color.orange) },
    ] { #expect(text.contains("system(\"orange\")") && !text.contains("system(\"green\")")) }
    #expect(dump { Toggle("a", isOn: .constant(true)) }.contains("system(\"green\")"))
  }

  @Test func `a mesh fills shapes, backgrounds and texts as a view`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow])
    #expect(dump { ZoomUI.Circle().fill(mesh) }.contains("clipShape"))
    #expect(dump { Text("a").background(mesh, in: ZoomUI.Capsule()) }.contains("clipShape"))
    #expect(dump { Text("a").foregroundStyle(mesh) }.contains("mask"))
  }
}
