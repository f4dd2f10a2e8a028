import { paths } from '../../config/paths';
import { perfumeTexts, type PerfumeKey, type PerfumeText } from '../../i18n/perfumes';
import { pictures } from '../../ui/pictures';
import type { PictureSource } from '../../ui/Picture';

/** One of the four perfumes: its address, its picture and what is said of it. */
export interface Perfume {
  path: string;
  picture: PictureSource;
  text: PerfumeText;
}

const PICTURES: Record<PerfumeKey, PictureSource> = {
  classicMusk: pictures.productClassicMusk,
  amberNights: pictures.productAmberNights,
  vanillaEmber: pictures.productVanillaEmber,
  royalOud: pictures.productRoyalOud,
};

function perfume(key: PerfumeKey): Perfume {
  return { path: paths[key], picture: PICTURES[key], text: perfumeTexts[key] };
}

const first = perfume('classicMusk');
const perfumes = [first, perfume('amberNights'), perfume('vanillaEmber'), perfume('royalOud')];

/** The perfume of an address, with or without a slash at its end, and the one after it; after the last comes the first. */
export function perfumesAt(pathname: string): { shown: Perfume; next: Perfume } {
  const path = pathname.replace(/\/+$/, '');
  const at = Math.max(
    0,
    perfumes.findIndex((candidate) => candidate.path === path),
  );
  return { shown: perfumes[at] ?? first, next: perfumes[at + 1] ?? first };
}
