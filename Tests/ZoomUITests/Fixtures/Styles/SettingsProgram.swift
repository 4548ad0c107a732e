import SwiftUI

struct SettingsApp: App {
  @State private var prefs = Preferences()
  var body: some Scene { WindowGroup { SettingsRoot().environment(prefs) } }
}
@Observable final class Preferences {
  var name = "Ada"; var usesCloud = true; var volume = 0.6; var accent = Accent.blue;
  var notifications: Set<String> = ["Replies"]
}
enum Accent: String, CaseIterable, Identifiable, Codable {
  case blue, green, purple; var id: String { rawValue }
  var color: Color {
    switch self {
    case .blue: .blue;
    case .green: .green;
    case .purple: .purple
    }
  }
}
struct SettingsRoot: View {
  @Environment(Preferences.self) private var prefs
  var body: some View {
    @Bindable var prefs = prefs
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ProfileView()
          } label: {
            HStack(spacing: 14) {
              Text(prefs.name.prefix(1)).font(.title.bold()).foregroundStyle(.white).frame(
                width: 60, height: 60
              ).background(prefs.accent.color.gradient, in: .circle)
              VStack(alignment: .leading) {
                Text(prefs.name).font(.title3);
                Text("Apple Account, iCloud and more").font(.footnote).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section("General") {
          Toggle(isOn: $prefs.usesCloud.animation()) {
            Label("Sync with iCloud", systemImage: "icloud")
          }
          if prefs.usesCloud {
            LabeledContent {
              Text("2.1 GB")
            } label: {
              Label("Storage", systemImage: "internaldrive")
            }
          }
          Picker(selection: $prefs.accent) {
            ForEach(Accent.allCases) { Text($0.rawValue.capitalized).tag($0) }
          } label: {
            Label("Accent", systemImage: "paintpalette")
          }
          VStack(alignment: .leading) {
            Label("Volume", systemImage: "speaker.wave.2");
            Slider(value: $prefs.volume) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
          }
        }
        Section {
          ForEach(["Replies", "Mentions", "Updates"], id: \.self) { name in
            Button {
              if !prefs.notifications.insert(name).inserted { prefs.notifications.remove(name) }
            } label: {
              HStack {
                Text(name).foregroundStyle(Color.primary); Spacer();
                if prefs.notifications.contains(name) {
                  Image(systemName: "checkmark").fontWeight(.semibold)
                }
              }
            }
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("You can change these at any time.")
        }
        Section { Button("Sign Out", role: .destructive) {}.frame(maxWidth: .infinity) }
      }
      .navigationTitle("Settings")
    }
    .tint(prefs.accent.color)
  }
}
struct ProfileView: View {
  @Environment(Preferences.self) private var prefs
  @State private var isEditing = false
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "person.crop.circle.fill").font(.system(size: 120)).symbolRenderingMode(
        .hierarchical
      ).foregroundStyle(.tint)
      Text(prefs.name).font(.largeTitle)
      Button("Rename") { isEditing = true }.buttonStyle(.glass)
    }
    .navigationTitle("Profile").navigationBarTitleDisplayMode(.inline)
    .alert("New name", isPresented: $isEditing) {
      TextField("Name", text: Bindable(prefs).name); Button("OK") {};
      Button("Cancel", role: .cancel) {}
    }
    .toolbarVisibility(.hidden, for: .tabBar)
  }
}
