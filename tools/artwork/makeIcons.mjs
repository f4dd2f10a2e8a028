#!/usr/bin/env node
// Draws the monogram in all its sizes, and sets it on the share pictures; the results are checked in.
// Use: node tools/artwork/makeIcons.mjs

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { houseModule, PROJECT } from './house.mjs';
import { masterFile, PERFUMES } from './pictureTable.mjs';
import { LETTER, NAMES, WORD } from '../../src/house/wordmark.mjs';

const PUBLIC = join(PROJECT, 'public');
const { colours } = await houseModule('colours');
const { foreground: DARK, accent: ACCENT, 'accent-on-dark': ACCENT_ON_DARK, ground: LIGHT } = colours;
const ACCENT_TEXT = colours['accent-text'];

/** Scales an outline to a height and centres it on a point. */
function centred({ width, height, path }, x, y, size) {
  const scale = size / height;
  const left = (x - (width * scale) / 2).toFixed(2);
  const base = (y + size / 2).toFixed(2);
  return `transform="translate(${left} ${base}) scale(${scale.toFixed(5)})" d="${path}"`;
}

function svg(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The letter in its ring, around (x, y); `bold` is for sizes at which a hairline would disappear. */
function monogram(x, y, radius, bold = false, colour = ACCENT_ON_DARK) {
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ACCENT}" stroke-width="${radius * (bold ? 0.09 : 0.026)}"/>`;
  const weight = bold ? ` stroke="${colour}" stroke-width="34" stroke-linejoin="round"` : '';
  const letter = centred(LETTER, x, y - radius * 0.045, radius * (bold ? 1.12 : 0.98));
  return `${ring}<path fill="${colour}"${weight} ${letter}/>`;
}

/** An icon with an ink background; the ring's radius is a share of the side. */
function icon(share) {
  return svg(100, 100, `<path fill="${DARK}" d="M0 0h100v100H0z"/>${monogram(50, 50, 100 * share)}`);
}

async function png(drawing, size) {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 })
    .toBuffer();
}

/** Wraps one PNG in an ICO file: header, one directory entry, the PNG. */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/**
 * The nameplate of the bottles in the empty part of a share picture, around (x, 315): two rules with the brand and, for
 * a perfume, its name below; the shop's has the monogram above. `isDark` is the wall's.
 */
function nameplate(x, isDark, name) {
  const colour = isDark ? LIGHT : DARK;
  const [plateWidth, plateHeight] = name ? [360, 136] : [330, 112];
  const y = name ? 315 : 352;
  // A long name is smaller, so that it stays within the plate.
  const fitting = (outline, size) => Math.min(size, ((plateWidth - 52) * outline.height) / outline.width);
  const rule = (inset) =>
    `<rect x="${x - plateWidth / 2 + inset}" y="${y - plateHeight / 2 + inset}" width="${plateWidth - 2 * inset}" height="${plateHeight - 2 * inset}" fill="none" stroke="${ACCENT}"/>`;
  const words = name
    ? `<path fill="${colour}" ${centred(WORD, x, y - 32, fitting(WORD, 14))}/><path stroke="${ACCENT}" d="M${x - 18} ${y - 7}h36"/><path fill="${colour}" ${centred(name, x, y + 25, fitting(name, 23))}/>`
    : `<path fill="${colour}" ${centred(WORD, x, y, fitting(WORD, 24))}/>${monogram(x, 222, 46, false, isDark ? ACCENT_ON_DARK : ACCENT_TEXT)}`;
  const drawing = svg(1200, 630, rule(0.5) + rule(6.5) + words);
  return { input: Buffer.from(drawing.replace('<svg', '<svg width="1200" height="630"')) };
}

/** Whether a wall is so dark that its text is light. */
async function isDark(wall) {
  const { channels } = await sharp(wall).stats();
  return channels.slice(0, 3).every(({ mean }) => mean < 128);
}

/** The share picture of the shop: its wall is at the left. */
async function share() {
  const master = masterFile('share');
  const wall = await sharp(master).extract({ left: 0, top: 0, width: 440, height: 630 }).png().toBuffer();
  return sharp(master)
    .composite([nameplate(220, await isDark(wall))])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The share picture of a perfume: its bottle at the right, the wall behind it stretched to the left. */
async function perfumeShare(name) {
  const [width, height] = [586, 630];
  const bottle = await sharp(masterFile(`product-${name}`))
    .extract({ left: 0, top: 133, width: 1600, height: 1720 })
    .resize(width, height)
    .png()
    .toBuffer();
  // Blurred, because the grain would be stretched to streaks.
  const edge = await sharp(bottle)
    .extract({ left: 0, top: 0, width: 24, height })
    .blur(8)
    .resize(1, height, { fit: 'fill' })
    .png()
    .toBuffer();
  const wall = await sharp(edge)
    .resize(1200 - width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height, channels: 3, background: LIGHT } })
    .composite([
      { input: wall, left: 0, top: 0 },
      { input: bottle, left: 1200 - width, top: 0 },
      nameplate(307, await isDark(edge), NAMES[name]),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const favicon = svg(100, 100, `<circle cx="50" cy="50" r="50" fill="${DARK}"/>${monogram(50, 50, 46, true)}`);
const files = {
  'favicon.svg': favicon,
  'favicon.ico': ico(await png(favicon, 32), 32),
  'touch-icon.png': await png(icon(0.34), 180),
  'icon-192.png': await png(icon(0.36), 192),
  'icon-512.png': await png(icon(0.36), 512),
  // A maskable icon keeps its drawing within the middle 80 %.
  'icon-maskable-512.png': await png(icon(0.3), 512),
  'share.jpg': await share(),
};
for (const name of PERFUMES) files[`share-${name}.jpg`] = await perfumeShare(name);
for (const [name, content] of Object.entries(files)) await writeFile(join(PUBLIC, name), content);
