import { closerPictures } from '#house/closerPictures';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pictures } from '#house/pictures';
import { productText } from './texts';

/** The shop's own pictures of a perfume, the bottle first, with their alternative texts. */
export function picturesOf(key: PerfumeKey) {
  const { name, alt, pictures: set } = perfumes[key];
  return {
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
