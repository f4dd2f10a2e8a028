import { perfumes, type PerfumeKey } from '#house/perfumes';
import { rowOf } from '../../lib/tables';
import type { PictureSource } from '../../ui/Picture';
import { pictures } from '#house/pictures';

/** The shop's own picture of a perfume. */
export function perfumePicture(key: PerfumeKey): PictureSource {
  return pictures[`product${rowOf(perfumes, key).pictures}`];
}
