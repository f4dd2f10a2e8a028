import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';
import { houseFolder } from '../house.mjs';

/** The file in the site with the notices that the licences of packages and fonts require. */
export const LICENCES = 'licences.txt';

const FONTS = path.join(houseFolder, 'fonts');

/** Adds the fonts' licences to Vite's list of the bundled packages. @throws Error if the bundle has no such list */
export function licencesText(bundle: Rollup.OutputBundle): string {
  const list = bundle[LICENCES];
  if (list?.type !== 'asset') throw new Error(`the bundle has no ${LICENCES}`);
  const fonts = readdirSync(FONTS)
    .filter((file) => file.endsWith('-OFL.txt'))
    .map(
      (file) =>
        `## ${file.replace('-OFL.txt', '')} (OFL-1.1)\n\n${readFileSync(path.join(FONTS, file), 'utf8')}`,
    );
  return [String(list.source), ...fonts].join('\n');
}
