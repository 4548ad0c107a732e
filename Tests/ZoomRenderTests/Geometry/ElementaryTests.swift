// The project's own exponential and trigonometry.

import Glibc
import Testing

@testable import ZoomRender

struct ElementaryTests {
  @Test func `the exponential equals the C library's to the last places`() {
    for step in -7400...7090 {
      let x = Double(step) / 10 + 0.0137
      let expected = exp(x)
      let value = Exponential.exp(x)
      let ulp = expected.ulp
      #expect((value - expected).magnitude <= 2 * ulp, "\(x)")
    }
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.exp(-.infinity) == 0)
    #expect(Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(.nan).isNaN)
  }

  @Test func `sine and cosine equal the C library's to 1e-15`() {
    for step in -5000...5000 {
      let x = Double(step) * 0.0371
      #expect((Trigonometry.sine(x) - sin(x)).magnitude < 1e-15, "\(x)")
      #expect((Trigonometry.cosine(x) - cos(x)).magnitude < 1e-15, "\(x)")
    }
    #expect((Trigonometry.sine(99_999.5) - sin(99_999.5)).magnitude < 1e-12)
    #expect(Trigonometry.sine(.pi) == 0)
    #expect(Trigonometry.cosine(.pi) == -1)
    #expect(Trigonometry.sine(.infinity).isNaN)
  }
}
