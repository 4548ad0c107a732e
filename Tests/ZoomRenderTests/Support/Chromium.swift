// Pages in a headless browser.

import Glibc

/// Runs Chromium on a page and reads what became of it.
enum Chromium {
  /// Path of the program; nil when it is not installed.
  static let program: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { access($0, X_OK) == 0 }

  /// The page's document after its scripts have run, as text; empty when the browser fails.
  ///
  /// - Parameters:
  ///   - script: runs at the page's end, with the page's own functions in reach.
  ///   - budget: milliseconds of the page's time.
  static func document(_ html: String, running script: String, budget: Int = 4000) -> String {
    guard let program else { return "" }
    let folder = TemporaryFolder()
    let extra = "<script>\(script)</script></body>"
    let page = folder.write("page.html", html.replacing("</body>", with: extra))
    return run(
      [
        program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--disable-extensions", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=\(budget)", "--dump-dom", "file://\(page)",
      ])
  }

  private static func run(_ words: [String]) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return "" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let status = posix_spawn(&child, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { return "" }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    var result: Int32 = 0
    while waitpid(child, &result, 0) < 0 && errno == EINTR {}
    return String(decoding: bytes, as: UTF8.self)
  }
}
