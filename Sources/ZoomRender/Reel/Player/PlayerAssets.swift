// Style and script of the player page.

/// The fixed parts of the page: they read the data element that ``PlayerPage`` writes.
enum PlayerAssets {
  static let style = """
    :root{color-scheme:dark;--ground:#111216;--panel:#1e2027;--rule:#3e424d;--quiet:#a0a6b2}
    body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1280px;padding:20px;
    background:var(--ground);color:#f0f1f5}
    h1{font-size:24px;margin:0}h2{font-size:17px;margin:24px 0 8px}header p{margin:2px 0 16px;
    color:var(--quiet)}
    main{display:flex;gap:32px;align-items:flex-start;flex-wrap:wrap}
    .screen{position:relative;overflow:hidden;background:#000}
    .pictures img{position:absolute;inset:0;width:100%;height:100%;display:block}
    .overlay{position:absolute;inset:0;pointer-events:none}
    .side{flex:1;min-width:320px}.readout{font-size:28px;font-variant-numeric:tabular-nums}
    .scrub{width:100%;margin:10px 0}.row{display:flex;gap:8px;flex-wrap:wrap;margin:8px 0;
    align-items:center}
    button,select{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--rule);
    border-radius:8px;padding:4px 12px;cursor:pointer}
    button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid #5cb8ff}
    label{background:var(--panel);border-radius:8px;padding:4px 10px}
    .curves{width:100%;height:170px;background:var(--panel);border-radius:12px;margin-top:8px}
    .legend span{margin-right:14px}.keys{color:var(--quiet);margin-top:24px}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    td,th{padding:3px 14px 3px 0;text-align:right;border-bottom:1px solid var(--rule)}
    td:first-child,th:first-child{text-align:left}th{color:var(--quiet);font-weight:400}
    .spring{background:var(--panel);border-radius:12px;padding:12px 16px;margin:8px 0}
    .spring h3{margin:0 0 6px;font-size:16px}.spring code{overflow-wrap:anywhere}
    .spring div{margin:4px 0}.spring em{font-style:normal;color:var(--quiet)}
    .stale{position:fixed;inset:auto 0 0;background:#8c1d18;padding:10px 20px;white-space:pre-wrap;
    font:13px/1.4 monospace;max-height:40vh;overflow:auto}
    """

  static let script = playing + watching

