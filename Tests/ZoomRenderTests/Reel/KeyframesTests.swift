// Motion as numbers for other tools.

import Testing

@testable import ZoomRender

struct KeyframesTests {
  @Test func `CSV rows are the elements of the frames`() throws {
    let timeline = try ReelSubjects.subject("scenes/zoom/albums.json").timeline
    let keyframes = Keyframes(timeline, from: 0, to: timeline.duration, framesPerSecond: 60)
    let lines = keyframes.csv.split(separator: "\n").map(String.init)
    #expect(lines[0] == "time,name,kind,x,y,width,height,radius,opacity")
    for index in [20, 25, 40] {
      let time = Double(index) / 60
      let element = try #require(timeline.frame(at: time).elements.first { $0.name == "hero" })
      let numbers = (element.rect.components + [element.radii.topLeading, element.opacity]).map {
        JSONText.number($0, digits: 6)
      }
      let row = "\(JSONText.number(time, digits: 6)),hero,element,\(numbers.joined(separator: ","))"
      #expect(lines.contains(row), "\(row)")
    }
  }

  @Test func `JSON keys leave out what stays and meet the ends of each hold`() throws {
    let timeline = try ReelSubjects.subject("scenes/zoom/albums.json").timeline
    let keyframes = Keyframes(timeline, from: 0, to: timeline.duration, framesPerSecond: 60)
    let (root, problems) = JSONReader.read(
      SourceText(file: "k.json", bytes: Array(keyframes.json.utf8)))
    #expect(problems.isEmpty)
    let hero = try #require(
      root?["tracks"]?.elements?.first { $0["name"]?.string == "hero" })
    let keys = try #require(hero["width"]?.elements)
    #expect(keys.count > 10 && keys.count < keyframes.tracks.times.count)
    let track = try #require(keyframes.tracks.track(named: "hero"))
    for key in keys {
      let time = try #require(key["time"]?.number)
      let sample = try #require(track.samples[Int((time * 60).rounded())])
      #expect(abs(sample.rect.width - (key["value"]?.number ?? -1)) < 1e-5)
    }
  }

  @Test func `names with commas and quotes are quoted`() throws {
    let timeline = try ReelSubjects.subject(
      text: """
        {"title": "t", "about": "", "canvas": {"width": 60, "height": 20, "scale": 1},
        "view": {"Text": "x", "name": "a, \\"b\\""}, "script": [{"wait": 0.1}]}
        """
    ).timeline
    let csv = Keyframes(timeline, from: 0, to: 0.1, framesPerSecond: 10).csv
    #expect(csv.contains("0,\"a, \"\"b\"\"\",element,"))
  }
}
