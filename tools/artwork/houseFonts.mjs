#!/usr/bin/env node
// Writes what a house says of its faces: npm run house:fonts -- DISPLAY [TEXT], each a file (TTF, OTF, WOFF or WOFF2),
// variable or not. Without TEXT, one face has both roles. HOUSE=path chooses the house, by default src/house.
//
// It writes into the house
// - fonts/NAME.woff2: the characters of house, shop and western European names, in the weights that the shop uses,
// - webFonts.css: their rules; fonts.css: local fonts with their metrics, so that nothing moves when they come,
// - wordmark.module.css: the brand's name in capitals, as outlines of DISPLAY.
// The faces' licences are yours to add: fonts/NAME-OFL.txt.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { Blob, Buffer as Shaped, Face, Font, shape, Variation } from 'harfbuzzjs';
import { format } from 'prettier';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { houseFolder } from '../house.mjs';

const WEIGHTS = { min: 300, max: 600, normal: 400 };
/** Between the letters of the wordmark, in em: --tracking-brand. */
const TRACKING = 0.2;
const BASIC = String.raw` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_abcdefghijklmnopqrstuvwxyz{|}~£€©®°·×–—‘’“”…−Œœ`;
const LATIN = String.fromCodePoint(...Array.from({ length: 64 }, (_, index) => 0xc0 + index));

/** How often letters occur in English, in per cent; a face's average width is that of such a text. */
const FREQUENCIES =
  'e10.4 t7.3 a6.5 o6.2 i5.7 n5.7 s5.1 r5 h4.9 d3.5 l3.3 u2.3 c2.2 m2 f2 w1.7 g1.6 y1.5 p1.4 b1.2 .1 ,1 v0.8 k0.6 j0.1 q0.1 x0.1 z0.05'
    .split(' ')
    .map((pair) => [pair[0], Number(pair.slice(1))])
    .concat([[' ', 18]]);

/** Local fonts and their average widths, in em. The names of one row have the same widths. */
const LOCAL = {
  serif: [
    ['', 0.39904, ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular', 'Nimbus Roman', 'Times']],
    [' Android', 0.4739, ['Noto Serif', 'Noto Serif Regular']],
    [' Linux', 0.5081, ['DejaVu Serif']],
  ],
  sans: [
    ['', 0.43961, ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Nimbus Sans']],
    [' Android', 0.438, ['Roboto', 'Roboto Regular']],
    [' Linux', 0.50194, ['DejaVu Sans']],
  ],
};
const GENERIC = { serif: "Georgia, 'Times New Roman', serif", sans: "'Helvetica Neue', Arial, sans-serif" };

const percent = (part) => `${Number((100 * part).toFixed(2))}%`;

/** Opens a font in the weight of the shop's text. @param file its bytes */
async function opened(file) {
  const face = new Face(
    new Blob(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })),
  );
  const font = new Font(face);
  const { wght } = face.getAxisInfos();
  if (wght) font.setVariations([new Variation('wght', WEIGHTS.normal)]);
  const weights = wght && [Math.max(wght.min, WEIGHTS.min), Math.min(wght.max, WEIGHTS.max)];
  const name = face.getName(16, 'en') || face.getName(1, 'en');
  const family = name.replace(
    / (?:extra|ultra|semi|demi)?-?(?:thin|light|regular|book|medium|bold|black)$/i,
    '',
  );
  // In thousandths of an em.
  font.setScale(1000, 1000);
  const glyphOf = (letter) => font.nominalGlyph(letter.codePointAt(0)) ?? 0;
  const { ascender, descender, lineGap } = font.hExtents();
  const sum = (amounts) => amounts.reduce((all, one) => all + one, 0);
  const total = sum(FREQUENCIES.map(([letter, share]) => share * font.glyphHAdvance(glyphOf(letter))));
  const average = total / sum(FREQUENCIES.map(([, share]) => share));
  // An I without serifs is a stem.
  const kind = font.glyphExtents(glyphOf('I')).width < 160 ? 'sans' : 'serif';
  return { font, family, weights, kind, ascent: ascender, descent: -descender, gap: lineGap, average };
}

/** The local fonts that stand for a face until it comes, with its metrics. */
function fallbacks({ family, weights = [WEIGHTS.normal], kind, ascent, descent, gap, average }) {
  return LOCAL[kind].map(([end, width, names]) => {
    const scale = average / (1000 * width);
    return `@font-face {
      font-family: '${family} Fallback${end}';
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      font-style: normal;
      font-weight: ${weights.join(' ')};
      size-adjust: ${percent(scale)};
      ascent-override: ${percent(ascent / 1000 / scale)};
      descent-override: ${percent(descent / 1000 / scale)};
      line-gap-override: ${percent(gap / 1000 / scale)};
    }`;
  });
}

