import { closerPictures } from '../../config/closerPictures';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { pictures } from '../../config/pictures';
import { perfumeTaglines } from '../../i18n/perfumeTaglines';
import { t } from '../../i18n/product';
import { keysOf, rowOf } from '../../lib/tables';

/**
 * The content of a perfume's own page: name, address, tagline and the shop's own pictures.
 * @throws Error for an unknown key
 */
export function perfumeContent(key: PerfumeKey) {
  const { name, path, picture } = rowOf(perfumes, key);
  const { tagline, alt } = rowOf(perfumeTaglines, key);
  return {
    name,
    path,
    tagline,
    bottle: { source: pictures[picture], alt },
    detail: { source: closerPictures[`${picture}Detail`], alt: t('product.detailAlt', { name }) },
    materials: { source: closerPictures[`${picture}Materials`], alt: t('product.materialsAlt', { name }) },
  };
}

/** The key of the next perfume; the last is followed by the first. */
export function keyAfter(key: PerfumeKey): PerfumeKey {
  const keys = keysOf(perfumes);
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}
