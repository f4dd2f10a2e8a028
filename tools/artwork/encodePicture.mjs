#!/usr/bin/env node
// Encodes the pictures of masters of the house in use (HOUSE=path, by default src/house); the results are checked in.
// Other pictures stay untouched, and the same master and settings give the same bytes.
// Use: node tools/artwork/encodePicture.mjs MASTER [MASTER ...], such as hero-collection, or --all; hours-NAME
// means all frames of a perfume's hours. Without a name it lists the masters.
//
// It writes into the house
// - public/pictures/NAME.HASH/: AVIF and WebP in every width and one JPEG; of hours, AVIF only,
// - mockPictures/NAME.webp, if the master is a product's bottle,
// - all manifests: pictures.ts, closerPictures.ts and hoursPictures.ts.
// The hash covers master and settings, so an address never changes its content and may be cached for ever.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { format } from 'prettier';
import sharp from 'sharp';
import { houseFolder } from '../house.mjs';
import {
  camel,
  folderOf,
  HOURS_AVIF,
  HOURS_WIDTHS,
  hoursFolder,
  hoursMasters,
  kebab,
  masterFile,
  MASTERS,
  PERFUMES,
  PICTURES,
} from './pictureTable.mjs';

const PICTURE_FOLDER = join(houseFolder, 'public/pictures');

/**
 * Adds rows of wall above a picture by stretching its top rows and darkening them upwards.
 * @param light returns the remaining brightness at a height, both from 0 (the top) to 1
 */
async function addWall(picture, { rows, from, light }) {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const { width } = info;
  const height = info.height + rows;
  const wall = await sharp(data)
    .extract({ left: 0, top: 0, width, height: from })
    .resize(width, rows + from, { fit: 'fill' })
    .png()
    .toBuffer();
  const stops = Array.from({ length: 24 }, (_, step) => {
    const y = step / 23;
    const value = Math.round(255 * light(y));
    return `<stop offset="${y.toFixed(3)}" stop-color="rgb(${value},${value},${value})"/>`;
  }).join('');
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="f" x2="0" y2="1">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const higher = sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    { input: data, top: rows, left: 0 },
    { input: wall, top: 0, left: 0 },
    { input: fade, blend: 'multiply' },
  ]);
  return sharp(await higher.png().toBuffer());
}

/** The upper third of a portrait hero. */
const HEADROOM = {
  rows: 180,
  from: 60,
  light: (y) => 0.12 + 0.88 * Math.sin((Math.PI / 2) * Math.min(1, y / 0.46)) ** 1.4,
};

async function openMaster(file, { crop, headroom, above }) {
  let picture = sharp(file);
  if (crop !== undefined) {
    const [left, top, width, height] = crop;
    picture = sharp(await picture.extract({ left, top, width, height }).png().toBuffer());
  }
  if (headroom === true) return addWall(picture, HEADROOM);
  if (above === undefined) return picture;
  return addWall(picture, { rows: above, from: 36, light: (y) => Math.min(1, 0.7 + 3 * y) });
}

/** A picture's entry in the manifest, computed from its row and its master. */
async function entryOf(name, settings) {
  const picture = await openMaster(masterFile(settings.master), settings);
  const { width, height } = (await picture.toBuffer({ resolveWithObject: true })).info;
  const { widths, tone } = settings;
  const fallback = widths[Math.floor((widths.length - 1) / 2)];
  return { path: await folderOf(name), width, height, widths, fallback, tone };
}

async function freshFolder(name, path) {
  for (const former of await readdir(PICTURE_FOLDER)) {
    if (former.startsWith(`${name}.`)) await rm(join(PICTURE_FOLDER, former), { recursive: true });
  }
  const folder = join(PICTURE_FOLDER, path);
  await mkdir(folder);
  return folder;
}

/** Encodes the frames of a perfume's hours. They are decoration, so AVIF alone is enough. */
async function encodeHours(name, masters) {
  const folder = await freshFolder(`hours-${name}`, await hoursFolder(name));
  for (const [at, master] of masters.entries()) {
    for (const width of HOURS_WIDTHS) {
      await sharp(masterFile(master))
        .resize(width)
        .avif({ quality: HOURS_AVIF, effort: 3 })
        .toFile(join(folder, `${String(at + 1)}-${String(width)}.avif`));
    }
  }
}

