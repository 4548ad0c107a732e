import SwiftUI

struct SettingsForm: View {
  @State private var notifies = true
  @State private var volume = 0.6
  @State private var theme = Theme.system
  @State private var name = ""
  @State private var due = Date(timeIntervalSince1970: 1_700_000_000)
  @AppStorage("haptics") private var haptics = false

  enum Theme: String, CaseIterable { case system, light, dark }

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          LabeledContent("Plan", value: "Family")
        }
        Section {
          Toggle("Notifications", isOn: $notifies)
          Toggle("Haptics", isOn: $haptics)
          Slider(value: $volume, in: 0...1)
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
          }
          DatePicker("Due", selection: $due, displayedComponents: .date)
        } header: {
          Text("Preferences")
        } footer: {
          Text("Changes apply at once.")
        }
        Section {
          Button("Sign out", role: .destructive) { name = "" }
        }
      }
      .navigationTitle("Settings")
    }
  }
}
