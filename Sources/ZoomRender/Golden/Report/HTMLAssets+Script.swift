// Script of the report page.

extension HTMLAssets {
  static let script = [scriptHead, scriptMotion, scriptSparks, scriptStage, scriptKeys]
    .joined(separator: "\n")

  /// State of a viewer, and what the address asks for: `#scene=NAME&mode=blink&frame=12`.
  private static let scriptHead = """
    'use strict';
    const viewers = [...document.querySelectorAll('.viewer')].map(box => view(box));
    let active = 0;
    viewers.forEach((v, i) => {
      for (const name of ['pointerenter', 'focusin'])
        v.section.addEventListener(name, () => active = i);
    });
    function answer() {
      const asked = new URLSearchParams(location.hash.slice(1));
      viewers.forEach((v, i) => {
        if (asked.has('scene') && asked.get('scene') !== v.box.dataset.scene) return;
        if (asked.has('scene')) { active = i; v.section.scrollIntoView(); }
        if (asked.has('frame')) v.go(+asked.get('frame') || 0);
        if (asked.has('mode')) v.show(asked.get('mode'));
      });
    }
    answer();
    addEventListener('hashchange', answer);
    matchMedia('(prefers-color-scheme: dark)').onchange = () => viewers.forEach(v => v.drawMotion());
    function view(box) {
      const d = JSON.parse(box.querySelector('script').textContent);
      const find = name => box.querySelector('.' + name);
      const frames = Math.max(1, ...[...d.golden, ...d.actual].map(t => t.rects.length));
      const v = {box, d, find, frames, frame: d.failed[0] || 0, picture: 0, mode: 'sides',
        section: box.closest('section'), scale: Math.min(1, 420 / d.size[1]), playing: 0, blinking: 0};
      box.style.setProperty('--ratio', d.size[0] / d.size[1]);
      // Pictures of some frames are there: the nearest is shown.
      const nearest = n => d.pictures.reduce((best, p, i) =>
        Math.abs(p.frame - n) < Math.abs(d.pictures[best].frame - n) ? i : best, 0);
      stage(v); motion(v); sparks(v);
      const scrub = find('scrub');
      scrub.max = frames - 1;
      v.go = n => {
        v.frame = ((Math.round(n) % frames) + frames) % frames;
        scrub.value = v.frame;
        const has = side => d[side].some(t => v.frame < t.rects.length);
        const only = has('golden') === has('actual') ? '' : has('golden') ? 'golden' : 'actual';
        find('now').textContent = 'frame ' + v.frame + ' · ' +
          (v.frame / d.fps * 1000).toFixed(1) + ' ms · ' + (only ? 'only in ' + only
            : !d.failed.length ? 'of another size' : d.failed.includes(v.frame) ? 'differs' : 'equal');
        scrub.setAttribute('aria-valuetext', find('now').textContent);
        box.dataset.frame = v.frame;
        const picture = nearest(v.frame);
        if (picture !== v.picture) { v.picture = picture; v.draw(); }
        v.drawMotion();
        for (const line of box.querySelectorAll('.spark line')) {
          line.setAttribute('x1', v.frame * 240 / frames);
          line.setAttribute('x2', v.frame * 240 / frames);
        }
      };
      v.play = () => {
        v.playing = v.playing ? clearInterval(v.playing) || 0
          : setInterval(() => v.go(v.frame + 1), 1000 / d.fps);
        find('play').textContent = v.playing ? 'pause' : 'play';
        find('play').setAttribute('aria-pressed', !!v.playing);
      };
      find('play').onclick = v.play;
      scrub.oninput = () => v.go(+scrub.value);
      v.picture = nearest(v.frame);
      v.draw(); v.go(v.frame);
      box.dataset.ready = 'true';
      return v;
    }
    """