async function encodePicture(name, settings, { path, fallback }) {
  const folder = await freshFolder(kebab(name), path);
  const whole = await (await openMaster(masterFile(settings.master), settings)).png().toBuffer();
  const { widths, avif, webp, jpeg, effort = 7 } = settings;
  for (const pixels of widths) {
    const scaled = sharp(whole).resize(pixels);
    // Full chroma in AVIF: without it, amber on black loses its edge.
    await scaled
      .clone()
      .avif({ quality: avif, effort })
      .toFile(join(folder, `${pixels}.avif`));
    await scaled
      .clone()
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${pixels}.webp`));
    if (pixels === fallback)
      await scaled.jpeg({ quality: jpeg, mozjpeg: true }).toFile(join(folder, `${pixels}.jpg`));
  }
}

async function encodeMockPicture(product) {
  await sharp(masterFile(`product-${product}`))
    .resize({ width: 640, height: 800 })
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(join(houseFolder, `mockPictures/${product}.webp`));
}

function manifest(name, pictures) {
  const value = JSON.stringify(pictures);
  return `// Written by tools/artwork/encodePicture.mjs; do not edit.
${
  name === 'hoursPictures'
    ? `import type { HoursPictures } from '#houseTypes/perfume';

export const hoursPictures: Readonly<Record<string, HoursPictures | undefined>> = ${value};`
    : `
export const ${name} = ${value} as const;`
}
`;
}

/** The name of a master as it is asked for: frames have that of their perfume's hours. */
const askedName = (master) => master.replace(/^(hours-.+)-\d+$/, '$1');

const masters = (await readdir(MASTERS))
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => askedName(file.slice(0, -4)));
const known = [...new Set(masters)];
const asked = argv[2] === '--all' ? known : argv.slice(2);
const unknown = asked.filter((master) => !known.includes(master));
if (asked.length === 0 || unknown.length > 0) {
  stderr.write(
    `${unknown.length > 0 ? `No such master: ${unknown.join(', ')}. ` : ''}Name one or several of these, or --all:\n${known.join('\n')}\n`,
  );
  exit(1);
}

/** What is to be encoded: the file or folder, and the work. */
const jobs = [];
const manifests = { pictures: {}, closerPictures: {}, hoursPictures: {} };
for (const [name, settings] of Object.entries(PICTURES)) {
  const entry = await entryOf(name, settings);
  manifests[settings.closer ? 'closerPictures' : 'pictures'][name] = entry;
  if (!asked.includes(askedName(settings.master))) continue;
  jobs.push([join(PICTURE_FOLDER, entry.path), () => encodePicture(name, settings, entry)]);
}
for (const name of PERFUMES) {
  const frames = hoursMasters(name);
  if (frames.length === 0) continue;
  const path = await hoursFolder(name);
  manifests.hoursPictures[camel(`hours-${name}`)] = { path, frames: frames.length, widths: HOURS_WIDTHS };
  if (!asked.includes(`hours-${name}`)) continue;
  jobs.push([join(PICTURE_FOLDER, path), () => encodeHours(name, frames)]);
}
for (const master of asked) {
  // Not of cap and label or the raw materials.
  const product = /^product-(?!.*-(?:detail|materials)$)(.+)/.exec(master)?.[1];
  if (product !== undefined)
    jobs.push([join(houseFolder, `mockPictures/${product}.webp`), () => encodeMockPicture(product)]);
}
for (const [at, [file, encode]] of jobs.entries()) {
  const start = performance.now();
  stdout.write(`${at + 1} of ${jobs.length}: ${relative('.', file)} `);
  await encode();
  stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
// One line a picture.
const style = { parser: 'typescript', singleQuote: true, printWidth: 200 };
for (const [name, entries] of Object.entries(manifests)) {
  const text = await format(manifest(name, entries), style);
  await writeFile(join(houseFolder, `${name}.ts`), text.replace(/^export/m, '// prettier-ignore\nexport'));
}
