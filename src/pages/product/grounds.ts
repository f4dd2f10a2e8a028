import type { closerPictures } from '../../config/closerPictures';
import type { PerfumeKey } from '../../config/perfumes';

type Name = keyof typeof closerPictures;

/** Pictures that have a portrait version. */
type PlateName = { [Wide in Name]: `${Wide}Tall` extends Name ? Wide : never }[Name];

interface Ground {
  /** A background of styles/grounds.module.css. */
  ground: 'stone' | 'amber' | 'cream' | 'ink';
  plate: PlateName;
}

/** The background of a perfume's page, and its full-width picture. */
export const grounds: Record<PerfumeKey, Ground> = {
  classicMusk: { ground: 'stone', plate: 'plateClassicMusk' },
  amberNights: { ground: 'amber', plate: 'plateAmberNights' },
  vanillaEmber: { ground: 'cream', plate: 'plateVanillaEmber' },
  royalOud: { ground: 'ink', plate: 'plateRoyalOud' },
};
