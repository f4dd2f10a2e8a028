import type { PerfumeKey } from '../config/perfumes';
import type { PerfumeText } from './perfumeText';
import { text as amberNights } from './perfumes/amberNights';
import { text as classicMusk } from './perfumes/classicMusk';
import { text as royalOud } from './perfumes/royalOud';
import { text as vanillaEmber } from './perfumes/vanillaEmber';

/** The texts of all perfumes, for what compares them; a perfume's page loads its own alone. */
export const perfumeTexts: Record<PerfumeKey, PerfumeText> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};
