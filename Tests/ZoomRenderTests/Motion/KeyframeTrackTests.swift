// Keyframe tracks.

import Testing

@testable import ZoomRender

struct KeyframeTrackTests {
  @Test func `a linear step follows its curve and a finished track holds its value`() {
    let track = KeyframeTrack(
      initialValue: 1,
      keyframes: [
        .linear(2, duration: 1, curve: .linear), .linear(0, duration: 0.5, curve: .easeInOut),
      ])
    #expect(track.duration == 1.5)
    #expect(track.value(at: -1) == 1)
    #expect(track.value(at: 0) == 1)
    #expect(track.value(at: 0.25) == 1.25)
    #expect(track.velocity(at: 0.25) == 1)
    #expect(track.value(at: 1) == 2)
    #expect(track.value(at: 1.25) == 1)
    #expect(track.value(at: 9) == 0)
    #expect(track.velocity(at: 9) == 0)
  }

  @Test func `a move takes no time`() {
    let track = KeyframeTrack(
      initialValue: 0, keyframes: [.move(5), .linear(6, duration: 1, curve: .linear), .move(9)])
    #expect(track.value(at: 0) == 5)
    #expect(track.value(at: 0.5) == 5.5)
    #expect(track.value(at: 1) == 9)
  }

  @Test func `a lone cubic starts and ends at rest`() {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [.cubic(10, duration: 2, startVelocity: nil, endVelocity: nil)])
    #expect(track.velocity(at: 0) == 0)
    #expect(track.value(at: 1) == 5)
    #expect((track.velocity(at: 1) - 7.5).magnitude < 1e-12)
    #expect((track.value(at: 0.5) - 1.5625).magnitude < 1e-12)
  }

  @Test func `velocities of a cubic are units per second`() {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [.cubic(10, duration: 2, startVelocity: 3, endVelocity: -4)])
    #expect((track.velocity(at: 0) - 3).magnitude < 1e-12)
    #expect((track.velocity(at: 2 - 1e-9) + 4).magnitude < 1e-6)
    #expect(track.value(at: 2) == 10)
  }

  @Test func `cubics pass through a shared value at the slope of its neighbours`() {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [
        .cubic(10, duration: 1, startVelocity: nil, endVelocity: nil),
        .cubic(12, duration: 3, startVelocity: nil, endVelocity: nil),
      ])
    #expect(track.value(at: 1) == 10)
    #expect((track.velocity(at: 1 - 1e-9) - 3).magnitude < 1e-5)
    #expect((track.velocity(at: 1) - 3).magnitude < 1e-12)
  }

  @Test func `a cubic leads over into a line and a spring takes its speed up`() {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [
        .cubic(10, duration: 1, startVelocity: nil, endVelocity: nil),
        .linear(20, duration: 2, curve: .linear),
        .spring(0, duration: nil, response: 0.5, dampingRatio: 1, startVelocity: nil),
      ])
    #expect((track.velocity(at: 1 - 1e-9) - 5).magnitude < 1e-5)
    #expect((track.velocity(at: 3) - 5).magnitude < 1e-9)
    #expect((track.duration - 3.8).magnitude < 1e-12)
    let spring = Spring.smooth
    #expect(
      (track.value(at: 3.1) - (20 + spring.value(target: -20, initialVelocity: 5, time: 0.1)))
        .magnitude < 1e-9)
  }

  @Test func `a spring that is cut short leaves the next step where it got to`() {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [
        .spring(1, duration: 0.1, response: 0.5, dampingRatio: 1, startVelocity: 0),
        .linear(2, duration: 1, curve: .linear),
      ])
    let reached = Spring.smooth.value(time: 0.1)
    #expect((track.value(at: 0.1) - reached).magnitude < 1e-12)
    #expect((track.value(at: 0.6) - (reached + 2) / 2).magnitude < 1e-12)
    #expect(track.value(at: 1.1) == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `no duration makes a track that is not a number`(wild: Double) {
    let track = KeyframeTrack(
      initialValue: 0,
      keyframes: [
        .linear(1, duration: wild, curve: .linear),
        .cubic(2, duration: wild, startVelocity: nil, endVelocity: nil),
        .spring(3, duration: wild, response: wild, dampingRatio: wild, startVelocity: nil),
        .spring(3, duration: nil, response: wild, dampingRatio: 0, startVelocity: nil),
      ])
    #expect(track.duration.isFinite)
    for time in [-1, 0, 0.5, 100, .nan] { #expect(!track.value(at: time).isNaN) }
    #expect(KeyframeTrack(initialValue: 4, keyframes: []).value(at: 1) == 4)
  }
}
