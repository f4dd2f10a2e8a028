import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pictures } from '#house/pictures';
import type { PictureSource } from '#ui/Picture';

export function perfumePicture(key: PerfumeKey): PictureSource {
  return pictures[`product${perfumes[key].pictures}`];
}
