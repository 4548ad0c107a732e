// What the page shows of a scene, as a file that travels with the pictures.

/// The numbers and pictures of a verdict, ready for a page.
///
/// `verify --artifacts` writes it beside the pictures as `evidence.json`; `report` makes a page of
/// what a CI run has left.
package struct PageEvidence: Sendable, Equatable {
  /// Version of the form of ``json``.
  package static let schema = "zoom-render/evidence/1"
  package static let fileName = "evidence.json"

  /// A stored frame that differs, with the PNG bytes of its pictures by kind.
  package struct Picture: Sendable, Equatable {
    package var frame: Int
    package var files: [(kind: String, bytes: [UInt8])]

    package static func == (a: Picture, b: Picture) -> Bool {
      a.frame == b.frame && a.files.map(\.kind) == b.files.map(\.kind)
        && a.files.map(\.bytes) == b.files.map(\.bytes)
    }
  }

  package var scene: String
  /// Fields of the JSON object without its pictures.
  private var fields: String
  package var pictures: [Picture]
  /// The slit scans by kind.
  private var slit: [(kind: String, bytes: [UInt8])]
  /// What differs as one animation, where it was made.
  private var delta: [UInt8]?

  package static func == (a: PageEvidence, b: PageEvidence) -> Bool {
    a.json == b.json && a.pictures == b.pictures && a.slit.map(\.bytes) == b.slit.map(\.bytes)
  }

  /// - Throws: ``OutputError`` when there is no memory for a picture, and drawing errors.
  package init(_ evidence: GoldenEvidence) throws {
    scene = evidence.verdict.name
    let failed = evidence.verdict.failedFrames.map { String($0.index) }.joined(separator: ",")
    let size = [evidence.size.width, evidence.size.height].map { JSONText.number($0) }
    fields = """
      "schema":\(JSONText.quoted(Self.schema)),"scene":\(JSONText.quoted(scene)),
      "size":[\(size.joined(separator: ","))],"fps":\(JSONText.number(evidence.fps)),
      "failed":[\(failed)],
      "golden":\(evidence.golden.screenJSON(evidence.size)),
      "actual":\(evidence.run.motion.screenJSON(evidence.size)),
      """
    pictures = []
    slit = []
    if let scan = try evidence.slitScan() {
      fields += "\"slit\":\(JSONText.number(scan.x, digits: 2)),\n"
      slit = [
        ("slit-golden", try PNGBitmap.encode(scan.golden)),
        ("slit-actual", try PNGBitmap.encode(scan.actual)),
      ]
    }
    let made = try Self.pictures(of: evidence)
    pictures = made.map(\.picture)
    delta = DeltaAnimation.file(made.compactMap(\.panes))
  }

  private struct Made: Sendable {
    var picture: Picture
    var panes: DeltaAnimation.Panes?
  }

  /// Pictures of the shown frames: each thread holds the pixels of one frame.
  private static func pictures(of evidence: GoldenEvidence) throws -> [Made] {
    let (shown, album) = (evidence.shown, evidence.album)
    return try Workers.map(shown.count, seats: evidence.workers) {
      let rasterizer = album.rasterizer()
      return { (place: Int) -> Made? in
        guard let picture = try album.picture(shown[place], rasterizer) else { return nil }
        let heat = DifferencePicture.heat(picture.golden, picture.actual)
        return Made(
          picture: Picture(frame: picture.frame, files: try picture.encoded(heat: heat)),
          panes: try DeltaAnimation.panes(picture, heat: heat))
      }
    }.compactMap(\.self)
  }

  /// Bytes of the pictures.
  package var byteCount: Int {
    pictures.flatMap(\.files).map(\.bytes.count).reduce(0, +)
      + slit.map(\.bytes.count).reduce(0, +)
  }

  /// The evidence with the first `count` pictures only, and without the animation.
  package func limited(to count: Int) -> PageEvidence {
    var copy = self
    copy.pictures = Array(pictures.prefix(count))
    copy.delta = nil
    return copy
  }

  /// Reads `evidence.json` and the pictures beside it; nil when it is not of that form.
  package init?(json text: [UInt8], picture: (String) -> [UInt8]?) {
    let (root, _) = JSONReader.read(SourceText(file: Self.fileName, bytes: text))
    guard let node = root, node["schema"]?.string == Self.schema, let scene = node["scene"]?.string,
      let entries = node["pictures"]?.elements,
      let end = text.firstRange(of: Array("\"pictures\":".utf8))
    else { return nil }
    self.scene = scene
    fields = String(decoding: text[..<end.lowerBound], as: UTF8.self)
    guard fields.hasPrefix("{") else { return nil }
    fields.removeFirst()
    pictures = []
    slit = ["slit-golden", "slit-actual"].compactMap { kind in
      picture(kind + ".png").map { (kind, $0) }
    }
    for entry in entries {
      guard let number = entry["frame"]?.number, let frame = Int(exactly: number) else {
        return nil
      }
      var files: [(kind: String, bytes: [UInt8])] = []
      for kind in Self.kinds {
        // Names are this program's own: nothing outside the folder is read.
        if let bytes = picture(Self.name(frame, kind)) { files.append((kind, bytes)) }
      }
      pictures.append(Picture(frame: frame, files: files))
    }
  }

  static let kinds = ["expected", "actual", "difference"]

  /// The file of a picture.
  static func name(_ frame: Int, _ kind: String) -> String {
    "\(PNGSequence.fileName(frame).dropLast(4))-\(kind).png"
  }

  /// The file's text.
  package var json: String {
    let list = pictures.map { "{\"frame\":\($0.frame)}" }.joined(separator: ",")
    return "{\(fields)\n\"pictures\":[\(list)]}\n"
  }

  /// Writes the pictures and the numbers below a folder, and what differs as one animation.
  func write(to folder: String) throws -> [SceneVerdict.Artifact] {
    let folder = folder + "/" + scene
    try AtomicFile.makeFolder(folder)
    var artifacts: [SceneVerdict.Artifact] = []
    func add(_ name: String, _ file: String, _ bytes: [UInt8]) throws {
      try AtomicFile.write(bytes, to: folder + "/" + file)
      artifacts.append(SceneVerdict.Artifact(name: name, path: folder + "/" + file))
    }
    for picture in pictures {
      for (kind, bytes) in picture.files {
        try add("\(kind) \(picture.frame)", Self.name(picture.frame, kind), bytes)
      }
    }
    for (kind, bytes) in slit { try add(kind, kind + ".png", bytes) }
    if let delta { try add("delta", "delta.png", delta) }
    try add("evidence", Self.fileName, Array(json.utf8))
    return artifacts
  }

  /// The object for the page, pictures included.
  var pageJSON: String {
    let list = pictures.map { picture -> String in
      let parts = picture.files.map { kind, bytes in "\"\(kind)\":\"\(Base64.text(bytes))\"" }
      return "{\"frame\":\(picture.frame),\(parts.joined(separator: ","))}"
    }
    let scans = slit.map { kind, bytes in "\"\(kind)\":\"\(Base64.text(bytes))\",\n" }.joined()
    return "{\(fields)\n\(scans)\"pictures\":[\(list.joined(separator: ",\n"))]}"
  }
}

