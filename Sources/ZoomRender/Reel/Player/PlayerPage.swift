// A scene as one page that needs nothing else.

/// A page to look at a motion: scrubber, single frames, slow motion, layers, curves, numbers to copy.
public enum PlayerPage {
  /// The page.
  ///
  /// - Parameter watched: address of a script beside the page that tells when it is stale; nil for a
  ///   page that stands alone.
  public static func html(
    _ subject: ReelSubject, film: PlayerFilm, watched: String? = nil
  ) -> String {
    let data = json(subject, film).replacing("</", with: "<\\/")
    let title = XMLText.content(subject.scene.title)
    let about = XMLText.content(subject.scene.about)
    let watch = watched.map { " data-watch=\"\(XMLText.attribute($0))\"" } ?? ""
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>\(PlayerAssets.style)</style></head>
      <body\(watch) data-version="\(Digest(of: Array((title + about + data).utf8)))">
      <header><h1>\(title)</h1><p>\(about)</p></header>
      <main><section class="stage"><div class="screen"><div class="pictures"></div>\
      <canvas class="overlay"></canvas></div></section>
      <section class="side"><div class="readout"><output></output></div>
      <input class="scrub" type="range" min="0" value="0" aria-label="frame">
      <div class="row"><button class="play" title="space">play</button>\
      <button class="back" title="←">‹ frame</button><button class="forward" title="→">frame ›</button>\
      <select class="speed" aria-label="speed"><option value="1">real time</option>\
      <option value="0.5">½ speed</option><option value="0.25">¼ speed</option>\
      <option value="0.1">1⁄10 speed</option></select></div>
      <div class="row moments"></div>
      <div class="row toggles"><label><input type="checkbox" class="boxes"> boxes</label>\
      <label><input type="checkbox" class="path"> path</label></div>
      <div class="row layers"></div>
      <canvas class="curves"></canvas><canvas class="curves"></canvas>
      <div class="row"><select class="track" aria-label="what the curves follow"></select>\
      <span class="legend"></span></div></section></main>
      <section><h2>Numbers <button data-copy="numbers">copy</button></h2>\
      <table class="numbers"></table></section>
      <section class="springs"></section>
      <p class="keys">← → frame · shift ten · home end · space play · s speed · b boxes · p path · \
      l layers</p>
      <script type="application/json" class="data">\(data)</script>
      <script>\(PlayerAssets.script)</script></body></html>

      """
  }

  /// The version that a page carries.
  public static func version(of page: String) -> String {
    guard let start = page.firstRange(of: "data-version=\"") else { return "" }
    return String(page[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func json(_ subject: ReelSubject, _ film: PlayerFilm) -> String {
    let times = film.frames.indices.map { Double($0) / film.framesPerSecond }
    let tracks = MotionTracks(times: times) { subject.frame($0) }
    func number(_ value: Double) -> String { JSONText.number(value, digits: 3) }
    let rows = tracks.tracks.map { track -> String in
      let samples = track.samples.map { sample -> String in
        guard let sample else { return "null" }
        let values = sample.rect.components + [sample.radius, sample.opacity]
        return "[\(values.map(number).joined(separator: ","))]"
      }
      return "{\"name\":\(JSONText.quoted(track.name)),\"kind\":\"\(track.kind.rawValue)\","
        + "\"samples\":[\(samples.joined(separator: ","))]}"
    }
    let layered = film.layered.map { frame in
      "[" + frame.map { "[\($0.layer),\($0.image)]" }.joined(separator: ",") + "]"
    }
    let springs = subject.springs().map { named -> String in
      let code = named.spring.code
      let forms = named.spring.forms.map {
        "[\(JSONText.quoted($0.name)),\(JSONText.quoted($0.value))]"
      }
      return "{\"name\":\(JSONText.quoted(named.name)),\"forms\":[\(forms.joined(separator: ","))],"
        + "\"SwiftUI\":\(JSONText.quoted(code.swiftUI)),\"Compose\":\(JSONText.quoted(code.compose)),"
        + "\"CSS\":\(JSONText.quoted(code.css))}"
    }
    let moments = subject.keyMoments().map {
      "{\"name\":\(JSONText.quoted($0.name)),\"time\":\(JSONText.number($0.time, digits: 6))}"
    }
    let size = subject.screen
    let color = subject.frame(subject.span.lowerBound).background
    let ground = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return """
      {"fps":\(number(film.framesPerSecond)),"size":[\(number(size.width)),\(number(size.height))],
      "radius":\(number(subject.scene.screen.cornerRadius)),
      "ground":[\(ground.map(String.init).joined(separator: ","))],
      "span":[\(number(subject.span.lowerBound)),\(number(subject.span.upperBound))],
      "traveller":\(JSONText.quoted(subject.traveller)),
      "moments":[\(moments.joined(separator: ","))],
      "frames":[\(film.frames.map(String.init).joined(separator: ","))],
      "layers":[\(film.layers.map(JSONText.quoted).joined(separator: ","))],
      "firstLayered":\(film.firstLayered),"layered":[\(layered.joined(separator: ","))],
      "tracks":[\(rows.joined(separator: ",\n"))],
      "springs":[\(springs.joined(separator: ",\n"))],
      "images":["\(film.images.map(Base64.text).joined(separator: "\",\n\""))"]}
      """
  }
}
