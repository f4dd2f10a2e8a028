// Encodes the shop's pictures from their masters, once; the results are checked in.
// Needs sharp, which is no dependency of the shop: npm i --no-save sharp
// Use: node src/build/encodePictures.mjs <folder of masters>
//
// Writes public/pictures/<name>.<hash>/ (AVIF and WebP in every width, one JPEG), the manifest
// src/ui/pictures.ts, and one WebP for each product of the mock API. The hash covers the master and its
// settings, so an address never changes its content and may be cached for ever.

import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

// Not an import: a check that all imports resolve would ask for what is installed on demand.
const sharp = createRequire(import.meta.url)('sharp');

const WIDE = [768, 1024, 1440, 1920, 2400];
const UPRIGHT = [480, 640, 828, 1200];
const CARD = [320, 480, 640, 828, 1200];
const STORY = [360, 480, 640, 828, 1200];

// Qualities are judged by eye at 100 %: the dark pictures hide more than the ivory ones.
const DARK = { tone: 'dark', avif: 50, webp: 74, jpeg: 76 };
const IVORY = { tone: 'ivory', avif: 60, webp: 78, jpeg: 80 };

// `crop` keeps the part with the bottles, for phones; `headroom` adds the dark upper third of an upright hero.
const PICTURES = {
  heroCollection: { master: 'hero-collection', widths: WIDE, ...DARK },
  heroCollectionTall: { master: 'hero-collection-tall', widths: UPRIGHT, ...DARK },
  heroEmber: { master: 'hero-ember', widths: WIDE, ...DARK },
  heroEmberTall: { master: 'hero-ember-tall', widths: UPRIGHT, ...DARK },
  heroMotion: { master: 'hero-motion-poster', widths: [640, 960, 1280], ...DARK },
  heroMotionTall: {
    master: 'hero-motion-poster',
    crop: [526, 0, 600, 720],
    headroom: true,
    widths: [480, 600],
    ...DARK,
  },
  bannerCatalogue: { master: 'banner-catalogue', widths: WIDE, ...DARK },
  bannerCatalogueNarrow: { master: 'banner-catalogue', crop: [1200, 0, 1200, 900], widths: UPRIGHT, ...DARK },
  bannerContact: { master: 'banner-contact', widths: WIDE, ...DARK },
  bannerContactNarrow: { master: 'banner-contact', crop: [1160, 0, 1200, 900], widths: UPRIGHT, ...DARK },
  about: { master: 'about', widths: [...STORY, 1600], ...IVORY },
  editionSignature: { master: 'edition-signature', widths: STORY, ...IVORY },
  editionLimited: { master: 'edition-limited', widths: STORY, ...DARK },
  editionUltraRare: { master: 'edition-ultra-rare', widths: STORY, ...DARK },
  productClassicMusk: { master: 'product-classic-musk', widths: CARD, ...IVORY },
  productAmberNights: { master: 'product-amber-nights', widths: CARD, ...IVORY },
  productVanillaEmber: { master: 'product-vanilla-ember', widths: CARD, ...IVORY },
  productRoyalOud: { master: 'product-royal-oud', widths: CARD, ...IVORY },
};

/** The masters of all products that the mock API sells. */
const PRODUCT_MASTER = /^product-(.+)\.jpg$/;
const MOCK_SIZE = { width: 640, height: 800 };

const PROJECT = resolve(fileURLToPath(import.meta.url), '../../..');
const PICTURE_FOLDER = join(PROJECT, 'public/pictures');
const MOCK_FOLDER = join(PROJECT, 'src/mocks/pictures');

/**
 * Adds 180 rows of headroom: the top rows of the wall stretched, their light fading upwards; the same curve
 * as encodeFilm.mjs has, so that the film takes its poster's place unseen.
 */
