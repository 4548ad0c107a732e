import SwiftUI
import Charts

struct Sale: Identifiable {
  let id = UUID()
  let month: String
  let total: Double
}

struct SalesDashboard: View {
  let data = [Sale(month: "Jan", total: 4), Sale(month: "Feb", total: 7)]
  var body: some View {
    Chart(data) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Total", sale.total))
    }
    .frame(height: 240)
  }
}
