// The report as JSON, and the schema of that form.

extension VerifyReport {
  /// The report as one JSON object, a line a scene.
  public var json: String {
    let lines = scenes.map(\.json).joined(separator: ",\n")
    return """
      {"schema": \(JSONText.quoted(VerifyReport.schema)),
      "summary": \(JSONText.quoted(summary)),
      "stale": [\(stale.map(JSONText.quoted).joined(separator: ", "))],
      "scenes": [
      \(lines)]}

      """
  }

  /// JSON Schema (draft 2020-12) of ``json``.
  public static let jsonSchema = """
    {"$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "zoom-render verify report", "type": "object",
    "required": ["schema", "summary", "stale", "scenes"], "additionalProperties": false,
    "properties": {
    "schema": {"const": "\(schema)"}, "summary": {"type": "string"},
    "stale": {"type": "array", "items": {"type": "string"}},
    "scenes": {"type": "array", "items": {"type": "object",
    "required": ["name", "file", "golden", "status", "sentence", "frames"],
    "additionalProperties": false, "properties": {
    "name": {"type": "string"}, "file": {"type": "string"}, "golden": {"type": "string"},
    "status": {"enum": [\(SceneVerdict.Status.allCases.map { "\"\($0.rawValue)\"" }
      .joined(separator: ", "))]},
    "sentence": {"type": "string"}, "frames": {"type": "integer", "minimum": 0},
    "location": {"type": "object", "required": ["file", "line", "column"],
    "additionalProperties": false, "properties": {"file": {"type": "string"},
    "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}}},
    "message": {"type": "string"}, "sceneChanged": {"type": "boolean"},
    "proof": {"type": "object", "required": ["frames", "equal"], "additionalProperties": false,
    "properties": {"frames": {"type": "integer", "minimum": 0},
    "equal": {"type": "integer", "minimum": 0}, "pixels": {"type": "integer", "minimum": 0}}},
    "environment": {"type": "array", "items": {"type": "string"}},
    "causes": {"type": "array", "items": {"type": "object",
    "required": ["cause", "sentence", "residual", "amount"], "properties": {
    "cause": {"enum": [\(Explanation.Cause.allCases.map { "\"\($0.rawValue)\"" }
      .joined(separator: ", "))]},
    "sentence": {"type": "string", "maxLength": \(Explanation.sentenceLimit)},
    "subject": {"type": "string"}, "frames": {"type": "array", "items": {"type": "integer"}},
    "residual": {"type": "number"}, "amount": {"type": "number"}}}},
    "failedFrames": {"type": "array", "items": {"type": "object",
    "required": ["frame", "time", "golden", "actual"], "additionalProperties": false,
    "properties": {"frame": {"type": "integer", "minimum": 0}, "time": {"type": "number"},
    "golden": {"type": "string"}, "actual": {"type": "string"}, "verdict": {"type": "string"},
    "pixelsOver": {"type": "integer"}, "channelMaximum": {"type": "array", "items":
    {"type": "integer"}}, "largestTileMean": {"type": "number"}, "bounds": {"type": "array",
    "items": {"type": "integer"}}, "densestTile": {"type": "array", "items": {"type": "integer"}}
    }}},
    "artifacts": {"type": "array", "items": {"type": "object",
    "required": ["name", "path"], "additionalProperties": false, "properties":
    {"name": {"type": "string"}, "path": {"type": "string"}}}}}}}}}

    """
}

extension SceneVerdict {
  var json: String {
    var fields = [
      "\"name\": \(JSONText.quoted(name))", "\"file\": \(JSONText.quoted(file))",
      "\"golden\": \(JSONText.quoted(golden))", "\"status\": \(JSONText.quoted(status.rawValue))",
      "\"sentence\": \(JSONText.quoted(sentence))", "\"frames\": \(frameCount)",
    ]
    if let location {
      fields.append(
        "\"location\": {\"file\": \(JSONText.quoted(location.file)), "
          + "\"line\": \(location.line), \"column\": \(location.column)}")
    }
    if sceneChanged { fields.append("\"sceneChanged\": true") }
    if let proof {
      let pixels = proof.pixels.map { ", \"pixels\": \($0)" } ?? ""
      fields.append(
        "\"proof\": {\"frames\": \(proof.frames), \"equal\": \(proof.equal)\(pixels)}")
    }
    if let message { fields.append("\"message\": \(JSONText.quoted(message))") }
    if !environment.isEmpty {
      let list = environment.map(JSONText.quoted).joined(separator: ", ")
      fields.append("\"environment\": [\(list)]")
    }
    if !causes.isEmpty {
      fields.append("\"causes\": [\(causes.map(\.json).joined(separator: ", "))]")
    }
    if !failedFrames.isEmpty {
      fields.append("\"failedFrames\": [\(failedFrames.map(\.json).joined(separator: ", "))]")
    }
    if !artifacts.isEmpty {
      let list = artifacts.map {
        "{\"name\": \(JSONText.quoted($0.name)), \"path\": \(JSONText.quoted($0.path))}"
      }
      fields.append("\"artifacts\": [\(list.joined(separator: ", "))]")
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}

extension Explanation {
  var json: String {
    var fields = [
      "\"cause\": \(JSONText.quoted(cause.rawValue))",
      "\"sentence\": \(JSONText.quoted(sentence))",
    ]
    if let subject { fields.append("\"subject\": \(JSONText.quoted(subject))") }
    if let frames {
      fields.append("\"frames\": [\(frames.lowerBound), \(frames.upperBound)]")
    }
    fields.append("\"residual\": \(JSONText.number(residual, digits: 6))")
    fields.append("\"amount\": \(JSONText.number(amount, digits: 4))")
    return "{\(fields.joined(separator: ", "))}"
  }
}

extension SceneVerdict.FailedFrame {
  var json: String {
    var fields = [
      "\"frame\": \(index)", "\"time\": \(JSONText.number(time, digits: 6))",
      "\"golden\": \(JSONText.quoted(goldenDigest))",
      "\"actual\": \(JSONText.quoted(actualDigest))",
    ]
    if let difference {
      let maximum = difference.channelMaximum.map(String.init).joined(separator: ", ")
      fields.append("\"verdict\": \(JSONText.quoted(difference.verdict.rawValue))")
      fields.append("\"pixelsOver\": \(difference.pixelsOver)")
      fields.append("\"channelMaximum\": [\(maximum)]")
      fields.append(
        "\"largestTileMean\": \(JSONText.number(difference.largestTileMean, digits: 4))")
      if let box = difference.bounds {
        fields.append("\"bounds\": [\(box.x), \(box.y), \(box.width), \(box.height)]")
      }
      if let tile = difference.densestTile {
        fields.append(
          "\"densestTile\": [\(tile.x), \(tile.y), \(tile.width), \(tile.height), "
            + "\(difference.densestCount)]")
      }
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}
