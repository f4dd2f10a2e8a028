#!/usr/bin/env node
// Draws the shop's own Lottie animation; the result, public/animation/launching-soon.json, is checked in.
// Use: node tools/artwork/makeAnimation.mjs
//
// A bottle stands in faint lines of the accent colour; brighter lines draw over it, a mist of dots rises, and
// the lines run out as they came. The last frame equals the first, and every frame shows the bottle, so that any of them
// can stand still. Only shapes, strokes, trim paths, transforms and opacity: the light SVG player knows these.

import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { LETTER } from '../../src/house/wordmark.mjs';
import { houseModule } from './house.mjs';

const { brand } = await houseModule('house');
const { colours } = await houseModule('colours');

const SIZE = 400;
const FRAMES_PER_SECOND = 30;
const END = 120;

/** A colour '#b8935a' as Lottie writes it: red, green and blue, each from 0 to 1. */
const channels = (colour) =>
  [1, 3, 5].map((at) => Math.round((1000 * parseInt(colour.slice(at, at + 2), 16)) / 255) / 1000);
const ACCENT = channels(colours.accent);
const ACCENT_ON_DARK = channels(colours['accent-on-dark']);

// The frame at which the lines start to disappear, and the number of frames that takes.
const LEAVE = 84;
const LEAVING = 28;

const PUFFS = 15;

const OUTLINE = { colour: ACCENT, width: 2.6 };
const EDGE = { colour: ACCENT, width: 1.8 };
const HAIRLINE = { colour: ACCENT, width: 1.25 };
const SHINE = { colour: ACCENT_ON_DARK, width: 1.25 };

/** Each line: path of M, L and C with absolute points, frames of its drawing, and stroke. */
const LINES = [
  // The bottle: round shoulders, the inner wall, the liquid's surface, two reflections.
  line(
    'M200 178 L221 178 C248 178 264 196 264 224 L264 326 C264 339 257 346 244 346 L156 346 C143 346 136 339 136 326 L136 224 C136 196 152 178 179 178 L200 178',
    0,
    40,
    OUTLINE,
  ),
  line(
    'M200 187 L220 187 C242 187 255 201 255 225 L255 321 C255 328 251 332 244 332 L156 332 C149 332 145 328 145 321 L145 225 C145 201 158 187 180 187 L200 187',
    10,
    46,
    SHINE,
  ),
  line('M145 234 C165 229 235 229 255 234 C235 239 165 239 145 234', 24, 48, HAIRLINE),
  line('M244 204 C248 211 249 218 249 226 L249 264', 30, 48, SHINE),
  line('M151 312 L151 268', 30, 44, SHINE),
  // The ring of the brand's letter.
  line(
    'M200 258 C213.3 258 224 268.7 224 282 C224 295.3 213.3 306 200 306 C186.7 306 176 295.3 176 282 C176 268.7 186.7 258 200 258',
    20,
    46,
    HAIRLINE,
  ),
  // The neck: collar, pump and tube.
  line('M182 178 L182 165 L218 165 L218 178', 6, 26, EDGE),
  line('M182 171.5 L218 171.5', 14, 28, SHINE),
  line('M188 165 L188 151 C188 148 190 146 193 146 L207 146 C210 146 212 148 212 151 L212 165', 10, 32, EDGE),
  line('M200 187 L200 258', 24, 40, SHINE),
  // The ground, and the cap beside the bottle.
  line('M156 346 L44 346', 18, 44, HAIRLINE),
  line('M244 346 L356 346', 18, 44, HAIRLINE),
  line('M286 346 L286 309 C286 305 288 303 292 303 L322 303 C326 303 328 305 328 309 L328 346', 14, 42, EDGE),
  line('M286 338 L328 338', 26, 40, SHINE),
  line('M293 330 L293 314 C293 311 294 310 297 310', 30, 44, SHINE),
];

function line(path, from, to, stroke) {
  return { path, from, to, stroke };
}

const EASE = { o: { x: 0.4, y: 0 }, i: { x: 0.2, y: 1 } };

const fixed = (k) => ({ a: 0, k });

/** An animated change between two values, constant before and after. */
function glide(from, to, start, end) {
  return {
    a: 1,
    k: [
      { t: start, s: [from], ...EASE },
      { t: end, s: [to] },
    ],
  };
}

/** The brand's letter, as an outline of M, L and C around (200, 282). */
function letter() {
  const scale = 25 / LETTER.height;
  const point = ([x, y]) => [200 + (x - LETTER.width / 2) * scale, 294.5 + y * scale];
  let at = [0, 0];
  const contours = LETTER.path.split('Z').filter(Boolean);
  return contours.map((contour) =>
    [...contour.matchAll(/([MLHVQ])([^MLHVQ]*)/g)]
      .map(([, command, text]) => {
        const numbers = text.match(/-?[\d.]+/g).map(Number);
        const pairs = [];
        if (command === 'H') pairs.push([numbers[0], at[1]]);
        else if (command === 'V') pairs.push([at[0], numbers[0]]);
        else for (let i = 0; i < numbers.length; i += 2) pairs.push([numbers[i], numbers[i + 1]]);
        const from = point(at);
        at = pairs.at(-1);
        if (command !== 'Q')
          return pairs
            .map((pair, index) => `${command === 'M' && index === 0 ? 'M' : 'L'}${point(pair).join(' ')}`)
            .join('');
        // A quadratic curve as a cubic one.
        const [bend, to] = pairs.map(point);
        const handle = (end) => end.map((value, axis) => value + (2 / 3) * (bend[axis] - value));
        return `C${[...handle(from), ...handle(to), ...to].join(' ')}`;
      })
      .join(''),
  );
}

