// Values over frames, held ones once.

import Testing

@testable import ZoomRender

struct FrameValuesTests {
  static let rows: [[Double?]] = [
    [], [nil], [1], [1, 1, 1], [1, 2, 3], [nil, nil, 4, 4, nil, 5], [0, nil, 0, nil],
  ]

  @Test(arguments: rows)
  func `values come out as they went in`(_ row: [Double?]) {
    let values = FrameValues(row)
    #expect(Array(values) == row)
    #expect(row.indices.map { values[$0] } == row)
    #expect(values.runs.map(\.count).reduce(0, +) == row.count)
    for (run, next) in zip(values.runs, values.runs.dropFirst()) {
      #expect(run.value != next.value)
    }
    #expect(values.isConstant == (Set(row).count < 2))
  }

  @Test func `frames that are left out have no value`() {
    var values = FrameValues<Double>()
    values.append(7, at: 2)
    values.append(7, at: 3)
    values.append(8, at: 6)
    values.extend(to: 8)
    #expect(Array(values) == [nil, nil, 7, 7, nil, nil, 8, nil])
    #expect(Array(values.mapped { $0 * 2 }) == [nil, nil, 14, 14, nil, nil, 16, nil])
  }

  /// Ten minutes of a number that rests take no more than one frame of it.
  @Test func `what is held takes one run`() {
    #expect(FrameValues(repeating: 3, count: 36_000).runs.count == 1)
    #expect(FrameValues<Double>(repeating: nil, count: 0).isEmpty)
  }
}
