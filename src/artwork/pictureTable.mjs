// The table of pictures: which part of which master, in which widths and qualities. The hash in a picture's
// address covers its row, so changing a quality also changes the address.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MASTERS = join(import.meta.dirname, 'masters');
const WIDE = [768, 1024, 1440, 1920, 2400];
const UPRIGHT = [480, 640, 828, 1200];
const CARD = [320, 480, 640, 828, 1200];
/** The gallery's zoom shows the largest width. */
const ZOOM = 1600;
const STORY = [360, 480, 640, 828, 1200];

// The qualities were chosen by eye at 100 %: dark pictures hide more artefacts than ivory ones.
const DARK = { tone: 'dark', avif: 50, webp: 74, jpeg: 76 };
const IVORY = { tone: 'ivory', avif: 60, webp: 78, jpeg: 80 };

/** Encodes several times faster; the files are about three per cent larger. */
const QUICK = { effort: 3 };

/** The part of a plate with the bottle, 4:5. */
const PLATE_UPRIGHT = [1000, 0, 824, 1030];

/** The perfumes with a page, which are those with a plate. Pictures of other products exist only in the mock API. */
export const PERFUMES = readdirSync(MASTERS)
  .flatMap((file) => /^plate-(.+)\.jpg$/.exec(file)?.[1] ?? [])
  .sort();

/** `product-royal-oud` becomes `productRoyalOud`. */
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * `crop` keeps the part with the bottles, for phones; `headroom` adds the dark upper third of a portrait
 * hero; `above` adds that many rows of wall, so that the header fits above the bottles.
 */
export const PICTURES = {
  heroCollection: { master: 'hero-collection', above: 120, widths: WIDE, ...DARK, ...QUICK },
  heroCollectionTall: { master: 'hero-collection-tall', widths: UPRIGHT, ...DARK },
  heroEmber: { master: 'hero-ember', above: 100, widths: WIDE, ...DARK, ...QUICK },
  heroEmberTall: { master: 'hero-ember-tall', widths: UPRIGHT, ...DARK },
  heroMotion: { master: 'hero-motion-poster', widths: [640, 960, 1280], ...DARK },
  heroMotionTall: {
    master: 'hero-motion-poster',
    crop: [526, 0, 600, 720],
    headroom: true,
    widths: [480, 600],
    ...DARK,
  },
  bannerCatalogue: { master: 'banner-catalogue', above: 80, widths: WIDE, ...DARK, ...QUICK },
  bannerCatalogueNarrow: {
    master: 'banner-catalogue',
    crop: [1200, 0, 1200, 900],
    above: 80,
    widths: UPRIGHT,
    ...DARK,
    ...QUICK,
  },
  bannerContact: { master: 'banner-contact', above: 40, widths: WIDE, ...DARK, ...QUICK },
  bannerContactNarrow: {
    master: 'banner-contact',
    crop: [1160, 0, 1200, 900],
    above: 40,
    widths: UPRIGHT,
    ...DARK,
    ...QUICK,
  },
  about: { master: 'about', widths: [...STORY, 1600], ...IVORY },
  gift: { master: 'gift', crop: [615, 250, 885, 590], widths: [320, 480, 828], ...IVORY },
  giftBox: { master: 'gift', crop: [595, 150, 640, 800], widths: [160, 320], ...IVORY },
  editionSignature: { master: 'edition-signature', widths: STORY, ...IVORY },
  editionLimited: { master: 'edition-limited', widths: STORY, ...DARK },
  editionUltraRare: { master: 'edition-ultra-rare', widths: STORY, ...DARK },
  ...Object.fromEntries(
    PERFUMES.map((name) => `product-${name}`).map((master) => [
      camel(master),
      { master, widths: [...CARD, ZOOM], ...IVORY },
    ]),
  ),
  // Used only on the perfumes' own pages, so they have their own manifest.
  ...Object.fromEntries(
    PERFUMES.flatMap((name) => [`product-${name}-detail`, `product-${name}-materials`]).map((master) => [
      camel(master),
      { master, widths: [160, ...CARD.slice(1), ZOOM], closer: true, ...IVORY, ...QUICK },
    ]),
  ),
  travelSpray: { master: 'product-amber-nights-travel-spray', widths: [320, 480], closer: true, ...IVORY },
  ...Object.fromEntries(
    PERFUMES.map((name) => `plate-${name}`).flatMap((master) => [
      [camel(master), { master, widths: WIDE, closer: true, ...DARK, ...QUICK }],
      [
        `${camel(master)}Tall`,
        { master, crop: PLATE_UPRIGHT, widths: [480, 824], closer: true, ...DARK, ...QUICK },
      ],
    ]),
  ),
};

/**
 * The positions of the bottles in pictures with text on them: left, top, right and bottom, from 0 to 1. A
 * test checks that no text overlaps a bottle.
 * @type {Readonly<Record<string, readonly (readonly number[])[]>>}
 */
export const BOTTLES = {
  'hero-collection': [
    [0.38, 0.37, 0.57, 0.88],
    [0.53, 0.13, 0.68, 0.71],
    [0.63, 0.39, 0.8, 0.9],
    [0.77, 0.37, 0.95, 0.87],
  ],
  'hero-collection-tall': [
    [0.06, 0.48, 0.33, 0.82],
    [0.31, 0.33, 0.52, 0.7],
    [0.44, 0.5, 0.7, 0.84],
    [0.66, 0.48, 0.94, 0.81],
  ],
  'hero-motion': [[0.51, 0.14, 0.77, 0.86]],
  'hero-motion-tall': [[0.22, 0.31, 0.77, 0.88]],
  'hero-ember': [[0.64, 0.12, 0.91, 0.94]],
  'hero-ember-tall': [[0.33, 0.4, 0.67, 0.84]],
  'banner-catalogue': [
    [0.55, 0.28, 0.71, 0.94],
    [0.68, 0.12, 0.8, 0.92],
    [0.79, 0.26, 0.97, 0.95],
  ],
  'banner-catalogue-narrow': [
    [0.11, 0.28, 0.42, 0.94],
    [0.36, 0.12, 0.6, 0.92],
    [0.58, 0.26, 0.93, 0.95],
  ],
  'banner-contact': [[0.67, 0.12, 0.86, 0.83]],
  'banner-contact-narrow': [[0.38, 0.12, 0.75, 0.83]],
  'edition-signature': [[0.28, 0.2, 0.72, 0.72]],
  'edition-limited': [[0.28, 0.21, 0.72, 0.75]],
  'edition-ultra-rare': [[0.33, 0.17, 0.67, 0.75]],
};

/** The file of a master, for example `hero-collection`. */
export const masterFile = (master) => join(MASTERS, `${master}.jpg`);

/** `heroCollectionTall` becomes `hero-collection-tall`. */
export const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The folder of a picture under public/pictures: its name and a hash of its master and row. */
export async function folderOf(name) {
  const settings = PICTURES[name];
  const hash = createHash('sha256')
    .update(await readFile(masterFile(settings.master)))
    .update(JSON.stringify(settings));
  return `${kebab(name)}.${hash.digest('hex').slice(0, 8)}`;
}
