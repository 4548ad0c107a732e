// Versions of the libraries that pixels depend on.

import CCairo
import CHarfBuzz

/// Names and versions of the drawing and shaping libraries of this process.
package enum LibraryVersions {
  package static var all: [(name: String, version: String)] {
    [
      ("cairo", String(cString: cairo_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
    ]
  }
}
