import SwiftUI
import Foundation

struct Titles: View {
    let name: String
    @State private var flag = false
    @State private var text = ""
    @State private var pick = 0
    @State private var when = Date()
    @State private var color = Color.red
    @State private var level = 0.5
    @State private var n = 1
    @State private var shown = false
    init() { name = "Dynamic" }
    enum Flavor: String, CaseIterable, Identifiable { case vanilla, cocoa; var id: Self { self } }
    @State private var flavor: Flavor = .vanilla
    var body: some View {
        NavigationStack {
            Form {
                Section(name) {
                    Toggle(name, isOn: $flag)
                    Toggle(name, systemImage: "star", isOn: $flag)
                    TextField(name, text: $text)
                    TextField("Amount", value: $level, format: .number)
                    SecureField(name, text: $text)
                    Button(name) {}
                    Button(name, systemImage: "plus") {}
                    Button(name, role: .destructive) {}
                    Picker(name, selection: $pick) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
                    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }.pickerStyle(.navigationLink)
                    DatePicker(name, selection: $when)
                    ColorPicker(name, selection: $color)
                    Stepper(name, value: $n)
                    Stepper("\(n) items", value: $n, in: 0...5)
                    Stepper(value: $n) { Text(name) }
                    Slider(value: $level) { Text(name) }
                }
                Section {
                    LabeledContent(name, value: name)
                    LabeledContent("Label") { Text("x") }
                    LabeledContent("Total", value: 3.5, format: .currency(code: "EUR"))
                    Label(name, systemImage: "star")
                    Link(name, destination: URL(string: "https://a.b")!)
                    ProgressView(name, value: 0.3)
                    ProgressView(name)
                    ProgressView(value: 3, total: 10) { Text(name) } currentValueLabel: { Text("3") }
                    Gauge(value: level, in: 0...1) { Text(name) } currentValueLabel: { Text("5") }
                    Menu(name) { Button("A") {} ; Picker("B", selection: $pick) { Text("1").tag(1) } }
                    NavigationLink(name) { Text("page") }
                    NavigationLink(name, value: 3)
                    DisclosureGroup(name) { Text("in") }
                    GroupBox(name) { Text("box") }
                    ShareLink(name, item: "s")
                    ShareLink(item: URL(string: "https://a.b")!) { Label("Share", systemImage: "square.and.arrow.up") }
                    Text(n, format: .number)
                    Text("\(level, specifier: "%.2f") and \(Date(), style: .date) \(Image(systemName: "star"))")
                    Text("a") + Text("b").bold() + Text(Image(systemName: "star"))
                } header: { Text(name) } footer: { Text("f") }
            }
            .navigationTitle(name)
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .alert(name, isPresented: $shown) { Button("OK") {} } message: { Text(name) }
            .alert("T", isPresented: $shown, presenting: text) { t in Button(t) {} } message: { t in Text(t) }
            .confirmationDialog(name, isPresented: $shown) { Button("OK") {} }
            .sheet(isPresented: $shown) { Text("s") }
            .accessibilityLabel(name)
            .accessibilityValue(name)
            .accessibilityHint("h")
            .accessibilityAddTraits([.isButton, .isHeader])
            .help(name)
            .onSubmit(of: .search) { }
            .onChange(of: pick) { print($1) }
            .onChange(of: flag) { value in print(value) }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("L") {} }
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { } .disabled(text.isEmpty) }
                ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") {} }
                ToolbarItem(placement: .status) { Text("st") }
            }
            .toolbarBackground(Color.red, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}
