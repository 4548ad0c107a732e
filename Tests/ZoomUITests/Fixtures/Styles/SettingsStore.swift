import SwiftUI

struct SettingsView: View {
  @AppStorage("username") private var username = "Anonymous"
  @AppStorage("notifications") private var notifications = true
  @AppStorage("volume") var volume: Double = 0.5
  @SceneStorage("tab") var tab: Int = 0
  @State private var color = Color.red
  @State private var theme: Theme = .system
  @State private var count = 3
  @State private var password = ""
  @State private var expanded = true
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass

  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Circle().fill(.gray.gradient).frame(width: 60, height: 60)
              .overlay { Text("AB").font(.title3.bold()).foregroundStyle(.white) }
            VStack(alignment: .leading) {
              Text(username).font(.title3)
              Text("Apple ID, iCloud").font(.footnote).foregroundStyle(.secondary)
            }
          }
          .accessibilityElement(children: .combine)
          NavigationLink("Subscriptions") { Text("Subs") }
            .badge(2)
        }
        Section("Account") {
          TextField("Name", text: $username)
            .textInputAutocapitalization(.words)
            .autocorrectionDisabled()
            .textContentType(.name)
            .submitLabel(.done)
            .onSubmit {}
          SecureField("Password", text: $password)
          LabeledContent("Version", value: "1.0 (42)")
          LabeledContent {
            Image(systemName: "checkmark")
          } label: {
            Text("Verified")
          }
        }
        Section {
          Toggle(isOn: $notifications.animation()) {
            Label("Notifications", systemImage: "bell.badge.fill")
          }
          if notifications {
            Picker("Theme", selection: $theme) {
              ForEach(Theme.allCases) { theme in
                Text(theme.rawValue.capitalized).tag(theme)
              }
            }
            Slider(value: $volume) { Label("Volume", systemImage: "speaker") }
            Stepper(value: $count, in: 0...10) { Text("Count: \(count)") }
            Stepper("Items \(count)", value: $count, in: 1...20, step: 2)
            ColorPicker("Accent", selection: $color, supportsOpacity: false)
            Gauge(value: volume) {
              Text("Load")
            } currentValueLabel: {
              Text("\(Int(volume * 100))%")
            }
          }
        } header: {
          Text("Preferences")
        } footer: {
          Text("These settings are stored on this device.")
        }
        DisclosureGroup("Advanced", isExpanded: $expanded) {
          Text("One")
          Text("Two")
        }
        Link("Website", destination: URL(string: "https://example.com")!)
        Button("Support") { openURL(URL(string: "mailto:a@b.c")!) }
        Button("Sign Out", role: .destructive) {}
      }
      .navigationTitle("Settings")
      .formStyle(.grouped)
      .scrollContentBackground(.visible)
    }
  }
}
