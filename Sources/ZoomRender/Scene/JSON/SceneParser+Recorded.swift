// Scenes that hold the recorded answers of another front end.

extension SceneParser {
  /// The value of `recorded`; nil without one or after a problem, which has been reported.
  func recorded() -> RecordedAnswers? {
    guard let node = list.take("recorded") else { return nil }
    do {
      let answers = try NodeCoding.decode(RecordedAnswers.self, from: node)
      guard !answers.states.isEmpty, !answers.roots.isEmpty else {
        throw RecordedError(message: "a recording has a first state and its views", node: node)
      }
      return answers
    } catch let error as RecordedError {
      compiler.report(
        Complaint(id: "scene.recorded", message: "not a recording: \(error.message)"),
        at: error.node)
    } catch {
      compiler.report(
        Complaint(id: "scene.recorded", message: "not a recording of this version"), at: node)
    }
    return nil
  }

  /// What stands for the views of a recorded scene.
  func emptyProgram() -> SceneProgram {
    SceneProgram(
      root: [], views: [], contents: [], stateNames: compiler.stateNames,
      dataNames: compiler.dataNames, mode: compiler.mode)
  }
}

extension RecordedAnswers {
  /// The state that the recorded scene starts in.
  var initialState: SceneState {
    guard let first = states.first else { return SceneState() }
    return SceneState(values: first.values, revision: first.revision)
  }
}