extension MotionTable {
  /// Where all elements and the layers that move are, frame by frame, as compact JSON:
  /// `[{"name":…,"rects":[[x,y,width,height,opacity,radius]|null,…]},…]`; a layer that nothing clips
  /// has `"outline":false`, and the screen's size.
  func screenJSON(_ size: Size) -> String {
    let screen = onScreen
    func list(
      _ name: String, id: String, hasOutline: Bool = true, _ row: (Int) -> [Double]?
    ) -> String {
      let rows = times.indices.map { frame -> String in
        guard let values = row(frame) else { return "null" }
        return "[\(values.map { JSONText.number($0, digits: 3) }.joined(separator: ","))]"
      }
      return "{\"id\":\(JSONText.quoted(id)),\"name\":\(JSONText.quoted(name)),"
        + (hasOutline ? "" : "\"outline\":false,") + "\"rects\":[\(rows.joined(separator: ","))]}"
    }
    let places = Dictionary(
      screen.layers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let elementTracks = elements.map { track in
      list(track.name, id: track.name) { frame in
        guard let layer = track.layer.values[frame].flatMap({ places[$0] }),
          let map = layer.transform(frame: frame)
        else { return nil }
        let own = track.columns.compactMap { $0.values[frame] }
        guard own.count == 6 else { return nil }
        let rect = map.apply(to: Rect(x: own[0], y: own[1], width: own[2], height: own[3]))
        let opacity = own[5] * (layer["opacity"].values[frame] ?? 1)
        return rect.components + [opacity, own[4] * map.meanScale]
      }
    }
    let layerTracks = screen.layers.filter { !$0.isAtRest }.map { track in
      let hasOutline = track["clipWidth"].values.contains { $0 != nil }
      return list("\(title(of: track)) (layer)", id: "#" + track.id, hasOutline: hasOutline) {
        frame in
        guard let map = track.transform(frame: frame) else { return nil }
        let clip = ["clipX", "clipY", "clipWidth", "clipHeight"].compactMap {
          track[$0].values[frame]
        }
        let box =
          clip.count == 4
          ? Rect(x: clip[0], y: clip[1], width: clip[2], height: clip[3])
          : Rect(origin: .zero, size: size)
        let radius = (track["topLeading"].values[frame] ?? 0) * map.meanScale
        return map.apply(to: box).components + [track["opacity"].values[frame] ?? 1, radius]
      }
    }
    return "[\((elementTracks + layerTracks).joined(separator: ",\n"))]"
  }
}

extension MotionTable.LayerTrack {
  /// True when nothing that the page draws changes.
  fileprivate var isAtRest: Bool {
    columns.prefix(15).allSatisfy { $0.isConstant || Set($0.values.compactMap(\.self)).count < 2 }
  }
}
