import SwiftUI

extension VerticalAlignment {
  private enum Keel: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  static let keel = VerticalAlignment(Keel.self)
}

struct Alignments: View {
  var body: some View {
    VStack(spacing: 30) {
      HStack(alignment: .keel) {
        VStack {
          Text("Port").alignmentGuide(.keel) { $0[VerticalAlignment.center] }
          Text("red light").font(.caption)
        }
        Rectangle().frame(width: 2, height: 60)
        VStack {
          Text("green light").font(.caption)
          Text("Starboard").alignmentGuide(.keel) { d in d.height / 2 }
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Wind"); Text("5 Bft").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Swell"); Text("2 m")
        }
        Divider().gridCellColumns(2)
        GridRow {
          Text("Tide").bold(); Text("falling")
        }
      }
      ViewThatFits {
        Text("A sentence that is much too long for one line of this narrow box").lineLimit(1)
        Text("Short enough")
      }
      .frame(width: 160)
      .border(.gray)
    }
  }
}
