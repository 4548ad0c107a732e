import SwiftUI
import os.log

@main
struct WeatherApp: App {
  @State private var settings = AppSettings()
  @Environment(\.scenePhase) private var scenePhase
  private let logger = Logger(subsystem: "org.example.weather", category: "app")

  init() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
  }

  var body: some Scene {
    WindowGroup {
      RootTabs()
        .environment(settings)
        .tint(.indigo)
    }
    .onChange(of: scenePhase) { _, phase in
      logger.info("phase \(String(describing: phase))")
    }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}

@Observable @MainActor
final class AppSettings {
  var usesCelsius = true
  var city = "Bergen"
}

enum AppTab: String, CaseIterable, Identifiable {
  case today, week, settings
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .today: "sun.max"
    case .week: "calendar"
    case .settings: "gearshape"
    }
  }
}

struct RootTabs: View {
  @State private var selection: AppTab = .today

  var body: some View {
    TabView(selection: $selection) {
      ForEach(AppTab.allCases) { tab in
        NavigationStack {
          screen(tab).navigationTitle(tab.title)
        }
        .tabItem { Label(tab.title, systemImage: tab.symbol) }
        .tag(tab)
      }
    }
  }

  @ViewBuilder func screen(_ tab: AppTab) -> some View {
    switch tab {
    case .today: TodayView()
    case .week: WeekView()
    case .settings: SettingsView()
    }
  }
}

struct TodayView: View {
  @Environment(AppSettings.self) private var settings
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text(settings.city).font(.largeTitle.weight(.thin))
        Text(
          Measurement(value: 14, unit: UnitTemperature.celsius).formatted(
            .measurement(width: .narrow))
        )
        .font(.system(size: 96, weight: .ultraLight, design: .rounded))
        HStack {
          ForEach(0..<5) { hour in
            VStack {
              Text("\(hour + 9)").font(.caption2)
              Image(systemName: hour % 2 == 0 ? "cloud.fill" : "sun.max.fill")
                .symbolRenderingMode(.multicolor)
                .symbolEffect(.pulse)
              Text(Double(hour + 10), format: .number.precision(.fractionLength(1)))
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .padding()
      }
    }
    .background {
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: .blue, location: 0), .init(color: .cyan, location: 1),
        ]), startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .foregroundStyle(.white)
  }
}

struct WeekView: View {
  let days = Calendar.current.shortWeekdaySymbols
  var body: some View {
    List(days, id: \.self) { day in
      HStack {
        Text(day)
        Spacer()
        ProgressView(value: 0.4)
          .frame(width: 80)
        Text(12, format: .percent)
      }
      .badge(3)
    }
  }
}

struct SettingsView: View {
  @Environment(AppSettings.self) private var settings
  @State private var date = Date()
  @State private var amount = 2.0
  @State private var choice = 1
  var body: some View {
    @Bindable var settings = settings
    Form {
      Toggle("Celsius", isOn: $settings.usesCelsius)
      Picker("Source", selection: $choice) {
        Text("Model A").tag(0)
        Text("Model B").tag(1)
      }
      .pickerStyle(.segmented)
      Slider(value: $amount, in: 0...10, step: 1) {
        Text("Amount")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Stepper("Days: \(Int(amount))", value: $amount)
      DatePicker("Start", selection: $date, in: Date()..., displayedComponents: [.date])
      Gauge(value: 0.3) { Text("CPU") }
    }
  }
}