  private static let playing = """
    'use strict';
    const d = JSON.parse(document.querySelector('.data').textContent);
    const $ = name => document.querySelector(name);
    const colors = ['#5cb8ff', '#ffa056', '#4ad968', '#ff8ac4', '#fedf43', '#a7aaff'];
    const names = ['x', 'y', 'width', 'height', 'radius', 'opacity'];
    const [W, H] = d.size, count = d.frames.length;
    const zoom = Math.min(620 / H, 560 / W, 3);
    const screen = $('.screen'), overlay = $('.overlay'), pictures = $('.pictures');
    screen.style.cssText = `width:${W * zoom}px;height:${H * zoom}px;` +
      `border-radius:${Math.max(8, d.radius * zoom)}px;background:rgb(${d.ground.join(' ')})`;
    const dpr = window.devicePixelRatio || 1;
    overlay.width = W * zoom * dpr; overlay.height = H * zoom * dpr;
    overlay.style.width = W * zoom + 'px'; overlay.style.height = H * zoom + 'px';
    const images = d.images.map(text => {
      const image = new Image();
      image.src = 'data:image/png;base64,' + text; image.alt = '';
      return image;
    });
    const hidden = new Set();
    let frame = 0, speed = 1, playing = false, position = 0, last = 0;
    const scrub = $('.scrub');
    scrub.max = count - 1;

    function draw() {
      const parts = d.layered[frame - d.firstLayered];
      const shown = hidden.size && parts ?
        parts.filter(([layer]) => !hidden.has(layer)).map(([, image]) => image) : [d.frames[frame]];
      pictures.replaceChildren(...shown.map(index => images[index]));
      const ms = (frame / d.fps - d.span[0]) * 1000;
      $('output').textContent = `frame ${frame} · ${ms.toFixed(1)} ms`;
      document.body.dataset.frame = frame;
      document.body.dataset.pictures = shown.join(',');
      scrub.value = frame;
      drawOverlay(); drawCurves(); drawNumbers();
    }
    function go(next) { frame = Math.max(0, Math.min(count - 1, next)); position = frame; draw(); }

    function drawOverlay() {
      const c = overlay.getContext('2d');
      c.setTransform(zoom * dpr, 0, 0, zoom * dpr, 0, 0);
      c.clearRect(0, 0, W, H);
      if ($('.boxes').checked) d.tracks.filter(t => t.kind === 'element').forEach((t, i) => {
        const s = t.samples[frame];
        if (!s || s[5] < .02) return;
        c.strokeStyle = colors[i % 6]; c.lineWidth = 1.5;
        c.strokeRect(s[0], s[1], s[2], s[3]);
      });
      if ($('.path').checked) {
        const t = chosen();
        c.strokeStyle = c.fillStyle = colors[4]; c.lineWidth = 1.5; c.beginPath();
        const points = t ? t.samples.slice(0, frame + 1).filter(Boolean)
          .map(s => [s[0] + s[2] / 2, s[1] + s[3] / 2]) : [];
        points.forEach(([x, y], i) => i ? c.lineTo(x, y) : c.moveTo(x, y));
        c.stroke();
        points.forEach(([x, y]) => { c.beginPath(); c.arc(x, y, 2.5, 0, 7); c.fill(); });
      }
    }

    const track = $('.track');
    d.tracks.forEach((t, i) => track.add(new Option(t.name, i)));
    track.value = Math.max(0, d.tracks.findIndex(t => t.name === d.traveller));
    const chosen = () => d.tracks[track.value];
    function moving(t) {
      return names.map((name, k) => ({name, k, values: t.samples.map(s => s && s[k])}))
        .filter(line => {
          const there = line.values.filter(v => v !== null);
          return Math.max(...there) - Math.min(...there) > (line.k === 5 ? .01 : .5);
        });
    }
    function velocity(values) {
      return values.map((v, i) => {
        const a = values[i - 1] ?? v, b = values[i + 1] ?? v;
        const steps = (values[i - 1] == null ? 0 : 1) + (values[i + 1] == null ? 0 : 1);
        return v === null || !steps ? null : (b - a) / steps * d.fps;
      });
    }
    function drawCurves() {
      const t = chosen(), lines = t ? moving(t) : [];
      const legend = $('.legend'); legend.textContent = '';
      document.querySelectorAll('.curves').forEach((canvas, which) => {
        const width = canvas.clientWidth || 600, height = 170, c = canvas.getContext('2d');
        canvas.width = width * dpr; canvas.height = height * dpr;
        c.setTransform(dpr, 0, 0, dpr, 0, 0);
        c.font = '13px system-ui'; c.fillStyle = '#a0a6b2';
        c.fillText(which ? 'velocity' : 'value', 12, 20);
        const x = i => 12 + i / Math.max(1, count - 1) * (width - 24);
        if (which) { c.fillStyle = '#3a3f4c'; c.fillRect(12, height / 2 + 10, width - 24, 1); }
        lines.forEach((line, n) => {
          const values = which ? velocity(line.values) : line.values;
          const there = values.filter(v => v !== null);
          // Speeds share the line of rest in the middle.
          const most = Math.max(...there.map(Math.abs));
          const low = which ? -most : Math.min(...there);
          const way = (which ? most : Math.max(...there)) - low || 1;
          c.strokeStyle = colors[n % 6]; c.lineWidth = 2; c.beginPath();
          let pen = false;
          values.forEach((v, i) => {
            if (v === null) { pen = false; return; }
            const y = height - 14 - (v - low) / way * (height - 48);
            pen ? c.lineTo(x(i), y) : c.moveTo(x(i), y); pen = true;
          });
          c.stroke();
          const now = values[frame];
          if (now === null) return;
          const span = document.createElement('span');
          span.style.color = colors[n % 6];
          span.textContent = `${line.name} ${now.toFixed(1)}${which ? '/s' : ''}`;
          legend.append(span);
        });
        c.strokeStyle = '#f0f1f5'; c.lineWidth = 1;
        c.beginPath(); c.moveTo(x(frame), 26); c.lineTo(x(frame), height - 8); c.stroke();
      });
    }
    function rows() {
      return d.tracks.map(t => [t.name, t.samples[frame]]).filter(([, s]) => s);
    }
    function drawNumbers() {
      const cells = (tag, list) => '<tr>' + list.map(v => `<${tag}>${v}</${tag}>`).join('') + '</tr>';
      const safe = text => text.replace(/[&<>]/g, c => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[c]);
      $('.numbers').innerHTML = cells('th', ['element', ...names]) +
        rows().map(([name, s]) => cells('td', [safe(name), ...s.map(v => +v.toFixed(2))])).join('');
    }
    async function copy(text, button) {
      document.body.dataset.copied = text;
      try { await navigator.clipboard.writeText(text); } catch {
        const area = document.createElement('textarea');
        area.value = text; document.body.append(area); area.select();
        document.execCommand('copy'); area.remove();
      }
      const old = button.textContent;
      button.textContent = 'copied'; setTimeout(() => button.textContent = old, 900);
    }
    $('[data-copy=numbers]').onclick = e => copy(
      [['element', ...names], ...rows().map(([name, s]) => [name, ...s])]
        .map(r => r.join('\\t')).join('\\n'), e.target);
    d.springs.forEach(spring => {
      const box = document.createElement('div'); box.className = 'spring';
      const title = document.createElement('h3'); title.textContent = spring.name; box.append(title);
      const add = (name, text, isCode) => {
        const line = document.createElement('div'), label = document.createElement('em');
        const value = document.createElement(isCode ? 'code' : 'span');
        label.textContent = name + '  '; value.textContent = text; line.append(label, value);
        if (isCode) {
          const button = document.createElement('button'); button.textContent = 'copy';
          button.onclick = () => copy(text, button); line.append(' ', button);
        }
        box.append(line);
      };
      spring.forms.forEach(([name, value]) => add(name, value));
      ['SwiftUI', 'Compose', 'CSS'].forEach(name => add(name, spring[name], true));
      $('.springs').append(box);
    });
    d.moments.forEach(moment => {
      const button = document.createElement('button'); button.textContent = moment.name;
      button.onclick = () => go(Math.round(moment.time * d.fps)); $('.moments').append(button);
    });
    d.layers.forEach((name, index) => {
      const label = document.createElement('label'), box = document.createElement('input');
      box.type = 'checkbox'; box.checked = true; box.dataset.layer = index;
      box.onchange = () => { box.checked ? hidden.delete(index) : hidden.add(index); draw(); };
      label.append(box, ' ' + name); $('.layers').append(label);
    });
    $('.layers').title = 'layers of the main motion; glass shows nothing below it when taken apart';
    function play(on) {
      playing = on; $('.play').textContent = on ? 'pause' : 'play';
      if (on && frame === count - 1) go(0);
      last = performance.now();
      if (on) requestAnimationFrame(tick);
    }
    function tick(now) {
      if (!playing) return;
      position += Math.max(0, now - last) / 1000 * d.fps * speed; last = now;
      if (position >= count - 1) { go(count - 1); return play(false); }
      const next = Math.floor(position);
      if (next !== frame) { frame = next; draw(); }
      requestAnimationFrame(tick);
    }
    function setSpeed(value) { speed = +value; $('.speed').value = value; }
    scrub.oninput = () => { play(false); go(+scrub.value); };
    track.onchange = draw; $('.boxes').onchange = draw; $('.path').onchange = draw;
    $('.play').onclick = () => play(!playing);
    $('.back').onclick = () => { play(false); go(frame - 1); };
    $('.forward').onclick = () => { play(false); go(frame + 1); };
    $('.speed').onchange = e => setSpeed(e.target.value);
    document.addEventListener('keydown', e => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.target.matches?.('select')) return;
      // A focused button takes the space bar itself.
      if (e.key === ' ' && e.target.matches?.('button')) return;
      const step = e.shiftKey ? 10 : 1;
      const keys = {
        ArrowRight: () => { play(false); go(frame + step); },
        ArrowLeft: () => { play(false); go(frame - step); },
        Home: () => { play(false); go(0); }, End: () => { play(false); go(count - 1); },
        ' ': () => play(!playing),
        s: () => setSpeed({1: '0.5', 0.5: '0.25', 0.25: '0.1', 0.1: '1'}[speed]),
        b: () => { $('.boxes').checked = !$('.boxes').checked; draw(); },
        p: () => { $('.path').checked = !$('.path').checked; draw(); },
        l: () => {
          const isOff = hidden.size > 0;
          document.querySelectorAll('[data-layer]').forEach((box, i) => {
            box.checked = isOff || i !== 0; isOff ? hidden.delete(i) : i || hidden.add(0);
          });
          draw();
        },
      };
      if (!keys[e.key]) return;
      keys[e.key](); e.preventDefault();
    });
    window.addEventListener('resize', draw);
    let kept = null;
    try { kept = sessionStorage.getItem('zoom-render-frame'); } catch {}
    go(kept === null ? Math.round(d.span[0] * d.fps) : +kept);
    document.body.dataset.ready = 'true';
    """

  /// Asks a script beside the page whether the page is stale; keeps the frame over a reload.
  private static let watching = """

    if (document.body.dataset.watch) {
      window.zoomRenderVersion = (version, problem) => {
        document.querySelector('.stale')?.remove();
        if (problem) {
          const box = document.createElement('div'); box.className = 'stale';
          box.textContent = problem; document.body.append(box);
        } else if (version !== document.body.dataset.version) {
          try { sessionStorage.setItem('zoom-render-frame', frame); } catch {}
          location.reload();
        }
      };
      setInterval(() => {
        const script = document.createElement('script');
        script.src = document.body.dataset.watch + '?' + Date.now();
        script.onload = script.onerror = () => script.remove();
        document.head.append(script);
      }, 400);
    }
    """
}
