// What the other suites stand on.

import Foundation
import Testing

struct BuiltFrontEndTests {
  @Test func `suites that need the fonts run wherever the fonts are`() {
    let fonts = FileManager.default.fileExists(atPath: BuiltFrontEnd.root + "/.assets/fonts")
    #expect((BuiltFrontEnd.assets != nil) == fonts)
  }
}
