// A style of one's own for each kind of control.

import SwiftUI
struct PillButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 20).padding(.vertical, 10).background(
      .tint, in: .capsule
    ).foregroundStyle(.white).onTapGesture { configuration.trigger() }
  }
}
struct CardGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline); configuration.content
    }.padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
  }
}
struct BarProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { g in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.3));
        Capsule().fill(.tint).frame(width: g.size.width * (configuration.fractionCompleted ?? 0))
      }
    }.frame(height: 8)
  }
}
struct StackedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2); configuration.title.font(.caption2)
    }
  }
}
struct RoundedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).overlay(RoundedRectangle(cornerRadius: 10).stroke(.secondary))
  }
}
struct RowContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary);
      configuration.content.font(.title3)
    }
  }
}
struct Acc: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label; Spacer();
          Image(systemName: "chevron.down").rotationEffect(
            .degrees(configuration.isExpanded ? 180 : 0))
        }
      }; if configuration.isExpanded { configuration.content }
    }
  }
}
struct VertGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      RoundedRectangle(cornerRadius: 4).fill(.green).frame(
        width: 20, height: 60 * configuration.value);
      configuration.label.font(.caption)
    }
  }
}
struct StylesZoo: View {
  @State private var open = false
  @State private var text = ""
  @State private var count = 0
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Button("Pill \(count)") { count += 1 }.buttonStyle(PillButton())
        GroupBox {
          Text("Body")
        } label: {
          Text("Group")
        }.groupBoxStyle(CardGroup())
        ProgressView(value: 0.3).progressViewStyle(BarProgress())
        HStack(spacing: 30) {
          Label("Home", systemImage: "house"); Label("Mail", systemImage: "envelope")
        }.labelStyle(StackedLabel())
        TextField("Type", text: $text, prompt: Text("Your name")).textFieldStyle(RoundedField())
        TextField("Rounded", text: $text).textFieldStyle(.roundedBorder)
        LabeledContent("Version") { Text("1.2.3") }.labeledContentStyle(RowContent())
        DisclosureGroup("Details", isExpanded: $open) { Text("Inside").padding() }
          .disclosureGroupStyle(Acc())
        Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(VertGauge())
        ControlGroup {
          Button("A") {}; Button("B") {}
        }
        Link("Website", destination: URL(string: "https://swift.org")!)
        ShareLink("Share", item: URL(string: "https://swift.org")!)
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch).tint(.orange)
        Toggle("Button", systemImage: "star", isOn: .constant(true)).toggleStyle(.button)
        Menu("Actions") {
          Button("One") {}; Menu("More") { Button("Two") {} }
        }.menuStyle(.button).buttonStyle(.bordered)
        EditButton()

      }.padding()
    }
  }
}
