// Switches, steppers, spinners and dates.

import Foundation
import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

@MainActor
struct ControlPartsTests {
  private func dump<V: View>(
    version: Double = 26, @ViewBuilder _ root: @escaping @MainActor () -> V
  ) -> String {
    let source = SwiftUISource(root: root)
    source.graph.settings.version = version
    return NodeDump.text(source.root(in: source.initialState()))
  }

  @Test func `a switch has the size of its system`() {
    let now = dump { Toggle("a", isOn: .constant(true)) }
    #expect(now.contains("63.0") && now.contains("28.0") && !now.contains("51.0"))
    let before = dump(version: 18) { Toggle("a", isOn: .constant(true)) }
    #expect(before.contains("51.0") && before.contains("31.0") && !before.contains("63.0"))
  }

  @Test func `rows do not grow for a switch or a stepper`() {
    let outside = dump { Stepper("a", value: .constant(1)) }
    #expect(!outside.contains("height: (20.0)"))
    let inside = dump { List { Stepper("a", value: .constant(1)) } }
    #expect(inside.contains("height: (20.0)"))
    let toggle = dump { Form { Toggle("a", isOn: .constant(true)) } }
    #expect(toggle.contains("height: (20.0)"))
  }

  @Test func `dates and times are American, whatever the machine`() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let picker = dump { DatePicker("a", selection: .constant(date)) }
    #expect(picker.contains("\"Nov 14, 2023\"") && picker.contains("\"10:13 PM\""))
    let midnight = dump { Text(Date(timeIntervalSince1970: 0), style: .time) }
    #expect(midnight.contains("\"12:00 AM\""))
    #expect(dump { Text(date, style: .date) }.contains("\"November 14, 2023\""))
  }

  @Test func `a spinner has eight spokes`() {
    let spinner = dump { ProgressView() }
    #expect(spinner.components(separatedBy: "capsule").count - 1 == 8)
  }

  private struct Fixed: ZoomUI.Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> ZoomUI.Path { ZoomUI.Path(rect) }
  }

  @Test func `canvases and fixed shapes are not mirrored`() {
    let probe = Probe {
      VStack {
        Fixed()
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let templates = probe.all.compactMap { node -> TemplateID? in
      if case .geometryReader(let template) = node.kind { template } else { nil }
    }
    #expect(templates.count == 2)
    for template in templates {
      let request = ContentRequest(
        id: .root.child(9), size: ZoomRender.Size(10, 10), safeArea: .zero,
        globalFrame: Rect(x: 0, y: 0, width: 10, height: 10))
      let drawn = probe.source.content(of: template, for: request, in: probe.state)
      #expect(
        drawn.map { $0.modifiers.last?.modifier } == [.environment(.layoutDirection(.leftToRight))])
    }
  }
}
