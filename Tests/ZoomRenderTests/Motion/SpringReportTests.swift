// The answer of the `spring` command.

import Testing

@testable import ZoomRender

struct SpringReportTests {
  @Test func `values are sampled at the frame times`() {
    let report = SpringReport(.smooth, fps: 60, frames: 31)
    #expect(report.values.count == 31)
    #expect(report.values[0] == 0)
    #expect((report.values[6] - 0.35774).magnitude < 1e-5)
    #expect((report.velocities[6] - 4.4944).magnitude < 1e-4)
    #expect(report.settlingDuration == 0.8)
    #expect(report.overshoot == 0)
    #expect(report.peakTime == nil)
  }

  @Test func `the integrator is sampled on its grid`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    let report = SpringReport(spring, engine: .swiftui, fps: 60, frames: 61)
    #expect((report.values[6] - 0.41960).magnitude < 1e-5)
    #expect((report.values[30] - 1.01330).magnitude < 1e-5)
    #expect(report.values[60] == 1)
    #expect((report.settlingDuration - 0.763).magnitude < 1e-3)
    // A little under the closed form's 4.60 %.
    #expect((0.040...0.046).contains(report.overshoot))
  }

  @Test func `the JSON names every parameter and is exact`() {
    let json = SpringReport(Spring(duration: 0.5, bounce: 0.25), fps: 30, frames: 2).json
    for field in [
      "\"response\":0.5,", "\"dampingRatio\":0.75,", "\"bounce\":0.25,", "\"mass\":1.0,",
      "\"stiffness\":157.9", "\"dampingCoefficient\":18.8", "\"values\":[0.0,0.", "\"frames\":2,",
      "\"velocities\":[0.0,", "\"settlingDuration\":0.9", "\"overshoot\":0.02",
      "\"engine\":\"closed\"",
    ] {
      #expect(json.contains(field), "\(field) in \(json)")
    }
    let endless = SpringReport(Spring(duration: 0.5, bounce: 1), frames: 1).json
    #expect(endless.contains("\"settlingDuration\":null"))
  }

  @Test func `the text shows a line per frame`() {
    let text = SpringReport(.bouncy, frames: 3).text
    #expect(text.contains("damping ratio       0.70000\n"))
    #expect(text.contains("\n1      0.01667  0.01987  "))
    #expect(text.split(separator: "\n").count == 14)
  }

  @Test func `wild rates and counts are defined`() {
    #expect(SpringReport(.smooth, fps: .nan, frames: -5).values.isEmpty)
    #expect(SpringReport(.smooth, fps: 0, frames: 2).fps == 60)
    #expect(SpringReport(.smooth, fps: 1, frames: Int.max).values.count == 36_000)
  }
}
