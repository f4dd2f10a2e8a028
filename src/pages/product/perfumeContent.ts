import { perfumePicture } from '../../components/perfumePicture';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { perfumeTaglines } from '../../i18n/perfumeTaglines';
import { keysOf, rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';

/** One of the shop's own perfumes: name, address, tagline and picture. */
export interface Perfume {
  name: string;
  path: string;
  tagline: string;
  picture: PictureSource;
  alt: string;
}

/**
 * The content that a perfume's own page and the previous perfume's page show.
 * @throws Error for an unknown key
 */
export function perfumeContent(key: PerfumeKey): Perfume {
  const { name, path } = rowOf(perfumes, key);
  return { name, path, picture: perfumePicture(key), ...rowOf(perfumeTaglines, key) };
}

/** The key of the next perfume; the last is followed by the first. */
export function keyAfter(key: PerfumeKey): PerfumeKey {
  const keys = keysOf(perfumes);
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}
