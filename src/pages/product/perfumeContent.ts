import { perfumePicture } from '../../components/perfumePicture';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { perfumeTexts, type PerfumeText } from '../../i18n/perfumes';
import { keysOf, rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';

/** One of the house's perfumes: its name and address, its picture and what is said of it. */
export interface Perfume {
  name: string;
  path: string;
  picture: PictureSource;
  text: PerfumeText;
}

/**
 * What a perfume's page shows.
 * @throws Error for an unknown key
 */
export function perfumeContent(key: PerfumeKey): Perfume {
  const { name, path } = rowOf(perfumes, key);
  return { name, path, picture: perfumePicture(key), text: rowOf(perfumeTexts, key) };
}

/** The key of the perfume after another; after the last comes the first. */
export function keyAfter(key: PerfumeKey): PerfumeKey {
  const keys = keysOf(perfumes);
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}
