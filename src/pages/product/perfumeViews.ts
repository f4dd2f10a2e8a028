import { perfumePicture } from '../../components/perfumePicture';
import { closerPictures } from '../../config/closerPictures';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { t } from '../../i18n/product';
import { perfumeTaglines } from '../../i18n/perfumeTaglines';
import { rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';

/** One of the shop's own pictures of a perfume, with its alternative text. */
export interface View {
  source: PictureSource;
  alt: string;
}

/** The shop's own pictures of a perfume, for its page and its gallery. */
export function perfumeViews(key: PerfumeKey): { bottle: View; detail: View; materials: View } {
  const { name, picture } = rowOf(perfumes, key);
  return {
    bottle: { source: perfumePicture(key), alt: rowOf(perfumeTaglines, key).alt },
    detail: { source: closerPictures[`${picture}Detail`], alt: t('product.detailAlt', { name }) },
    materials: { source: closerPictures[`${picture}Materials`], alt: t('product.materialsAlt', { name }) },
  };
}
