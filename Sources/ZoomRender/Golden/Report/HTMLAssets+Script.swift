// Script of the report page.

extension HTMLAssets {
  static let script = [scriptHead, scriptMotion, scriptStage, scriptKeys].joined(separator: "\n")

  /// State of a viewer, and what the address asks for: `#scene=NAME&mode=blink&frame=12`.
  private static let scriptHead = """
    'use strict';
    const viewers = [...document.querySelectorAll('.viewer')].map(box => view(box));
    let active = 0;
    const asked = new URLSearchParams(location.hash.slice(1));
    viewers.forEach((v, i) => {
      v.box.addEventListener('pointerenter', () => active = i);
      if (asked.has('scene') && asked.get('scene') !== v.box.dataset.scene) return;
      if (asked.has('scene')) { active = i; v.box.scrollIntoView(); }
      if (asked.has('frame')) v.go(+asked.get('frame') || 0);
      if (asked.has('mode')) v.show(asked.get('mode'));
    });
    function view(box) {
      const d = JSON.parse(box.querySelector('script').textContent);
      const find = name => box.querySelector('.' + name);
      const frames = Math.max(1, ...[...d.golden, ...d.actual].map(t => t.rects.length));
      const v = {box, d, find, frames, frame: d.failed[0] || 0, picture: 0, mode: 'sides',
        scale: Math.min(1, 420 / d.size[1]), playing: 0, blinking: 0};
      // Pictures of some frames are there: the nearest is shown.
      const nearest = n => d.pictures.reduce((best, p, i) =>
        Math.abs(p.frame - n) < Math.abs(d.pictures[best].frame - n) ? i : best, 0);
      stage(v); motion(v); sparks(v);
      const scrub = find('scrub');
      scrub.max = frames - 1;
      v.go = n => {
        v.frame = ((Math.round(n) % frames) + frames) % frames;
        scrub.value = v.frame;
        find('now').textContent = 'frame ' + v.frame + ' · ' +
          (v.frame / d.fps * 1000).toFixed(1) + ' ms' +
          (d.failed.includes(v.frame) ? ' · differs' : ' · equal');
        box.dataset.frame = v.frame;
        const picture = nearest(v.frame);
        if (picture !== v.picture) { v.picture = picture; v.draw(); }
        v.drawMotion();
      };
      v.play = () => {
        v.playing = v.playing ? clearInterval(v.playing) || 0
          : setInterval(() => v.go(v.frame + 1), 1000 / d.fps);
      };
      scrub.oninput = () => v.go(+scrub.value);
      v.picture = nearest(v.frame);
      v.draw(); v.go(v.frame);
      box.dataset.ready = 'true';
      return v;
    }
    """

  /// Boxes of a frame, the slit scan, and a spark line for every number that differs.
  private static let scriptMotion = """
    function tone(side) {
      return getComputedStyle(document.documentElement).getPropertyValue('--' + side);
    }
    function motion(v) {
      const {d, frames, scale} = v, wire = v.find('wire'), slit = v.find('slit');
      const [W, H] = d.size, half = Math.max(160, Math.min(frames * 4, 480));
      wire.width = W * scale; wire.height = H * scale;
      slit.width = half * 2 + 8; slit.height = H * scale;
      const scans = ['slit-golden', 'slit-actual'].map(kind => {
        const image = new Image();
        image.onload = () => v.drawMotion && v.drawMotion();
        if (d[kind]) image.src = 'data:image/png;base64,' + d[kind];
        return image;
      });
      v.drawMotion = () => {
        const c = wire.getContext('2d'), s = slit.getContext('2d');
        c.clearRect(0, 0, wire.width, wire.height); s.clearRect(0, 0, slit.width, slit.height);
        for (const side of ['golden', 'actual']) {
          c.strokeStyle = c.fillStyle = tone(side);
          c.font = '10px sans-serif'; c.setLineDash(side === 'actual' ? [4, 2] : []);
          for (const track of d[side]) {
            const r = track.rects[v.frame];
            if (!r || r[4] < .004) continue;
            c.strokeRect(r[0] * scale, r[1] * scale, r[2] * scale, r[3] * scale);
            if (!track.id.startsWith('#'))
              c.fillText(track.name, r[0] * scale + 2, r[1] * scale + 10);
          }
        }
        c.setLineDash([]); c.strokeStyle = '#999';
        c.beginPath(); c.moveTo(d.slit * scale, 0); c.lineTo(d.slit * scale, wire.height); c.stroke();
        scans.forEach((image, i) => {
          const left = i * (half + 8), x = left + (v.frame + .5) * half / frames;
          if (image.complete && image.naturalWidth) {
            s.drawImage(image, left, 0, half, slit.height);
            slit.dataset.scans = scans.filter(e => e.naturalWidth).length;
          }
          s.strokeStyle = tone(i ? 'actual' : 'golden');
          s.strokeRect(left + .5, .5, half - 1, slit.height - 1);
          s.beginPath(); s.moveTo(x, 0); s.lineTo(x, slit.height); s.stroke();
        });
      };
      slit.onclick = e => v.go(Math.floor((e.offsetX % (half + 8)) / half * frames));
    }
    function sparks(v) {
      const found = [], names = ['x', 'y', 'width', 'height', 'opacity', 'radius'], host = v.find('sparks');
      for (const track of v.d.actual) {
        const old = v.d.golden.find(t => t.id === track.id);
        if (!old) continue;
        let best = null;
        names.forEach((name, k) => {
          const most = Math.max(...track.rects.map((r, i) =>
            r && old.rects[i] ? Math.abs(r[k] - old.rects[i][k]) : 0));
          const weight = name === 'opacity' ? most * 100 : most;
          if (weight > .004 && (!best || weight > best.weight)) best = {name, k, most, weight};
        });
        if (!best) continue;
        const values = [...track.rects, ...old.rects].filter(r => r).map(r => r[best.k]);
        const low = Math.min(...values), span = Math.max(...values) - low || 1;
        const line = (rects, side) => '<polyline class="' + side + '" points="' + rects.map((r, i) =>
          r ? (i * 240 / v.frames).toFixed(1) + ',' + (43 - 40 * (r[best.k] - low) / span).toFixed(1)
            : '').join(' ') + '"/>';
        const e = document.createElement('div'); e.className = 'spark';
        e.innerHTML = '<svg viewBox="0 0 240 46">' + line(old.rects, 'golden') +
          line(track.rects, 'actual') + '</svg>';
        e.prepend(document.createTextNode(track.name + ': ' + best.name + ' differs by up to ' +
          best.most.toFixed(best.name === 'opacity' ? 3 : 2)));
        e.dataset.name = track.name;
        found.push({e, weight: best.weight});
      }
      found.sort((a, b) => b.weight - a.weight).slice(0, 24).forEach(f => host.append(f.e));
    }
    """

