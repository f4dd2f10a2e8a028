import type { PerfumeText } from '#houseTypes/perfume';
import type { PerfumeKey } from '../perfumes';
import { text as amberNights } from './amberNights/text';
import { text as classicMusk } from './classicMusk/text';
import { text as royalOud } from './royalOud/text';
import { text as vanillaEmber } from './vanillaEmber/text';

export const allPerfumeTexts: Readonly<Record<PerfumeKey, PerfumeText>> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};
