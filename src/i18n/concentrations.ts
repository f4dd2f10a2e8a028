import type { PerfumeKey } from '../config/perfumes';

/** The size of each of the house's perfumes. */
export const bottleSize = '50 ml';

/** The concentrations of the house's perfumes: apart from their other texts, for every card has them. */
export const concentrations: Readonly<Record<PerfumeKey, string>> = {
  classicMusk: 'Eau de Parfum',
  amberNights: 'Eau de Parfum',
  vanillaEmber: 'Eau de Parfum',
  royalOud: 'Eau de Parfum Intense',
};
