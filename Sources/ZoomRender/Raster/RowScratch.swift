// A worker's memory for single rows.

/// Rows that grow as needed and are reused from row to row and frame to frame.
final class RowScratch {
  private var row = UnsafeMutablePointer<Int16>.allocate(capacity: 4)
  private var rowCapacity = 4
  private var lines: [UnsafeMutablePointer<UInt32>] = []
  private var lineCapacities: [Int] = []
  private var masks: [UnsafeMutablePointer<Int16>] = []
  private var maskCapacities: [Int] = []

  deinit {
    row.deallocate()
    for line in lines { line.deallocate() }
    for mask in masks { mask.deallocate() }
  }

  /// Pixels in 8.7 fixed point.
  func row16(_ pixels: Int) -> UnsafeMutablePointer<Int16> {
    // Four more pixels: vector loads may read past the last one.
    if 4 * (pixels + 4) > rowCapacity {
      row.deallocate()
      rowCapacity = 4 * (pixels + 4)
      row = .allocate(capacity: rowCapacity)
      row.initialize(repeating: 0, count: rowCapacity)
    }
    return row
  }

  /// A row of pixels for sampled images.
  func line(_ pixels: Int) -> UnsafeMutablePointer<UInt32> { line(0, pixels) }

  /// A row of pixels for the second level of a blend.
  func secondLine(_ pixels: Int) -> UnsafeMutablePointer<UInt32> { line(1, pixels) }

  private func line(_ index: Int, _ pixels: Int) -> UnsafeMutablePointer<UInt32> {
    while lines.count <= index {
      lines.append(.allocate(capacity: 1))
      lineCapacities.append(1)
    }
    if pixels > lineCapacities[index] {
      lines[index].deallocate()
      lines[index] = .allocate(capacity: pixels)
      lineCapacities[index] = pixels
    }
    return lines[index]
  }

  /// A row of bytes.
  func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(line(2, (count + 3) / 4)).assumingMemoryBound(to: UInt8.self)
  }

  /// A row of 15-bit weights.
  func mask(_ index: Int, _ pixels: Int) -> UnsafeMutablePointer<Int16> {
    while masks.count <= index {
      masks.append(.allocate(capacity: 1))
      maskCapacities.append(1)
    }
    // One weight more than asked for: interpolation reads pairs.
    if pixels + 1 > maskCapacities[index] {
      masks[index].deallocate()
      masks[index] = .allocate(capacity: pixels + 1)
      masks[index].initialize(repeating: 0, count: pixels + 1)
      maskCapacities[index] = pixels + 1
    }
    return masks[index]
  }
}
