import type { PerfumeKey } from '../config/perfumes';
import type { PerfumeText } from './perfumeText';
import { text as amberNights } from './perfumes/amberNights';
import { text as classicMusk } from './perfumes/classicMusk';
import { text as royalOud } from './perfumes/royalOud';
import { text as vanillaEmber } from './perfumes/vanillaEmber';

/** The texts of all perfumes, for the features that compare them. A perfume's page loads only its own. */
export const perfumeTexts: Record<PerfumeKey, PerfumeText> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};
