import { paths } from '../config/paths';
import type { PictureSource } from '../ui/Picture';
import { pictures } from '../ui/pictures';

const PICTURES: Readonly<Record<string, PictureSource>> = {
  [paths.classicMusk]: pictures.productClassicMusk,
  [paths.amberNights]: pictures.productAmberNights,
  [paths.vanillaEmber]: pictures.productVanillaEmber,
  [paths.royalOud]: pictures.productRoyalOud,
};

/** The shop's own picture of the perfume whose page stands at an address, or undefined. */
export function perfumePicture(path: string): PictureSource | undefined {
  return PICTURES[path];
}
