import SwiftUI

struct MiscView: View {
  @State private var text = "Hello"
  @State private var loading = true
  @State private var degrees = 0.0
  var attributed: AttributedString {
    var s = AttributedString("Attributed text")
    s.foregroundColor = .red
    if let r = s.range(of: "text") { s[r].font = .body.bold(); s[r].underlineStyle = .single }
    return s
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Redacted placeholder text").redacted(reason: loading ? .placeholder : [])
      VStack(alignment: .leading) {
        Image(systemName: "photo").resizable().frame(width: 60, height: 60)
        Text("Title of the card").font(.headline)
        Text("Two lines of text that would be replaced by bars").font(.caption)
      }
      .redacted(reason: .placeholder)
      Text(attributed)
      Text("**Bold** and *italic* with `code` and [link](https://apple.com)")
      Text("A") + Text("B").bold() + Text(Image(systemName: "star.fill"))
        + Text("C").foregroundColor(.red)
      Text("Gradient").font(.largeTitle.bold())
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month().day())
      Text(12345.678, format: .currency(code: "USD"))
      Text(0.256, format: .percent)
      Text("Kern").kerning(5).textCase(.uppercase)
      Text("Shadow").shadow(radius: 2)
      HStack {
        Color.red.frame(width: 40, height: 40).clipShape(.ellipse)
        Color.green.frame(width: 40, height: 40).mask {
          Image(systemName: "heart.fill").resizable()
        }
        Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 4, dash: [6])).frame(
          width: 40, height: 40)
        Circle().trim(from: 0, to: 0.7).stroke(.orange, style: .init(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90)).frame(width: 40, height: 40)
        ContainerRelativeShape().fill(.purple).frame(width: 40, height: 40)
        Image(systemName: "bell").badge(3)
      }
      Label {
        Text("Custom")
      } icon: {
        Circle().fill(.blue).frame(width: 20)
      }
      GroupBox("Box") { Text("inside") }
      ProgressView(value: 3, total: 10) {
        Text("Progress")
      } currentValueLabel: {
        Text("30%")
      }
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("a"); Text("b"); Color.red.frame(width: 10, height: 10)
        }
        Divider()
        GridRow {
          Text("wide").gridCellColumns(2); Text("c")
        }
      }
      ViewThatFits(in: .horizontal) {
        Text("A very long text that certainly does not fit into the width of a phone at all")
        Text("Short")
      }
    }
    .padding()
  }
}
