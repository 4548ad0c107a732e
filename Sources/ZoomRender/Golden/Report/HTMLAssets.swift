// Style and script of the report page.

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
    .stage img{display:block;max-height:620px;border:1px solid #8884}
    .stack{position:relative}.stack img+img{position:absolute;inset:0}
    .motion{display:flex;gap:16px;margin-top:12px;align-items:flex-start}
    canvas{border:1px solid #8884;background:#fff}
    .scrub{width:100%}.sparks{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr))}
    .spark{font-size:12px}.spark svg{display:block;width:240px;height:46px}
    """

  static let script = """
    'use strict';
    for (const box of document.querySelectorAll('.viewer')) view(box);
    function view(box) {
      const d = JSON.parse(box.querySelector('script').textContent);
      const frames = Math.max(...[...d.golden, ...d.actual].map(t => t.rects.length), 1);
      const [W, H] = d.size, scale = Math.min(1, 420 / H);
      const wire = box.querySelector('.wire'), slit = box.querySelector('.slit');
      const scrub = box.querySelector('.scrub'), out = box.querySelector('output');
      const stage = box.querySelector('.stage'), pick = box.querySelector('.picture');
      let frame = d.failed[0] || 0, mode = 'sides', picture = 0, timer = 0, playing = 0;
      scrub.max = frames - 1;
      wire.width = W * scale; wire.height = H * scale;
      slit.width = Math.max(240, Math.min(frames * 6, 600)); slit.height = H * scale;
      d.pictures.forEach((p, i) => pick.add(new Option('frame ' + p.frame, i)));
      if (!d.pictures.length) {
        pick.remove(); box.querySelector('.controls').remove();
        stage.textContent = 'No stored frame differs: the numbers below show the change.';
      }
      const color = name => getComputedStyle(document.documentElement).getPropertyValue(name);
      function drawWire() {
        const c = wire.getContext('2d');
        c.clearRect(0, 0, wire.width, wire.height);
        for (const [side, tone] of [['golden', '--golden'], ['actual', '--actual']]) {
          c.strokeStyle = color(tone); c.fillStyle = color(tone); c.font = '10px sans-serif';
          for (const track of d[side]) {
            const r = track.rects[frame];
            if (!r) continue;
            c.strokeRect(r[0] * scale, r[1] * scale, r[2] * scale, r[3] * scale);
            c.fillText(track.name, r[0] * scale + 2, r[1] * scale + 10);
          }
        }
      }
      function drawSlit() {
        const c = slit.getContext('2d'), step = slit.width / frames;
        c.clearRect(0, 0, slit.width, slit.height);
        for (const [side, tone] of [['golden', '--golden'], ['actual', '--actual']]) {
          c.strokeStyle = color(tone); c.globalAlpha = .8;
          for (const track of d[side]) for (const edge of [0, 1]) {
            c.beginPath();
            track.rects.forEach((r, i) => {
              if (!r) return;
              const y = (r[1] + edge * r[3]) * scale;
              i && track.rects[i - 1] ? c.lineTo(i * step, y) : c.moveTo(i * step, y);
            });
            c.stroke();
          }
        }
        c.globalAlpha = 1; c.strokeStyle = '#999';
        c.beginPath(); c.moveTo(frame * step, 0); c.lineTo(frame * step, slit.height); c.stroke();
      }
      function img(kind, style) {
        const e = new Image();
        e.src = 'data:image/png;base64,' + d.pictures[picture][kind];
        e.alt = kind; Object.assign(e.style, style || {});
        return e;
      }
      function figure(caption, ...images) {
        const f = document.createElement('figure'), s = document.createElement('div');
        s.className = 'stack'; s.append(...images);
        const t = document.createElement('figcaption'); t.textContent = caption;
        f.append(s, t); return f;
      }
      function drawStage() {
        clearInterval(timer);
        if (!d.pictures.length) return;
        for (const b of box.querySelectorAll('button'))
          b.classList.toggle('on', b.dataset.mode === mode);
        stage.textContent = '';
        if (mode === 'sides')
          stage.append(figure('golden', img('expected')), figure('actual', img('actual')),
            figure('difference', img('difference')));
        if (mode === 'heat') stage.append(figure('difference', img('difference')));
        if (mode === 'onion')
          stage.append(figure('golden under actual', img('expected'), img('actual', {opacity: .5})));
        if (mode === 'blink') {
          const top = img('actual'); stage.append(figure('golden / actual', img('expected'), top));
          timer = setInterval(() => top.hidden = !top.hidden, 500);
        }
        if (mode === 'slider') {
          const top = img('actual', {clipPath: 'inset(0 0 0 50%)'});
          const f = figure('golden left, actual right', img('expected'), top);
          f.onpointermove = e => {
            const r = f.getBoundingClientRect();
            top.style.clipPath = 'inset(0 0 0 ' + 100 * (e.clientX - r.left) / r.width + '%)';
          };
          stage.append(f);
        }
      }
      function sparks() {
        const host = box.querySelector('.sparks');
        for (const track of d.actual) {
          const old = d.golden.find(t => t.name === track.name);
          if (!old) continue;
          const delta = track.rects.map((r, i) => r && old.rects[i] ?
            Math.max(...r.map((v, k) => Math.abs(v - old.rects[i][k]))) : 0);
          const most = Math.max(...delta);
          if (most < .005) continue;
          const points = delta.map((v, i) => i * 240 / frames + ',' + (42 - 40 * v / most));
          const e = document.createElement('div'); e.className = 'spark';
          e.innerHTML = '<svg><polyline fill="none" stroke="currentColor" points="' +
            points.join(' ') + '"/></svg>';
          e.prepend(document.createTextNode(track.name + ': up to ' + most.toFixed(2) + ' pt'));
          host.append(e);
        }
      }
      function show() {
        scrub.value = frame;
        out.textContent = 'frame ' + frame + ' · ' + (frame / d.fps * 1000).toFixed(1) + ' ms' +
          (d.failed.includes(frame) ? ' · differs' : ' · equal');
        drawWire(); drawSlit();
      }
      function go(n) { frame = (n + frames) % frames; show(); }
      scrub.oninput = () => go(+scrub.value);
      pick.onchange = () => { picture = +pick.value; drawStage(); go(d.pictures[picture].frame); };
      for (const b of box.querySelectorAll('button'))
        b.onclick = () => { mode = b.dataset.mode; drawStage(); };
      document.addEventListener('keydown', e => {
        if (e.ctrlKey || e.metaKey || e.altKey || e.target.matches('select')) return;
        const modes = {b: 'blink', o: 'onion', s: 'slider', h: 'heat', 2: 'sides'};
        if (e.key === 'ArrowRight') go(frame + 1);
        else if (e.key === 'ArrowLeft') go(frame - 1);
        else if (e.key === ' ') {
          playing = playing ? clearInterval(playing) || 0 : setInterval(() => go(frame + 1), 1000 / d.fps);
        } else if (modes[e.key]) { mode = modes[e.key]; drawStage(); }
        else return;
        e.preventDefault();
      });
      sparks(); drawStage(); show();
      box.dataset.ready = 'true';
    }
    """
}
