// Pictures that cannot be drawn.

/// Why a picture could not be drawn.
package enum DrawingFailure: Error, Sendable, CustomStringConvertible {
  /// What the library said.
  case cairo(String)
  /// The scene's own file: its header is right, its pixels are not.
  case image(ImageProblem)

  package var description: String {
    switch self {
    case .cairo(let text): text
    case .image(let problem): problem.message
    }
  }
}
