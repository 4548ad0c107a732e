// Child processes with limits.

import CSandbox
import Glibc
import ZoomRender

/// Runs a program and waits for its end.
enum Sandbox {
  struct Limits {
    var wallSeconds: Int64
    var cpuSeconds: Int64
    var memoryBytes: Int64
    var blocksNetwork: Bool

    /// The compiler: trusted, but not for ever.
    static let compiler = Limits(
      wallSeconds: 120, cpuSeconds: 240, memoryBytes: 0, blocksNetwork: false)
    /// The user's code: no network, ten minutes, 8 GiB of addresses.
    static let scene = Limits(
      wallSeconds: 600, cpuSeconds: 1200, memoryBytes: 8 << 30, blocksNetwork: true)

    /// Takes `--time-limit` and `--memory-limit` out of a command line.
    ///
    /// - Throws: What is wrong with a value.
    static func scene(taking arguments: inout [String]) throws(LimitError) -> Limits {
      var limits = Limits.scene
      if let seconds = try take("--time-limit", 1...86_400, from: &arguments) {
        limits.wallSeconds = seconds
        limits.cpuSeconds = seconds * 2
      }
      if let megabytes = try take("--memory-limit", 256...1_048_576, from: &arguments) {
        limits.memoryBytes = megabytes << 20
      }
      return limits
    }

    private static func take(
      _ option: String, _ range: ClosedRange<Int64>, from arguments: inout [String]
    ) throws(LimitError) -> Int64? {
      guard let index = arguments.lastIndex(of: option) else { return nil }
      let text = index + 1 < arguments.count ? arguments[index + 1] : ""
      guard let value = Int64(text), range.contains(value) else {
        throw LimitError(option: option, value: text, range: range)
      }
      arguments.removeSubrange(index...(index + 1))
      return value
    }
  }

  /// A limit that is no number in its range.
  struct LimitError: Error, CustomStringConvertible {
    var option: String
    var value: String
    var range: ClosedRange<Int64>
    var description: String {
      "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not '\(value)'"
    }
  }

  static func run(
    _ arguments: [String], environment: [String] = [], errorFile: String? = nil, limits: Limits
  ) -> zr_sandbox_result {
    let names = environment.map { $0.prefix { $0 != "=" } }
    let variables =
      inherited().filter { entry in !names.contains { entry.hasPrefix("\($0)=") } } + environment
    return withCStrings(arguments) { argv in
      withCStrings(variables) { envp in
        let bounds = zr_sandbox_limits(
          wall_milliseconds: limits.wallSeconds * 1000, cpu_seconds: limits.cpuSeconds,
          memory_bytes: limits.memoryBytes, blocks_network: limits.blocksNetwork ? 1 : 0)
        return zr_sandbox_run(arguments[0], argv, envp, errorFile, bounds)
      }
    }
  }

  private static func inherited() -> [String] {
    var list: [String] = []
    var pointer = environ
    while let entry = pointer.pointee {
      list.append(String(cString: entry))
      pointer += 1
    }
    return list
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var pointers = strings.map { strdup($0) }
    pointers.append(nil)
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
