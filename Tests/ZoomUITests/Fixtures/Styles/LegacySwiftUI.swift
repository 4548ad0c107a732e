// SwiftUI as it was written for iOS 13: links with bindings, old alerts, proxies.

import SwiftUI
// iOS 13/14 style
struct LegacySwiftUI: View {
  @State private var isActive = false
  @State private var showSheet = false
  @State private var showAlert = false
  @State private var showActions = false
  @State private var selection: Int? = nil
  @Environment(\.presentationMode) var presentationMode
  init() {
    UITableView.appearance().backgroundColor = .clear;
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
  }
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: LegacyDetail(), isActive: $isActive) { EmptyView() }
        List {
          ForEach(0..<4) { i in
            NavigationLink(destination: LegacyDetail(), tag: i, selection: $selection) {
              HStack {
                Image(systemName: "\(i + 1).circle"); Text("Row \(i)")
              }
            }
          }.onDelete { _ in }
          Button("Push") { self.isActive = true }
          Button("Sheet") { self.showSheet.toggle() }
          Button("Alert") { self.showAlert = true }
          Button("Actions") { self.showActions = true }
        }.listStyle(GroupedListStyle())
      }
      .navigationBarTitle(Text("Legacy"), displayMode: .large)
      .navigationBarItems(
        leading: EditButton(), trailing: Button(action: {}) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $showSheet) { LegacyDetail() }
      .alert(isPresented: $showAlert) {
        Alert(
          title: Text("Careful"), message: Text("Old alerts"),
          primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $showActions) {
        ActionSheet(
          title: Text("Pick"),
          buttons: [.default(Text("One")), .destructive(Text("Two")), .cancel()])
      }
      .animation(.default)
      .edgesIgnoringSafeArea(.bottom)
    }.navigationViewStyle(StackNavigationViewStyle()).accentColor(.orange)
  }
}
struct LegacyDetail: View {
  @Environment(\.presentationMode) var mode
  @State private var picker = 0
  var body: some View {
    VStack {
      Text("Detail").font(.headline).foregroundColor(.secondary).background(
        Color.yellow.cornerRadius(4)
      ).overlay(Rectangle().stroke(Color.red), alignment: .center)
      Picker(selection: $picker, label: Text("Wheel")) {
        ForEach(0..<5) { Text("Item \($0)").tag($0) }
      }.pickerStyle(WheelPickerStyle())
      Button(
        action: { self.mode.wrappedValue.dismiss() },
        label: {
          Text("Done").padding().background(Color.blue).foregroundColor(.white).cornerRadius(8)
            .clipped()
        })
    }.navigationBarTitle("Detail", displayMode: .inline).navigationBarBackButtonHidden(false)
  }
}
struct LegacyPreview: PreviewProvider {
  static var previews: some View {
    Group {
      LegacySwiftUI(); LegacyDetail().previewLayout(.sizeThatFits)
    }
  }
}