  /// Outlines of a frame, and the slit scan, as sharp as the screen.
  private static let scriptMotion = """
    function tone(side) {
      return getComputedStyle(document.documentElement).getPropertyValue('--' + side).trim();
    }
    // A canvas of so many points: drawn in the screen's pixels, shown no wider than its place.
    function canvas(e, width, height) {
      const dense = devicePixelRatio || 1, c = e.getContext('2d');
      e.width = Math.round(width * dense); e.height = Math.round(height * dense);
      e.style.width = width + 'px';
      c.setTransform(e.width / width, 0, 0, e.height / height, 0, 0);
      c.imageSmoothingEnabled = false;
      return c;
    }
    function motion(v) {
      const {d, frames, scale} = v, wire = v.find('wire'), slit = v.find('slit');
      const width = d.size[0] * scale, height = d.size[1] * scale;
      const half = Math.max(160, Math.min(frames * 4, 480)), wide = half * 2 + 8;
      const c = canvas(wire, width, height), s = canvas(slit, wide, height);
      const scans = ['slit-golden', 'slit-actual'].map(kind => {
        const image = new Image();
        image.onload = () => v.drawMotion && v.drawMotion();
        if (d[kind]) image.src = 'data:image/png;base64,' + d[kind];
        return image;
      });
      v.drawMotion = () => {
        c.clearRect(0, 0, width, height); s.clearRect(0, 0, wide, height);
        for (const side of ['golden', 'actual']) {
          c.strokeStyle = c.fillStyle = tone(side);
          c.font = '10px sans-serif'; c.setLineDash(side === 'actual' ? [4, 2] : []);
          for (const track of d[side]) {
            const r = track.rects[v.frame];
            // A layer without an outline is seen by what it carries.
            if (!r || r[4] < .004 || track.outline === false) continue;
            c.strokeRect(r[0] * scale, r[1] * scale, r[2] * scale, r[3] * scale);
            if (!track.id.startsWith('#'))
              c.fillText(track.name, r[0] * scale + 2, r[1] * scale + 10);
          }
        }
        c.setLineDash([]); c.strokeStyle = '#999';
        c.beginPath(); c.moveTo(d.slit * scale, 0); c.lineTo(d.slit * scale, height); c.stroke();
        scans.forEach((image, i) => {
          const left = i * (half + 8), x = left + (v.frame + .5) * half / frames;
          if (image.complete && image.naturalWidth) {
            s.drawImage(image, left, 0, half, height);
            slit.dataset.scans = scans.filter(e => e.naturalWidth).length;
          }
          s.strokeStyle = tone(i ? 'actual' : 'golden');
          s.strokeRect(left + .5, .5, half - 1, height - 1);
          s.beginPath(); s.moveTo(x, 0); s.lineTo(x, height); s.stroke();
        });
      };
      slit.onclick = e => {
        const x = e.offsetX * wide / slit.clientWidth % (half + 8);
        v.go(Math.min(frames - 1, Math.floor(x / half * frames)));
      };
    }
    """

