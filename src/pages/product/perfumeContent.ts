import { closerPictures } from '#house/closerPictures';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pictures } from '#house/pictures';
import { productText } from './texts';
import { keysOf, rowOf } from '../../lib/tables';

/**
 * The content of a perfume's own page: name, address, tagline and the shop's own pictures.
 * @throws Error for an unknown key
 */
export function perfumeContent(key: PerfumeKey) {
  const { name, path, tagline, alt, pictures: set } = rowOf(perfumes, key);
  return {
    name,
    path,
    tagline,
    bottle: { source: pictures[`product${set}`], alt },
    detail: {
      source: closerPictures[`product${set}Detail`],
      alt: productText('product.detailAlt', { name }),
    },
    materials: {
      source: closerPictures[`product${set}Materials`],
      alt: productText('product.materialsAlt', { name }),
    },
  };
}

/** The key of the next perfume; the last is followed by the first. */
export function keyAfter(key: PerfumeKey): PerfumeKey {
  const keys = keysOf(perfumes);
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}
