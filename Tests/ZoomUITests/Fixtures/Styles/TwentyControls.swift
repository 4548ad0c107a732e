import SwiftUI
struct TwentyControls: View {
  @State private var n = 3
  @State private var d = 0.5
  @State private var on = false
  @State private var text = ""
  @State private var date = Date()
  @State private var choice = 0
  @State private var color = Color.blue
  var body: some View {
    Form {
      Stepper("Count \(n) of \(n + 1)", value: $n, in: 0...10)
      Stepper("Value", value: $d, in: 0...1, step: 0.1)
      Stepper("Free \(n)") {
        n += 1
      } onDecrement: {
        n -= 1
      }
      Slider(value: $d)
      Slider(value: $d, in: 0...2)
      Slider(value: $d, in: 0...2, step: 0.25)
      Toggle("Switch \(n)", isOn: $on)
      Toggle("Icon", systemImage: "bell", isOn: $on)
      Picker("Choice \(choice)", selection: $choice) {
        Text("A").tag(0); Text("B").tag(1)
      }
      Picker("More", selection: $choice) { ForEach(0..<3) { Text("Option \($0)").tag($0) } }
        .pickerStyle(.menu)
      TextField("Text", text: $text)
      TextField("Number", value: $n, format: .number)
      SecureField("Secret", text: $text)
      DatePicker("Date", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      LabeledContent("Label", value: "x")
      Button("Button \(n)") { n += 1 }
      Text("Sum \(n + choice) and \(d, specifier: "%.2f")")
      ProgressView("Progress", value: d)
      Link("Site", destination: URL(string: "https://a.b")!)
      Label("Label", systemImage: "star")
    }
  }
}
