// Groups by day, money, a logger, a sheet that zooms out of a row's dot.

import SwiftUI
import Foundation
import os.log
import OSLog

fileprivate let logger = Logger(subsystem: "com.example", category: "finance")
struct Transaction2: Identifiable, Codable {
  let id: UUID; let merchant: String; let amount: Decimal; let date: Date; let category: Category
  enum Category: String, Codable, CaseIterable {
    case food, travel, fun;
    var color: Color {
      switch self {
      case .food: .orange;
      case .travel: .blue;
      case .fun: .pink
      }
    }
  }
}
@Observable class FinanceVM {
  private(set) var groups: [(day: Date, items: [Transaction2])] = []
  var filter: Transaction2.Category? { didSet { logger.debug("filter changed"); reload() } }
  var error: String?
  init() { reload() }
  func reload() {
    let cal = Calendar(identifier: .gregorian)
    let base = Date(timeIntervalSince1970: 1_767_950_000)
    let all = (0..<12).map { i in
      Transaction2(
        id: UUID(), merchant: ["Bakery", "Metro", "Cinema"][i % 3], amount: Decimal(i * 3 + 2),
        date: base.addingTimeInterval(Double(-i) * 40_000),
        category: Transaction2.Category.allCases[i % 3])
    }
    groups = Dictionary(grouping: all.filter { filter == nil || $0.category == filter }) {
      cal.startOfDay(for: $0.date)
    }.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
struct FinanceObservable: View {
  @State private var vm = FinanceVM()
  @Namespace private var ns
  @State private var chosen: Transaction2?
  var body: some View {
    NavigationStack {
      List {
        ForEach(vm.groups, id: \.day) { g in
          Section {
            ForEach(g.items) { t in
              Button {
                chosen = t
              } label: {
                HStack {
                  Circle().fill(t.category.color).frame(width: 36, height: 36)
                    .matchedTransitionSource(id: t.id, in: ns);
                  VStack(alignment: .leading) {
                    Text(t.merchant);
                    Text(t.date.formatted(date: .omitted, time: .shortened)).font(.caption)
                      .foregroundStyle(.secondary)
                  }; Spacer();
                  Text(t.amount, format: .currency(code: "USD").sign(strategy: .accounting))
                }
              }.tint(.primary)
            }
          } header: {
            Text(g.day, format: .dateTime.weekday(.wide).day().month())
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Spending")
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbar {
        ToolbarItem {
          Menu {
            Picker("Filter", selection: $vm.filter) {
              Text("All").tag(Transaction2.Category?.none);
              ForEach(Transaction2.Category.allCases, id: \.self) {
                Text($0.rawValue.capitalized).tag(Optional($0))
              }
            }
          } label: {
            Image(systemName: "line.3.horizontal.decrease")
          }
        }
      }
      .sheet(item: $chosen) { t in
        VStack {
          Text(t.merchant).font(.title);
          Text(t.amount, format: .currency(code: "USD")).font(
            .system(.largeTitle, design: .rounded).monospacedDigit())
        }.navigationTransition(.zoom(sourceID: t.id, in: ns)).presentationDetents([.medium])
      }
    }
  }
}
