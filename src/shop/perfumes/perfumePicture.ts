import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pictures } from '#house/pictures';
import type { PictureSource } from '#ui/Picture';

/** The shop's own picture of a perfume. */
export function perfumePicture(key: PerfumeKey): PictureSource {
  return pictures[`product${perfumes[key].pictures}`];
}