/** Converts a path of M, L and C to Lottie's format: points, each with its incoming and outgoing handle. */
function outline({ path }) {
  const points = [];
  const into = [];
  const out = [];
  for (const [, command, numbers] of path.matchAll(/([MLC])([^MLC]+)/g)) {
    const values = numbers.trim().split(' ').map(Number);
    const [x, y] = values.slice(-2);
    const last = points.at(-1);
    if (command === 'C') {
      out[out.length - 1] = [round(values[0] - last[0]), round(values[1] - last[1])];
      into.push([round(values[2] - x), round(values[3] - y)]);
    } else {
      into.push([0, 0]);
    }
    points.push([x, y]);
    out.push([0, 0]);
  }
  return { ty: 'sh', ks: fixed({ c: false, v: points, i: into, o: out }) };
}

function round(value) {
  return Math.round(value * 10) / 10;
}

function pen({ colour, width }) {
  return { ty: 'st', c: fixed([...colour, 1]), o: fixed(100), w: fixed(width), lc: 2, lj: 2 };
}

// Omitted properties of a transform keep their defaults; only the opacity is required.
const group = (shapes, transform) => ({
  ty: 'gr',
  it: [...shapes, { ty: 'tr', o: fixed(100), ...transform }],
});

/** The animation of a line: drawn in, then out. */
function drawn(drawing) {
  const leave = LEAVE + Math.round(drawing.from / 6);
  const trim = {
    ty: 'tm',
    s: glide(0, 100, leave, leave + LEAVING),
    e: glide(0, 100, drawing.from, drawing.to),
    o: fixed(0),
    m: 1,
  };
  return group([outline(drawing), trim]);
}

/** The brand's letter, filled. @param opacity in percent, also animated */
function monogram(opacity) {
  const shapes = letter().map((path) => outline({ path }));
  return group([...shapes, { ty: 'fl', c: fixed([...ACCENT_ON_DARK, 1]), o: fixed(100) }], { o: opacity });
}

/** The letter appears after its ring and disappears with the lines. */
const appearing = {
  a: 1,
  k: [
    ...glide(0, 100, 34, 52).k.map((frame) => ({ ...EASE, ...frame })),
    ...glide(100, 0, LEAVE, LEAVE + LEAVING).k,
  ],
};

/** All lines, grouped by stroke. */
function lines(shape) {
  return [OUTLINE, EDGE, HAIRLINE, SHINE].map((stroke) =>
    group([...LINES.filter((each) => each.stroke === stroke).map(shape), pen(stroke)]),
  );
}

/**
 * A puff of mist: three dots that drift apart. All puffs follow one winding path, each at an offset that
 * grows with the height. They start one after another and end before the last frame.
 */
function puff(index) {
  const aside = ((index * 0.618) % 1) - 0.5;
  const high = (index * 0.414 + 0.2) % 1;
  const start = Math.round(24 + index * 2.7);
  const bend = start + 18;
  const end = Math.min(END - 1, Math.round(start + 52 + high * 16));
  const rise = {
    a: 1,
    k: [
      { t: start, s: [200, 143], to: [0, -12], ti: [4, 14], o: { x: 0.2, y: 0.2 }, i: { x: 0.8, y: 0.8 } },
      {
        t: bend,
        s: [round(212 + aside * 12), round(108 - high * 6)],
        to: [-6, -20],
        ti: [round(-14 + aside * 20), 24],
        o: { x: 0.2, y: 0.2 },
        i: { x: 0.5, y: 1 },
      },
      { t: end, s: [round(196 + aside * 60), round(26 + high * 44)] },
    ],
  };
  const soft = { o: { x: 0.3, y: 0 }, i: { x: 0.6, y: 1 } };
  const shine = {
    a: 1,
    k: [
      { t: start, s: [0], ...soft },
      { t: bend, s: [100 - (index % 3) * 18], ...soft },
      { t: end, s: [0] },
    ],
  };
  const apart = { o: { x: 0.3, y: 0.3 }, i: { x: 0.5, y: 1 } };
  const spread = {
    a: 1,
    k: [
      { t: start, s: [60, 60], ...apart },
      { t: end, s: [150, 150] },
    ],
  };
  const dots = [2.4, 1.8, 1.2].map((across, dot) => {
    const angle = (index * 3 + dot) * 2.4;
    const away = dot * (4 + 5 * high);
    const place = [round(Math.cos(angle) * away), round(Math.sin(angle) * away)];
    return { ty: 'el', p: fixed(place), s: fixed([across, across]) };
  });
  const colour = index % 3 === 0 ? ACCENT_ON_DARK : ACCENT;
  const fill = { ty: 'fl', c: fixed([...colour, 1]), o: fixed(100) };
  return group([...dots, fill], { p: rise, s: spread, o: shine });
}

function layer(ind, nm, opacity, shapes) {
  return { ind, ty: 4, nm, ks: { o: fixed(opacity) }, ip: 0, op: END, st: 0, shapes };
}

const animation = {
  v: '5.12.0',
  nm: `${brand}: launching soon`,
  fr: FRAMES_PER_SECOND,
  ip: 0,
  op: END,
  w: SIZE,
  h: SIZE,
  assets: [],
  layers: [
    layer(
      1,
      'mist',
      100,
      Array.from({ length: PUFFS }, (_, index) => puff(index)),
    ),
    layer(2, 'drawn', 100, [...lines(drawn), monogram(appearing)]),
    layer(3, 'faint', 44, [...lines(outline), monogram(fixed(100))]),
  ],
};

const folder = resolve(fileURLToPath(import.meta.url), '../../../public/animation');
await mkdir(folder, { recursive: true });
const json = JSON.stringify(animation);
await writeFile(`${folder}/launching-soon.json`, json);
stdout.write(`launching-soon.json: ${json.length} bytes\n`);
