import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';
import { pictures } from '../../config/pictures';

/** The shop's own picture of a perfume. */
export function perfumePicture(key: PerfumeKey): PictureSource {
  return pictures[rowOf(perfumes, key).picture];
}
