// The player page, in a browser and without one.

import Testing

@testable import ZoomRender

struct PlayerPageTests {
  /// A short scene whose page is small.
  private static let text = """
    {"title": "A </script> chip & a <hero>", "about": "small", "canvas":
    {"width": 90, "height": 60, "scale": 1}, "state": {"on": false},
    "view": {"HStack": {}, "children": [{"Rectangle": {}, "name": "chip", "modifiers":
      [{"fill": "red"}, {"frame": {"width": "${on ? 60 : 20}", "height": 20}}]}]},
    "script": [{"wait": 0.1}, {"withAnimation": {"animation": {"spring": {"response": 0.3,
      "dampingFraction": 0.8}}, "do": [{"set": {"on": true}}]}}, {"wait": "settled"}]}
    """

  private func film(_ subject: ReelSubject) throws -> PlayerFilm {
    let context = RasterContext(assets: try TestAssets.snapshot(), pixelsPerPoint: 1)
    return try PlayerFilm(
      subject, framesPerSecond: 60, context: context, parts: context, progress: { _, _ in })
  }

  @Test func `the page needs nothing beside it and is the same twice`() throws {
    let subject = try ReelSubjects.subject(text: Self.text)
    let page = PlayerPage.html(subject, film: try film(subject))
    #expect(page == PlayerPage.html(subject, film: try film(subject)))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("<title>A &lt;/script&gt; chip &amp; a &lt;hero&gt;</title>"))
    #expect(page.components(separatedBy: "</script>") == 2)
    #expect(PlayerPage.version(of: page).count == 32)
  }

  @Test func `a page that would be too large is not made`() throws {
    let subject = try ReelSubjects.subject(text: Self.text)
    let bytes = try self.film(subject).images.reduce(0) { $0 + $1.count }
    let context = RasterContext(assets: try TestAssets.snapshot(), pixelsPerPoint: 1)
    func film(mostBytes: Int) throws -> PlayerFilm {
      try PlayerFilm(
        subject, framesPerSecond: 60, context: context, parts: context, mostBytes: mostBytes,
        progress: { _, _ in })
    }
    #expect(try film(mostBytes: bytes).images.count > 1)
    #expect(throws: PlayerFilm.TooLarge.self) { try film(mostBytes: bytes - 1) }
  }

  @Test func `equal frames share a picture, and parts laid over each other are the frame`() throws {
    let subject = try ReelSubjects.subject("scenes/zoom/albums.json")
    let context = RasterContext(assets: try TestAssets.snapshot(), pixelsPerPoint: 0.5)
    let rasterizer = FrameRasterizer(context)
    for time in [0.1, 0.4, 1.5] {
      let frame = subject.frame(time)
      let slabs = frame.slabs()
      #expect(slabs.count >= 3)
      // Laid over each other as frames: the pixels of the whole, but for what glass takes up.
      var stacked = frame
      stacked.root = Layer(
        id: .root, role: .screen, bounds: frame.root.bounds, children: slabs.map(\.frame.root))
      let (whole, together) = (try rasterizer.bitmap(of: frame), try rasterizer.bitmap(of: stacked))
      let different = zip(whole.bytes, together.bytes).count { $0 != $1 }
      #expect(different == 0, "\(time): \(different)")
    }
    let names = subject.frame(0.4).slabs().map(\.name)
    #expect(names.contains("page") && names.contains("dim") && names.contains("card"))
    #expect(names.last == "system")
    let small = try ReelSubjects.subject(text: Self.text)
    let film = try film(small)
    #expect(Set(film.frames).count < film.frames.count)
    #expect(Set(film.frames.prefix(6)).count == 1)
  }

  @Test(.enabled(if: Chromium.program != nil, "chromium is not installed"))
  func `keys step, play and take layers apart in a browser`() throws {
    let subject = try ReelSubjects.subject(text: Self.text)
    let film = try film(subject)
    let html = PlayerPage.html(subject, film: film)
    let script = """
      const log = [];
      const note = name => log.push(name + '=' + document.body.dataset.frame);
      const press = (key, more) =>
        document.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true, ...more}));
      note('start'); press('ArrowRight'); note('right'); press('ArrowLeft'); press('ArrowLeft');
      note('left'); press('End'); note('end'); press('Home'); note('home');
      press('ArrowRight', {shiftKey: true}); note('ten');
      press('s'); log.push('speed=' + document.querySelector('.speed').value);
      press('b'); log.push('boxes=' + document.querySelector('.boxes').checked);
      const whole = document.body.dataset.pictures;
      press('l'); log.push('apart=' + (document.body.dataset.pictures !== whole)); press('l');
      log.push('together=' + (document.body.dataset.pictures === whole));
      document.querySelector('.scrub').value = 12;
      document.querySelector('.scrub').dispatchEvent(new Event('input')); note('scrub');
      document.querySelector('[data-copy=numbers]').click();
      log.push('cells=' + document.querySelectorAll('.numbers tr').length);
      log.push('springs=' + document.querySelectorAll('.spring code').length);
      press('Home'); press(' ');
      setTimeout(() => {
        log.push('copied=' + document.body.dataset.copied.split('\\n')[1].split('\\t')[0]);
        log.push('played=' + (+document.body.dataset.frame > 0));
        log.push('shown=' + document.querySelector('.pictures img').naturalWidth);
        document.body.dataset.log = log.join(' ');
      }, 3000);
      """
    // A loaded machine may not paint a frame within the page's time: the page then is asked again.
    var document = ""
    for _ in 0..<3 where !document.contains("played=true") {
      document = Chromium.document(html, running: script)
    }
    let log = try #require(
      document.firstRange(of: "data-log=\"").map {
        String(document[$0.upperBound...].prefix { $0 != "\"" })
      }, "\(document.prefix(400))")
    let start = 6
    let last = film.frames.count - 1
    #expect(
      log == """
        start=\(start) right=\(start + 1) left=\(start - 1) end=\(last) home=0 ten=10 speed=0.5 \
        boxes=true apart=true together=true scrub=12 cells=2 springs=3 copied=chip played=true \
        shown=90
        """)
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
