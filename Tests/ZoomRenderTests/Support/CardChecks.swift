// What every card of a reel has to keep.

import Glibc
import Testing

@testable import ZoomRender

enum CardChecks {
  /// Texts are whole, large, inside, apart, and stand out from their ground.
  static func check(_ card: Card, _ name: String, _ size: Size) {
    #expect(!card.texts.isEmpty, "\(name)")
    for (index, text) in card.texts.enumerated() {
      #expect(text.size >= 24, "\(name): \(text.text)")
      #expect(!text.isTruncated, "\(name): \(text.text)")
      let inside = text.rect.minX >= 0 && text.rect.minY >= 0 && text.rect.maxX <= size.width
      #expect(inside && text.rect.maxY <= size.height, "\(name): \(text.text) \(text.rect)")
      #expect(Contrast.ratio(text.color, text.ground) >= 4.5, "\(name): \(text.text)")
      for other in card.texts.dropFirst(index + 1) {
        #expect(!text.rect.intersects(other.rect), "\(name): '\(text.text)' '\(other.text)'")
      }
    }
  }
}

/// WCAG 2 contrast.
enum Contrast {
  static func ratio(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (light(a), light(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func light(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
