import type { closerPictures } from '../../config/closerPictures';
import type { PerfumeKey } from '../../config/perfumes';

type Name = keyof typeof closerPictures;

/** What has an upright cut beside the wide one. */
type PlateName = { [Wide in Name]: `${Wide}Tall` extends Name ? Wide : never }[Name];

interface Ground {
  /** A ground of styles/grounds.css. */
  ground: 'stone' | 'amber' | 'cream' | 'ink';
  plate: PlateName;
}

/** The ground that a perfume's page stands on, and its picture of the window's width. */
export const grounds: Record<PerfumeKey, Ground> = {
  classicMusk: { ground: 'stone', plate: 'plateClassicMusk' },
  amberNights: { ground: 'amber', plate: 'plateAmberNights' },
  vanillaEmber: { ground: 'cream', plate: 'plateVanillaEmber' },
  royalOud: { ground: 'ink', plate: 'plateRoyalOud' },
};
