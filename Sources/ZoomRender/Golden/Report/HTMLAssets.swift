// Style of the report page.

/// The fixed parts of the page: they read the data elements that ``HTMLReport`` writes.
enum HTMLAssets {
  static let style = """
    :root{--golden:#0a6cff;--actual:#ff6a00;color-scheme:light dark}
    body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1180px;padding:16px}
    h1{margin:0;font-size:22px}h2{font-size:17px;margin:0}h2 em{font-style:normal;font-weight:400}
    .keys,output{color:#777;font-size:13px}
    section{border-left:4px solid #34a853;padding:6px 14px;margin:12px 0}
    section.bad{border-color:#d93025}.sentence{font-size:16px;margin:4px 0}
    .controls{display:flex;gap:6px;flex-wrap:wrap;margin:8px 0}
    button.on{background:var(--golden);color:#fff}
    .stage{position:relative;display:flex;gap:12px;min-height:40px}
    .stage figure{margin:0}.stage figcaption{font-size:12px;color:#777}
    .stage img{display:block;height:min(620px,70vh);border:1px solid #8884;image-rendering:pixelated}
    .stack{position:relative;touch-action:none}.stack img+img{position:absolute;inset:0}
    .stack i{position:absolute;top:0;bottom:0;left:50%;width:2px;background:var(--actual);pointer-events:none}
    .motion{display:flex;gap:16px;margin-top:12px;align-items:flex-start;flex-wrap:wrap}
    .motion figure{margin:0}.motion figcaption{font-size:12px;color:#777}
    canvas{border:1px solid #8884;background:#fff}
    .scrub{width:100%}.sparks{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr))}
    .spark{font-size:12px}.spark svg{display:block;width:240px;height:46px}
    .golden{color:var(--golden)}.actual{color:var(--actual)}
    polyline{fill:none;stroke:currentColor;stroke-width:1.5}
    polyline.actual{stroke-dasharray:4 2}
    """
}
