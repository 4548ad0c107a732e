import SwiftUI

struct Mail: Identifiable, Hashable {
  let id: Int; let from: String; let subject: String; var unread = false
}
struct MailApp: View {
  @State private var selection: Mail.ID?
  @State private var search = ""
  @State private var tokens: [String] = []
  @State private var columnVisibility: NavigationSplitViewVisibility = .all
  let mails = [
    Mail(id: 1, from: "Tim", subject: "One more thing", unread: true),
    Mail(id: 2, from: "Craig", subject: "Hair force one"),
  ]
  var filtered: [Mail] { search.isEmpty ? mails : mails.filter { $0.subject.contains(search) } }
  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      List(filtered, selection: $selection) { mail in
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            if mail.unread { Circle().fill(.blue).frame(width: 8, height: 8) }
            Text(mail.from).bold()
            Spacer()
            Text("9:41").font(.caption).foregroundStyle(.secondary)
          }
          Text(mail.subject).lineLimit(1)
        }
        .swipeActions { Button("Archive") {}.tint(.purple) }
        .tag(mail.id)
      }
      .navigationTitle("Inbox")
      .searchable(text: $search)
      .searchSuggestions { Text("Suggestion").searchCompletion("One") }
      .overlay {
        if filtered.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
        ToolbarItem(placement: .principal) { Text("Mail").font(.headline) }
        ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
      }
    } detail: {
      if let id = selection, let mail = mails.first(where: { $0.id == id }) {
        VStack(alignment: .leading) {
          Text(mail.subject).font(.title)
          Text("From \(mail.from)")
          Spacer()
        }
        .navigationTitle(mail.from)
      } else {
        ContentUnavailableView(
          "No Mail", systemImage: "envelope", description: Text("Select a message"))
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
