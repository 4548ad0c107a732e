// Pages in a headless browser.

import Glibc

/// Runs Chromium on a page and reads what became of it.
enum Chromium {
  /// Path of the program; nil when it is not installed.
  static let program: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { access($0, X_OK) == 0 }

  /// The document after its scripts have run; nil when the browser fails. It has no network.
  ///
  /// - Parameters:
  ///   - path: of the page's file.
  ///   - fragment: what follows `#`; empty for none.
  ///   - budget: milliseconds of the page's time.
  static func dom(of path: String, _ fragment: String = "", budget: Int = 3000) -> String? {
    guard let program else { return nil }
    let profile = TemporaryFolder()
    // Host rules: a name that the page would look up does not exist.
    return try? FilmMaking.answer([
      program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-extensions", "--user-data-dir=\(profile.path)",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=\(budget)", "--dump-dom",
      "file://\(path)" + (fragment.isEmpty ? "" : "#\(fragment)"),
    ])
  }

  /// The document of a page with a script at its end, with the page's own functions in reach; empty
  /// when the browser fails.
  static func document(_ html: String, running script: String) -> String {
    let folder = TemporaryFolder()
    let extra = "<script>\(script)</script></body>"
    let page = folder.write("page.html", html.replacing("</body>", with: extra))
    return dom(of: page, budget: 4000) ?? ""
  }
}