async function addHeadroom(picture) {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const { width } = info;
  const height = info.height + 180;
  const room = await sharp(data)
    .extract({ left: 0, top: 0, width, height: 60 })
    .resize(width, 240, { fit: 'fill' })
    .png()
    .toBuffer();
  const stops = Array.from({ length: 24 }, (_, step) => {
    const y = step / 23;
    const light = Math.round(255 * (0.12 + 0.88 * Math.sin((Math.PI / 2) * Math.min(1, y / 0.46)) ** 1.4));
    return `<stop offset="${y.toFixed(3)}" stop-color="rgb(${light},${light},${light})"/>`;
  }).join('');
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="f" x2="0" y2="1">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const upright = sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    { input: data, top: 180, left: 0 },
    { input: room, top: 0, left: 0 },
    { input: fade, blend: 'multiply' },
  ]);
  return sharp(await upright.png().toBuffer());
}

async function openMaster(file, { crop, headroom }) {
  const picture = sharp(file);
  if (crop === undefined) return picture;
  const [left, top, width, height] = crop;
  const part = picture.extract({ left, top, width, height });
  return headroom === true ? addHeadroom(part) : part;
}

/** `heroCollectionTall` becomes `hero-collection-tall`. */
function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Writes all files of one picture; answers its entry of the manifest. */
async function encodePicture(name, settings, masters) {
  const file = join(masters, `${settings.master}.jpg`);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .update(JSON.stringify(settings));
  const path = `${kebab(name)}.${hash.digest('hex').slice(0, 8)}`;
  const folder = join(PICTURE_FOLDER, path);
  await mkdir(folder, { recursive: true });

  const whole = await (await openMaster(file, settings)).png().toBuffer();
  const { width, height } = await sharp(whole).metadata();
  const { widths, tone, avif, webp, jpeg } = settings;
  const fallback = widths[Math.floor((widths.length - 1) / 2)];
  for (const pixels of widths) {
    const scaled = sharp(whole).resize(pixels);
    // Full chroma in AVIF: amber against black loses its edge without it.
    await scaled
      .clone()
      .avif({ quality: avif, effort: 7 })
      .toFile(join(folder, `${pixels}.avif`));
    await scaled
      .clone()
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${pixels}.webp`));
    if (pixels === fallback)
      await scaled.jpeg({ quality: jpeg, mozjpeg: true }).toFile(join(folder, `${pixels}.jpg`));
  }
  return { path, width, height, widths, fallback, tone };
}

/** One file a product, as the API gives one image address a product. */
async function encodeMockPictures(masters) {
  await rm(MOCK_FOLDER, { recursive: true, force: true });
  await mkdir(MOCK_FOLDER, { recursive: true });
  for (const file of await readdir(masters)) {
    const name = PRODUCT_MASTER.exec(file)?.[1];
    if (name === undefined) continue;
    await sharp(join(masters, file))
      .resize(MOCK_SIZE)
      .webp({ quality: 86, effort: 6, smartSubsample: true })
      .toFile(join(MOCK_FOLDER, `${name}.webp`));
  }
}

function manifest(pictures) {
  return `// Written by src/build/encodePictures.mjs; do not edit.

import type { PictureSource } from './Picture';

export const pictures = ${JSON.stringify(pictures)} as const satisfies Record<string, PictureSource>;
`;
}

const masters = argv[2];
if (masters === undefined) {
  stderr.write('Say where the masters are: node src/build/encodePictures.mjs <folder>\n');
  exit(1);
}
await rm(PICTURE_FOLDER, { recursive: true, force: true });
const entries = {};
for (const [name, settings] of Object.entries(PICTURES)) {
  entries[name] = await encodePicture(name, settings, masters);
  stdout.write(`${entries[name].path}\n`);
}
await encodeMockPictures(masters);
const style = { parser: 'typescript', singleQuote: true, printWidth: 110 };
await writeFile(join(PROJECT, 'src/ui/pictures.ts'), await format(manifest(entries), style));
