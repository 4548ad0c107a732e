// Settings: labels in a style that uses labels, every row control, a path of an enum.

import SwiftUI

enum SettingsDestination: Hashable, CaseIterable {
  case wifi, bluetooth, general, display
  var title: String {
    switch self {
    case .wifi: "Wi-Fi";
    case .bluetooth: "Bluetooth";
    case .general: "General";
    case .display: "Display & Brightness"
    }
  }
  var symbol: String {
    switch self {
    case .wifi: "wifi";
    case .bluetooth: "dot.radiowaves.left.and.right";
    case .general: "gear";
    case .display: "sun.max.fill"
    }
  }
  var color: Color {
    switch self {
    case .wifi, .bluetooth: .blue;
    case .general: .gray;
    case .display: .cyan
    }
  }
}

struct SettingsIcon: LabelStyle {
  let color: Color
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon
        .imageScale(.small)
        .foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(color, in: .rect(cornerRadius: 7))
    }
  }
}
extension LabelStyle where Self == SettingsIcon {
  static func settings(_ c: Color) -> SettingsIcon { SettingsIcon(color: c) }
}

struct SettingsIOS: View {
  @State private var path: [SettingsDestination] = []
  @State private var airplane = false
  @State private var query = ""
  @State private var brightness = 0.6
  @State private var confirms = false
  @State private var name = "Ada"
  @FocusState private var focused: Bool
  private var visible: [SettingsDestination] {
    query.isEmpty
      ? SettingsDestination.allCases
      : SettingsDestination.allCases.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          HStack(spacing: 14) {
            Circle().fill(.orange.gradient).frame(width: 60, height: 60).overlay(
              Text("A").font(.title).foregroundStyle(.white))
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.title3);
              Text("Account, iCloud and more").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        Section {
          Toggle(isOn: $airplane) {
            Label("Airplane Mode", systemImage: "airplane").labelStyle(.settings(.orange))
          }
          ForEach(visible, id: \.self) { d in
            NavigationLink(value: d) {
              LabeledContent {
                if d == .wifi { Text(airplane ? "Off" : "Attic") }
              } label: {
                Label(d.title, systemImage: d.symbol).labelStyle(.settings(d.color))
              }
            }
          }
        }
        Section("Profile") {
          TextField("Name", text: $name).focused($focused).textInputAutocapitalization(.words)
            .autocorrectionDisabled()
          SecureField("Passcode", text: .constant("1234"))
          Picker("Theme", selection: .constant(1)) {
            Text("Light").tag(0); Text("Dark").tag(1)
          }
          DatePicker("Birthday", selection: .constant(.now), displayedComponents: .date)
          Stepper("Copies", value: .constant(2), in: 1...5)
          ColorPicker("Accent", selection: .constant(.red))
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
        }
        Section { Button("Sign out", role: .destructive) { confirms = true } }
      }
      .navigationTitle("Settings")
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Search settings"
      )
      .navigationDestination(for: SettingsDestination.self) { d in
        Form {
          Toggle(d.title, isOn: .constant(true)); LabeledContent("Version", value: "2.1")
        }
        .navigationTitle(d.title).navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Reset") { path.removeLast() } }
        }
      }
      .confirmationDialog("Sign out?", isPresented: $confirms, titleVisibility: .visible) {
        Button("Sign out", role: .destructive) { name = "" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You can sign in again at any time.")
      }
    }
  }
}
