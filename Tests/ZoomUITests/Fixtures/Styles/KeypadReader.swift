import SwiftUI

enum CalcKey: Hashable, CustomStringConvertible {
  case digit(Int), op(Character), clear, equals, dot
  var description: String {
    switch self {
    case .digit(let n): return String(n)
    case .op(let c): return String(c)
    case .clear: return "AC"
    case .equals: return "="
    case .dot: return "."
    }
  }
  var color: Color {
    switch self {
    case .digit, .dot: return Color(white: 0.2)
    case .op, .equals: return .orange
    case .clear: return Color(.lightGray)
    }
  }
}
class Calculator: ObservableObject {
  @Published private(set) var display = "0"
  private var stack: Double? = nil
  private var pending: ((Double, Double) -> Double)?
  func press(_ key: CalcKey) {
    switch key {
    case .digit(let n): display = display == "0" ? "\(n)" : display + "\(n)"
    case .dot: if !display.contains(".") { display += "." }
    case .clear: display = "0"; stack = nil; pending = nil
    case .op(let c):
      stack = Double(display)
      display = "0"
      switch c {
      case "+": pending = (+)
      case "−": pending = (-)
      case "×": pending = (*)
      default: pending = (/)
      }
    case .equals:
      if let a = stack, let b = Double(display), let f = pending {
        let r = f(a, b)
        display = r.truncatingRemainder(dividingBy: 1) == 0 ? String(Int(r)) : String(r)
      }
    }
  }
}
struct CalculatorView: View {
  @ObservedObject var calc = Calculator()
  let rows: [[CalcKey]] = [
    [.clear, .op("±"), .op("%"), .op("÷")],
    [.digit(7), .digit(8), .digit(9), .op("×")],
    [.digit(4), .digit(5), .digit(6), .op("−")],
    [.digit(1), .digit(2), .digit(3), .op("+")],
    [.digit(0), .dot, .equals],
  ]
  var body: some View {
    GeometryReader { geo in
      let side = (geo.size.width - 5 * 12) / 4
      VStack(spacing: 12) {
        Spacer()
        Text(calc.display)
          .font(.system(size: 90, weight: .light))
          .minimumScaleFactor(0.4)
          .lineLimit(1)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .padding(.horizontal, 24)
          .contentTransition(.numericText())
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button {
                withAnimation { calc.press(key) }
              } label: {
                Text(key.description)
                  .font(.system(size: 34, weight: .medium))
                  .frame(width: key == .digit(0) ? side * 2 + 12 : side, height: side)
                  .background(key.color)
                  .clipShape(Capsule())
                  .foregroundColor(.white)
              }
            }
          }
        }
      }
      .padding(.bottom)
      .frame(width: geo.size.width)
    }
    .background(.black)
    .preferredColorScheme(.dark)
  }
}
