// The table of pictures: which part of which master, in which widths and qualities. The hash in a picture's
// address covers its row, so changing a quality also changes the address.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { houseFolder } from '../house.mjs';

export const MASTERS = join(houseFolder, 'masters');
const { pictureRows } = await import(
  /* @vite-ignore */ pathToFileURL(join(houseFolder, 'pictureTable.mjs')).href
);
const WIDTHS = {
  wide: [768, 1024, 1440, 1920, 2400],
  upright: [480, 640, 828, 1200],
  story: [360, 480, 640, 828, 1200],
};
const CARD = [320, 480, 640, 828, 1200];
/** The gallery's large pictures have this width. */
const ZOOM = 1600;

// The qualities were chosen by eye at 100 %: dark pictures hide more artefacts than ivory ones.
const TONES = {
  dark: { tone: 'dark', avif: 50, webp: 74, jpeg: 76 },
  ivory: { tone: 'ivory', avif: 60, webp: 78, jpeg: 80 },
  // A wall without steps of colour needs more.
  room: { tone: 'room', avif: 78, webp: 88, jpeg: 86 },
};

/** For pictures that are shown as large as their masters: the grain of wall and stone stays. */
const FINE = { avif: 72, webp: 86 };

/** The perfumes with a page, which are those with a raw material alone. Pictures of other products exist only in the mock API. */
export const PERFUMES = readdirSync(MASTERS)
  .flatMap((file) => /^macro-(.+)\.jpg$/.exec(file)?.[1] ?? [])
  .sort();

/** `product-royal-oud` becomes `productRoyalOud`. */
export const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The settings of a row. The hash of a picture covers them in this order.
 * @param row `crop` keeps the part with the bottles, for phones; `headroom` adds the dark upper third of a
 * portrait hero; `above` adds that many rows of wall, so that the header fits above the bottles; `closer`: used
 * only on the perfumes' own pages, so it is in a manifest of its own; `quick`: encodes several times faster, the
 * files are about three per cent larger; `fine`: shown as large as the master, in a better quality
 */
function settingsOf({ master, crop, headroom, above, widths, closer, tone, quick, fine }) {
  return {
    master,
    ...(crop && { crop }),
    ...(headroom && { headroom }),
    ...(above && { above }),
    widths: WIDTHS[widths] ?? widths,
    ...(closer && { closer }),
    ...TONES[tone],
    ...(fine && FINE),
    ...(quick && { effort: 3 }),
  };
}

const perfumeRows = Object.fromEntries(
  PERFUMES.flatMap((name) => {
    const closer = { closer: true, tone: 'room', quick: true };
    const row = (master, settings) => [camel(master), { master, ...settings }];
    return [
      row(`product-${name}`, { widths: [...CARD, ZOOM], tone: 'room', quick: true }),
      row(`product-${name}-detail`, { widths: [160, ...CARD.slice(1), ZOOM], ...closer }),
      row(`product-${name}-materials`, { widths: [160, ...CARD.slice(1), ZOOM], ...closer }),
      row(`macro-${name}`, { widths: CARD.slice(1), ...closer }),
    ];
  }),
);

export const PICTURES = Object.fromEntries(
  Object.entries({ ...pictureRows, ...perfumeRows }).map(([name, row]) => [name, settingsOf(row)]),
);

export const masterFile = (master) => join(MASTERS, `${master}.jpg`);

/** `heroCollectionTall` becomes `hero-collection-tall`. */
export const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The frames of a perfume's hours, in order; [] for a perfume without. */
export const hoursMasters = (name) =>
  readdirSync(MASTERS)
    .filter((file) => file.startsWith(`hours-${name}-`))
    .sort()
    .map((file) => file.slice(0, -'.jpg'.length));

/** The widths of the frames: for phones, and for a part of a desktop's screen. */
export const HOURS_WIDTHS = [640, 1020];
export const HOURS_AVIF = 64;

/** The folder of a perfume's hours under public/pictures: its name and a hash of its frames and settings. */
export async function hoursFolder(name) {
  const hash = createHash('sha256').update(JSON.stringify([HOURS_WIDTHS, HOURS_AVIF]));
  for (const master of hoursMasters(name)) hash.update(await readFile(masterFile(master)));
  return `hours-${name}.${hash.digest('hex').slice(0, 8)}`;
}

/** The folder of a picture under public/pictures: its name and a hash of its master and row. */
export async function folderOf(name) {
  const settings = PICTURES[name];
  const hash = createHash('sha256')
    .update(await readFile(masterFile(settings.master)))
    .update(JSON.stringify(settings));
  return `${kebab(name)}.${hash.digest('hex').slice(0, 8)}`;
}
