import type { PerfumeFacts } from '#houseTypes/perfume';
import { amberNights } from './perfumes/amberNights/facts';
import { classicMusk } from './perfumes/classicMusk/facts';
import { royalOud } from './perfumes/royalOud/facts';
import { vanillaEmber } from './perfumes/vanillaEmber/facts';

const table = { classicMusk, amberNights, vanillaEmber, royalOud };

/** The perfumes that have a page. */
export type PerfumeKey = keyof typeof table;

/** The shop's own perfumes, in display order. */
export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts<PerfumeKey>>> = table;
