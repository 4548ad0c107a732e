// Values over the frames of a golden, held ones once.

/// One value for every frame, nil where there is none; equal neighbours take the memory of one.
///
/// Most numbers of a scene rest most of the time, and most layers are there for a part of it: ten
/// minutes of frames take little more than what moves in them.
package struct FrameValues<Value: Sendable & Equatable>: RandomAccessCollection, Sendable, Equatable
{
  /// Number of frames.
  package private(set) var count = 0
  /// The first frame of each run, and what is held in it.
  private var starts: [Int32] = []
  private var held: [Value?] = []

  package init() {}

  package init(_ values: some Sequence<Value?>) {
    for value in values { append(value) }
  }

  /// The same in every frame.
  package init(repeating value: Value?, count: Int) { append(value, count: count) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The value of a frame.
  ///
  /// - Precondition: `frame` is in `0..<count`.
  package subscript(frame: Int) -> Value? {
    precondition(frame >= 0 && frame < count, "no such frame")
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= frame { low = middle } else { high = middle }
    }
    return held[low]
  }

  /// Adds the next frames, all with one value.
  package mutating func append(_ value: Value?, count more: Int = 1) {
    guard more > 0 else { return }
    if held.last != .some(value) {
      starts.append(Int32(count))
      held.append(value)
    }
    count += more
  }

  /// Adds frames without a value up to that number.
  package mutating func extend(to count: Int) { append(nil, count: count - self.count) }

  /// Adds the value of a frame; frames that were left out have none.
  package mutating func append(_ value: Value?, at frame: Int) {
    extend(to: frame)
    append(value)
  }

  /// True when every frame has the same value, or none has one.
  package var isConstant: Bool { held.count < 2 }

  /// What is held, in order, with the number of frames.
  package var runs: [(value: Value?, count: Int)] {
    held.indices.map { run in
      let end = run + 1 < starts.count ? Int(starts[run + 1]) : count
      return (held[run], end - Int(starts[run]))
    }
  }

  /// The values, each changed.
  package func mapped(_ change: (Value) -> Value) -> FrameValues {
    var result = FrameValues()
    for (value, count) in runs { result.append(value.map(change), count: count) }
    return result
  }

  package func makeIterator() -> Iterator { Iterator(runs: runs) }

  /// Goes through the frames in order.
  package struct Iterator: IteratorProtocol {
    fileprivate let runs: [(value: Value?, count: Int)]
    private var run = 0
    private var passed = 0

    fileprivate init(runs: [(value: Value?, count: Int)]) { self.runs = runs }

    package mutating func next() -> Value?? {
      guard run < runs.count else { return nil }
      let value = runs[run].value
      passed += 1
      if passed == runs[run].count { (run, passed) = (run + 1, 0) }
      return .some(value)
    }
  }
}

extension FrameValues: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: Value?...) { self.init(values) }
}
