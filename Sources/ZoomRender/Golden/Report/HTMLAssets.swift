// Style of the report page.

/// The fixed parts of the page: they read the data elements that ``HTMLReport`` writes.
enum HTMLAssets {
  /// Texts have a contrast of at least 4.5 to their ground in both appearances (WCAG 2.2, 1.4.3).
  static let style = """
    :root{--golden:#0a5fe0;--actual:#b84a00;--muted:#5f6368;--paper:#fff;--rule:#8886;
    --tall:min(620px,70vh);color-scheme:light dark}
    @media (prefers-color-scheme:dark){
    :root{--golden:#6aa8ff;--actual:#ff9a4d;--muted:#a5a9ae;--paper:#1b1b1d}}
    body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1180px;padding:16px}
    h1{margin:0;font-size:22px}h2{font-size:17px;margin:0}h2 em{font-style:normal;font-weight:400}
    h2,li,.sentence,.spark{overflow-wrap:anywhere}
    .keys,output{color:var(--muted);font-size:13px}.keys span{white-space:nowrap;margin-right:10px}
    kbd{font:inherit;border:1px solid var(--rule);border-radius:4px;padding:0 4px}
    nav ul{display:flex;flex-wrap:wrap;gap:4px 14px;margin:8px 0;padding:0;list-style:none}
    section{border-left:4px solid #34a853;padding:6px 14px;margin:12px 0}
    section.bad{border-color:#d93025}.sentence{font-size:16px;margin:4px 0}
    section.good{display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline;padding:1px 14px;margin:6px 0}
    section.good h2,.good .sentence{font-size:15px;margin:0}
    .controls{display:flex;gap:6px;flex-wrap:wrap;margin:8px 0}
    button.on{background:var(--golden);color:var(--paper)}
    .stage{display:flex;gap:12px;min-height:40px}
    .stage figure{margin:0;min-width:0;flex:0 1 calc(var(--tall)*var(--ratio))}
    figcaption{font-size:12px;color:var(--muted)}
    .stage img{display:block;width:100%;border:1px solid var(--rule);box-sizing:border-box;
    image-rendering:pixelated}
    .same img{aspect-ratio:var(--ratio)}
    .stack{position:relative;touch-action:pan-y;display:grid;align-items:start}.stack img{grid-area:1/1}
    .stack i{position:absolute;top:0;bottom:0;left:50%;width:2px;background:var(--actual);pointer-events:none}
    .time{display:flex;gap:10px;align-items:center;margin-top:10px}.scrub{flex:1;min-width:60px}
    output{min-width:21ch;font-variant-numeric:tabular-nums}
    .motion{display:flex;gap:16px;margin-top:12px;align-items:flex-start;flex-wrap:wrap}
    .motion figure{margin:0;max-width:100%}
    canvas{border:1px solid var(--rule);background:var(--paper);max-width:100%;box-sizing:border-box}
    .sparks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(250px,100%),1fr));gap:8px;margin-top:8px}
    .spark{font-size:12px}.spark svg{display:block;width:240px;max-width:100%;height:46px}
    .golden{color:var(--golden)}.actual{color:var(--actual)}
    polyline,.spark line{fill:none;stroke:currentColor;stroke-width:1.5}
    polyline.actual{stroke-dasharray:4 2}.spark line{color:var(--muted);stroke-width:1}
    @media (max-width:700px){body{padding:8px}section{padding:6px 8px}.time{flex-wrap:wrap}
    .stage{flex-wrap:wrap;gap:8px}.stage figure{flex:0 1 calc(50% - 4px)}.stage figure:only-child{flex:0 1 calc(var(--tall)*var(--ratio))}}
    """
}