  /// Pictures of a stored frame in five ways.
  private static let scriptStage = """
    function stage(v) {
      const {d, box} = v, host = v.find('stage'), pick = v.find('picture');
      d.pictures.forEach((p, i) => pick.add(new Option('frame ' + p.frame, i)));
      if (!d.pictures.length) {
        box.querySelector('.controls').remove();
        host.textContent = 'No stored frame differs: the numbers below show the change.';
      }
      const img = (kind, style) => {
        const e = new Image();
        e.onload = () => box.dataset.loaded = (+box.dataset.loaded || 0) + 1;
        e.src = 'data:image/png;base64,' + d.pictures[v.picture][kind];
        e.alt = kind + ' of frame ' + d.pictures[v.picture].frame;
        e.draggable = false; Object.assign(e.style, style || {});
        return e;
      };
      const figure = (caption, ...images) => {
        const f = document.createElement('figure'), s = document.createElement('div');
        const t = document.createElement('figcaption');
        s.className = 'stack'; s.append(...images);
        t.textContent = caption + ' (frame ' + d.pictures[v.picture].frame + ')';
        f.append(s, t); host.append(f); return s;
      };
      const ways = {
        sides() {
          figure('golden', img('expected')); figure('actual', img('actual'));
          figure('difference', img('difference'));
        },
        heat() { figure('difference: yellow is one level, red 64 and more', img('difference')); },
        onion() { figure('actual at half strength over golden', img('expected'), img('actual', {opacity: .5})); },
        blink() {
          const top = img('actual'); figure('golden and actual in turn', img('expected'), top);
          v.blinking = setInterval(() => top.hidden = !top.hidden, 500);
        },
        slider() {
          const top = img('actual', {clipPath: 'inset(0 0 0 50%)'});
          const line = document.createElement('i');
          const s = figure('golden left, actual right', img('expected'), top, line);
          s.onpointermove = e => {
            const r = s.getBoundingClientRect();
            const share = Math.max(0, Math.min(100, 100 * (e.clientX - r.left) / r.width));
            top.style.clipPath = 'inset(0 0 0 ' + share + '%)';
            line.style.left = share + '%';
          };
        },
      };
      v.draw = () => {
        clearInterval(v.blinking);
        if (!d.pictures.length) return;
        pick.value = v.picture;
        for (const b of box.querySelectorAll('button')) {
          b.classList.toggle('on', b.dataset.mode === v.mode);
          b.setAttribute('aria-pressed', b.dataset.mode === v.mode);
        }
        host.textContent = ''; box.dataset.mode = v.mode;
        ways[v.mode]();
      };
      v.show = mode => { if (ways[mode]) { v.mode = mode; v.draw(); } };
      pick.onchange = () => { v.picture = +pick.value; v.draw(); v.go(d.pictures[v.picture].frame); };
      for (const b of box.querySelectorAll('button')) b.onclick = () => v.show(b.dataset.mode);
    }
    """

  private static let scriptKeys = """
    document.addEventListener('keydown', e => {
      if (!viewers.length || e.ctrlKey || e.metaKey || e.altKey || e.target.matches('select')) return;
      const v = viewers[active];
      const modes = {b: 'blink', o: 'onion', s: 'slider', h: 'heat', 2: 'sides'};
      const move = {ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10}[e.key];
      if (move) v.go(v.frame + move);
      else if (e.key === 'Home') v.go(0);
      else if (e.key === 'End') v.go(v.frames - 1);
      else if (e.key === ' ') v.play();
      else if (e.key === 'j' || e.key === 'k') {
        active = (active + (e.key === 'j' ? 1 : viewers.length - 1)) % viewers.length;
        viewers[active].box.scrollIntoView();
      } else if (modes[e.key]) v.show(modes[e.key]);
      else return;
      e.preventDefault();
    });
    document.documentElement.dataset.ready = 'true';
    """
}
