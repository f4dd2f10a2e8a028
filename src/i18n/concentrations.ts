import type { PerfumeKey } from '../config/perfumes';

/** The bottle size of each of the shop's own perfumes. */
export const bottleSize = '50 ml';

/** The concentrations of the shop's own perfumes, separate because every card shows them. */
export const concentrations: Readonly<Record<PerfumeKey, string>> = {
  classicMusk: 'Eau de Parfum',
  amberNights: 'Eau de Parfum',
  vanillaEmber: 'Eau de Parfum',
  royalOud: 'Eau de Parfum Intense',
};
