// Why no view can be the screen, and what to do about it.

import ZoomRender

extension RootFinder {
  /// The complaint about a choice that names no root.
  func problem(of choice: Choice, files: [String]) -> Diagnostic {
    let id = "swiftui.root"
    switch choice {
    case .ambiguous(let candidates):
      return Diagnostic(
        .error, id: id, "several views can be the screen: say which with --root",
        at: candidates.first?.location, notes: candidates.map(\.choice))
    case .needsValues(let views):
      let name = views.first?.name ?? ""
      return Diagnostic(
        .error, id: id,
        views.count == 1
          ? "'\(name)' cannot be made without values, and no preview gives them"
          : "no view can be made without values, and no preview gives them",
        at: views.first?.location,
        notes: views.map(\.choice) + [
          Diagnostic.Note("or add '#Preview { \(name)(…) }' to the file")
        ])
    default:
      let start = files.first.map { SourceLocation(file: $0, line: 1, column: 1) }
      guard let controller = controllers.first else {
        return Diagnostic(
          .error, id: id, "the files declare no view", at: start,
          notes: [
            Diagnostic.Note(
              "the screen is a struct that conforms to View, or the content of a #Preview")
          ])
      }
      let kind = controllerKinds[controller.name] ?? "UIViewController"
      let wrapper = kind == "UIView" ? "UIViewRepresentable" : "UIViewControllerRepresentable"
      return Diagnostic(
        .error, id: id,
        "the files declare no SwiftUI view; '\(controller.name)' is a \(kind)",
        at: controller.location,
        notes: [
          Diagnostic.Note("put it on screen with a \(wrapper) and add '#Preview { … }' with that")
        ])
    }
  }
}

extension RootFinder.Candidate {
  var location: SourceLocation { SourceLocation(file: file, line: line, column: 1) }
}
