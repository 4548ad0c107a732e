// Springs as people and programs write them.

import Testing

@testable import ZoomRender

struct SpringFormsTests {
  @Test(arguments: [(0.317, 1.0), (0.42, 0.82), (0.5, 0.7)])
  func `CSS linear stays within its tolerance`(_ response: Double, _ damping: Double) throws {
    let spring = Spring(response: response, dampingRatio: damping)
    let (function, duration) = spring.cssLinear()
    let stops = function.dropFirst("linear(".count).dropLast().split(separator: ",").compactMap {
      stop -> (value: Double, place: Double)? in
      let parts = stop.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[0]),
        let place = Double(parts[1].dropLast())
      else { return nil }
      return (value, place / 100)
    }
    #expect(stops.first?.value == 0)
    #expect(stops.last?.value == 1)
    for step in 0..<200 {
      let place = Double(step) / 200
      let end = try #require(stops.firstIndex { $0.place >= place && $0.place > 0 })
      let (a, b) = (stops[end - 1], stops[end])
      let value = a.value + (b.value - a.value) * (place - a.place) / (b.place - a.place)
      #expect(abs(value - spring.value(time: place * duration)) < 0.006)
    }
  }

  @Test(arguments: [(0.42, 0.82), (0.5, 0.3), (0.55, 0.68)])
  func `the first crossing is where the spring is at its target`(
    _ response: Double, _ damping: Double
  ) throws {
    let spring = Spring(response: response, dampingRatio: damping)
    let time = try #require(spring.firstCrossing)
    #expect(abs(spring.value(time: time) - 1) < 1e-9)
    #expect(spring.value(time: time / 2) < 1)
    #expect(Spring(response: response, dampingRatio: 1).firstCrossing == nil)
  }

  @Test func `Apple's example has both durations`() {
    // Spring(duration: 0.5, bounce: 0.3): mass 1, stiffness 157.9, damping 17.6.
    let forms = Spring(duration: 0.5, bounce: 0.3).forms
    #expect(forms.contains { $0.value == "duration 0.5 s, bounce 0.3" })
    #expect(forms.contains { $0.value == "mass 1, stiffness 157.914, damping 17.593" })
    #expect(forms.contains { $0.name == "settles" && $0.value.hasSuffix("to one in 1000") })
  }

  @Test func `code names the spring for each platform`() {
    let code = Spring(response: 0.42, dampingRatio: 0.82).code
    #expect(code.swiftUI == ".spring(response: 0.42, dampingFraction: 0.82)")
    #expect(code.compose == "spring(dampingRatio = 0.82f, stiffness = 223.8006f)")
    #expect(code.css.hasPrefix("774ms linear(0 0%, "))
  }
}
