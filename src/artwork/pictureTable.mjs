// What is cut from which master, in which widths and qualities. The hash in a picture's address covers its row,
// so a change of quality here is a new address too.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MASTERS = join(import.meta.dirname, 'masters');
const WIDE = [768, 1024, 1440, 1920, 2400];
const UPRIGHT = [480, 640, 828, 1200];
const CARD = [320, 480, 640, 828, 1200];
const STORY = [360, 480, 640, 828, 1200];

// Qualities are judged by eye at 100 %: the dark pictures hide more than the ivory ones.
const DARK = { tone: 'dark', avif: 50, webp: 74, jpeg: 76 };
const IVORY = { tone: 'ivory', avif: 60, webp: 78, jpeg: 80 };

/** The perfumes that have a page. Pictures of other products exist only in the mock API. */
export const PERFUMES = ['classic-musk', 'amber-nights', 'vanilla-ember', 'royal-oud'];

/** `product-royal-oud` becomes `productRoyalOud`. */
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `crop` keeps the part with the bottles, for phones; `headroom` adds the dark upper third of an upright hero. */
export const PICTURES = {
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
  ...Object.fromEntries(
    PERFUMES.map((name) => `product-${name}`).map((master) => [
      camel(master),
      { master, widths: CARD, ...IVORY },
    ]),
  ),
  // Seen in the closer look alone, so they have a manifest of their own.
  ...Object.fromEntries(
    PERFUMES.flatMap((name) => [`product-${name}-detail`, `product-${name}-materials`]).map((master) => [
      camel(master),
      { master, widths: [1200], closer: true, ...IVORY },
    ]),
  ),
};

/** The file of a master, such as `hero-collection`. */
export const masterFile = (master) => join(MASTERS, `${master}.jpg`);

/** `heroCollectionTall` becomes `hero-collection-tall`. */
export const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The folder of a picture under public/pictures: its name, and a hash of its master and row. */
export async function folderOf(name) {
  const settings = PICTURES[name];
  const hash = createHash('sha256')
    .update(await readFile(masterFile(settings.master)))
    .update(JSON.stringify(settings));
  return `${kebab(name)}.${hash.digest('hex').slice(0, 8)}`;
}