const stackOf = ({ family, kind }) =>
  [`'${family}'`, ...LOCAL[kind].map(([end]) => `'${family} Fallback${end}'`), GENERIC[kind]].join(', ');

/** A name as outlines, in the current colour. */
function wordmark({ font, family }, name) {
  const line = new Shaped();
  line.addText(name);
  line.guessSegmentProperties();
  shape(font, line);
  let x = 0;
  const glyphs = line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const at = x;
    x += xAdvance + 1000 * TRACKING;
    return {
      at,
      path: font.glyphToPath(codepoint).replace(/-?\d+\.\d+/g, (number) => Math.round(number)),
      box: font.glyphExtents(codepoint),
    };
  });
  const drawn = glyphs.filter(({ box, path }) => box && path !== '');
  const left = Math.min(...drawn.map(({ at, box }) => at + box.xBearing));
  const right = Math.max(...drawn.map(({ at, box }) => at + box.xBearing + box.width));
  const top = Math.max(...drawn.map(({ box }) => box.yBearing));
  const bottom = Math.min(...drawn.map(({ box }) => box.yBearing + box.height));
  const em = (units) => Number((units / 1000).toFixed(4));
  const [width, height] = [right - left, top - bottom];
  const paths = drawn
    .map(({ at, path }) => `<path transform='translate(${at})scale(1,-1)' d='${path}'/>`)
    .join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${left} ${-top} ${width} ${height}' preserveAspectRatio='none'>${paths}</svg>`;
  const encoded = svg.replace(/[<>#]/g, encodeURIComponent);
  return `/* The brand's name in header and footer, as outlines of ${family} in the current colour: it needs no font. */
    :root {
      /* Its width in em, with the space around it: where there is less room, it is smaller. */
      --wordmark: ${Math.ceil(10 * (em(width) + 2 * TRACKING)) / 10};
    }

    .wordmark {
      display: block;
      width: ${em(width)}em;
      margin-block: ${em((1000 - height) / 2)}em;
      margin-right: var(--tracking-brand);
      /* A border, unlike a background, is printed and has a colour in high contrast. */
      border-top: ${em(height)}em solid;
      mask: url("data:image/svg+xml,${encoded}") 0 0 / 100% 100% no-repeat;
    }

    .text {
      position: absolute;
      clip-path: inset(50%);
    }`;
}

/** The characters of the texts of shop and house, and those of names from the API. */
async function characters() {
  const folders = [resolve(import.meta.dirname, '../../src'), houseFolder];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    ),
  );
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return [...new Set(BASIC + LATIN + texts.join(''))].filter((letter) => letter >= ' ').join('');
}

const files = argv.slice(2);
if (files.length < 1 || files.length > 2) {
  stderr.write('Use: npm run house:fonts -- DISPLAY [TEXT]\n');
  exit(1);
}
const used = await characters();
const faces = [];
await mkdir(join(houseFolder, 'fonts'), { recursive: true });
for (const path of files) {
  const file = await readFile(path);
  const face = await opened(file);
  const name = `${basename(path)
    .replace(/[[.].*/, '')
    .toLowerCase()}.woff2`;
  const [min, max] = face.weights ?? [];
  const axes = face.weights && { variationAxes: { wght: { min, max } } };
  const subset = await subsetFont(file, used, { targetFormat: 'woff2', ...axes });
  await writeFile(join(houseFolder, 'fonts', name), subset);
  stdout.write(`fonts/${name}: ${face.family}, ${Math.ceil(subset.length / 1000)} kB\n`);
  faces.push({ ...face, name });
}
const [display, text = display] = faces;
const rules = faces.map(
  ({ family, name, weights = [WEIGHTS.normal] }) =>
    `@font-face { font-family: '${family}'; src: url('./fonts/${name}') format('woff2'); font-weight: ${weights.join(' ')}; font-display: swap; }`,
);
const { module } = await runnerImport(join(houseFolder, 'house.ts'), {
  configFile: false,
  logLevel: 'error',
});
const sheets = {
  'webFonts.css': [
    "/* The brand's fonts. In a built page these rules are for a desktop; on a phone, src/boot/webFonts.ts loads them. */",
    ...rules,
  ],
  'fonts.css': [
    `/* The faces of headings and of text. */ :root { --display: ${stackOf(display)}; --text: ${stackOf(text)}; }`,
    "/* Local fonts with the metrics of the brand's: nothing moves when these replace them. */",
    ...faces.flatMap(fallbacks),
  ],
  'wordmark.module.css': [wordmark(display, module.brand.toUpperCase())],
};
for (const [name, blocks] of Object.entries(sheets)) {
  const css = await format(blocks.join('\n\n'), { parser: 'css', singleQuote: true, printWidth: 110 });
  await writeFile(join(houseFolder, name), css);
  stdout.write(`${name}\n`);
}