  /// A line for every number that differs, the frame marked; and for what only one side has.
  private static let scriptSparks = """
    function sparks(v) {
      const found = [], host = v.find('sparks'), seen = new Set();
      const names = ['x', 'y', 'width', 'height', 'opacity', 'radius'];
      const add = (name, text, k, old, now, weight) => {
        const values = [...old, ...now].filter(r => r).map(r => r[k]);
        const low = Math.min(...values), span = Math.max(...values) - low || 1;
        const line = (rects, side) => '<polyline class="' + side + '" points="' + rects.map((r, i) =>
          r ? (i * 240 / v.frames).toFixed(1) + ',' + (43 - 40 * (r[k] - low) / span).toFixed(1)
            : '').join(' ') + '"/>';
        const e = document.createElement('div'), label = document.createElement('bdi');
        e.className = 'spark'; e.dataset.name = label.textContent = name;
        e.innerHTML = '<svg viewBox="0 0 240 46" aria-hidden="true"><line y1="0" y2="46"/>' +
          line(old, 'golden') + line(now, 'actual') + '</svg>';
        e.prepend(label, text);
        // Layers of one name that move together are said once.
        if (seen.has(e.outerHTML)) return;
        seen.add(e.outerHTML);
        found.push({e, weight});
      };
      for (const [side, words] of [['golden', ': not in this run'], ['actual', ': not in the golden']])
        for (const track of v.d[side]) {
          const other = v.d[side === 'golden' ? 'actual' : 'golden'];
          if (other.some(t => t.id === track.id) || track.id.startsWith('#')) continue;
          add(track.name, words + ', y', 1, side === 'golden' ? track.rects : [],
            side === 'actual' ? track.rects : [], Infinity);
        }
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
        if (best)
          add(track.name, ': ' + best.name + ' differs by up to ' +
            best.most.toFixed(best.name === 'opacity' ? 3 : 2), best.k, old.rects, track.rects,
            best.weight);
      }
      // Infinity less Infinity is no number.
      found.sort((a, b) => b.weight - a.weight || 0).slice(0, 24).forEach(f => host.append(f.e));
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
      const stored = () => d.pictures[v.picture];
      // The width of a PNG stands in its bytes 16 to 19 (PNG, section 11.2.2).
      const sizes = d.pictures.map(p => Object.fromEntries(['expected', 'actual'].map(kind => {
        const b = atob((p[kind] || '').slice(0, 32));
        return [kind, [16, 17, 18, 19].reduce((sum, i) => sum * 256 + b.charCodeAt(i), 0)];
      })));
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
        f.append(s, t); host.append(f);
        // A golden that is stored small looks coarse: said, so that nobody takes it for a fault.
        const [a, b] = ['expected', 'actual'].map(kind => sizes[v.picture][kind]);
        if (stored().difference && images.some(e => e.alt.startsWith('expected')) && b >= 2 * a)
          t.textContent += ', stored at 1/' + Math.round(b / a) + ' of its size';
        return s;
      };
      const ways = {
        sides() {
          figure('golden', img('expected')); figure('actual', img('actual'));
          if (stored().difference) figure('difference', img('difference'));
        },
        heat() {
          if (stored().difference)
            figure('difference: yellow is one level, red 64 and more', img('difference'));
          else host.textContent = 'Golden and actual have other sizes: there is no difference to draw.';
        },
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
        host.classList.toggle('same', !!stored().difference);
        for (const b of box.querySelectorAll('button[data-mode]')) {
          b.classList.toggle('on', b.dataset.mode === v.mode);
          b.setAttribute('aria-pressed', b.dataset.mode === v.mode);
        }
        host.textContent = ''; box.dataset.mode = v.mode;
        ways[v.mode]();
      };
      v.show = mode => { if (ways[mode]) { v.mode = mode; v.draw(); } };
      pick.onchange = () => { v.picture = +pick.value; v.draw(); v.go(d.pictures[v.picture].frame); };
      for (const b of box.querySelectorAll('button[data-mode]')) b.onclick = () => v.show(b.dataset.mode);
    }
    """

  private static let scriptKeys = """
    document.addEventListener('keydown', e => {
      const at = e.target.tagName;
      if (!viewers.length || e.ctrlKey || e.metaKey || e.altKey || at === 'SELECT') return;
      // The space bar presses the button that has the focus.
      if (e.key === ' ' && at === 'BUTTON') return;
      const v = viewers[active];
      const modes = {b: 'blink', o: 'onion', s: 'slider', h: 'heat', 2: 'sides'};
      const move = {ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10}[e.key];
      if (move) v.go(v.frame + move);
      else if (e.key === 'Home') v.go(0);
      else if (e.key === 'End') v.go(v.frames - 1);
      else if (e.key === ' ') v.play();
      else if (e.key === 'j' || e.key === 'k') {
        active = (active + (e.key === 'j' ? 1 : viewers.length - 1)) % viewers.length;
        viewers[active].section.focus();
        viewers[active].section.scrollIntoView();
      } else if (modes[e.key]) v.show(modes[e.key]);
      else return;
      e.preventDefault();
    });
    document.documentElement.dataset.ready = 'true';
    """
}
