// The table of pictures: which part of which master, in which widths and qualities. The hash in a picture's
// address covers its row, so changing a quality also changes the address.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureRows } from '../house/pictureTable.mjs';

const MASTERS = join(import.meta.dirname, '../house/masters');
const WIDTHS = {
  wide: [768, 1024, 1440, 1920, 2400],
  upright: [480, 640, 828, 1200],
  story: [360, 480, 640, 828, 1200],
};
const CARD = [320, 480, 640, 828, 1200];
/** The gallery's zoom shows the largest width. */
const ZOOM = 1600;

// The qualities were chosen by eye at 100 %: dark pictures hide more artefacts than ivory ones.
const TONES = {
  dark: { tone: 'dark', avif: 50, webp: 74, jpeg: 76 },
  ivory: { tone: 'ivory', avif: 60, webp: 78, jpeg: 80 },
};

/** The part of a plate with the bottle, 4:5. */
const PLATE_UPRIGHT = [1000, 0, 824, 1030];

/** The perfumes with a page, which are those with a plate. Pictures of other products exist only in the mock API. */
export const PERFUMES = readdirSync(MASTERS)
  .flatMap((file) => /^plate-(.+)\.jpg$/.exec(file)?.[1] ?? [])
  .sort();

/** `product-royal-oud` becomes `productRoyalOud`. */
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The settings of a row. The hash of a picture covers them in this order.
 * @param row `crop` keeps the part with the bottles, for phones; `headroom` adds the dark upper third of a
 * portrait hero; `above` adds that many rows of wall, so that the header fits above the bottles; `closer`: used
 * only on the perfumes' own pages, so it is in a manifest of its own; `quick`: encodes several times faster, the
 * files are about three per cent larger
 */
function settingsOf({ master, crop, headroom, above, widths, closer, tone, quick }) {
  return {
    master,
    ...(crop && { crop }),
    ...(headroom && { headroom }),
    ...(above && { above }),
    widths: WIDTHS[widths] ?? widths,
    ...(closer && { closer }),
    ...TONES[tone],
    ...(quick && { effort: 3 }),
  };
}

/** The pictures of each perfume. */
const perfumeRows = {
  ...Object.fromEntries(
    PERFUMES.map((name) => `product-${name}`).map((master) => [
      camel(master),
      { master, widths: [...CARD, ZOOM], tone: 'ivory' },
    ]),
  ),
  ...Object.fromEntries(
    PERFUMES.flatMap((name) => [`product-${name}-detail`, `product-${name}-materials`]).map((master) => [
      camel(master),
      { master, widths: [160, ...CARD.slice(1), ZOOM], closer: true, tone: 'ivory', quick: true },
    ]),
  ),
  ...Object.fromEntries(
    PERFUMES.map((name) => `plate-${name}`).flatMap((master) => [
      [camel(master), { master, widths: 'wide', closer: true, tone: 'dark', quick: true }],
      [
        `${camel(master)}Tall`,
        { master, crop: PLATE_UPRIGHT, widths: [480, 824], closer: true, tone: 'dark', quick: true },
      ],
    ]),
  ),
};

/** The settings of every picture. */
export const PICTURES = Object.fromEntries(
  Object.entries({ ...pictureRows, ...perfumeRows }).map(([name, row]) => [name, settingsOf(row)]),
);

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
