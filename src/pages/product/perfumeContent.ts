import { perfumePicture } from '../../components/perfumePicture';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { perfumeLines } from '../../i18n/perfumeText';
import { keysOf, rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';

/** One of the house's perfumes: its name and address, its tagline and its picture. */
export interface Perfume {
  name: string;
  path: string;
  tagline: string;
  picture: PictureSource;
  /** Of the picture. */
  alt: string;
}

/**
 * What a perfume's own page and the one before it show.
 * @throws Error for an unknown key
 */
export function perfumeContent(key: PerfumeKey): Perfume {
  const { name, path } = rowOf(perfumes, key);
  return { name, path, picture: perfumePicture(key), ...rowOf(perfumeLines, key) };
}

/** The key of the perfume after another; after the last comes the first. */
export function keyAfter(key: PerfumeKey): PerfumeKey {
  const keys = keysOf(perfumes);
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}
