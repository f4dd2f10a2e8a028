import { formerPrices } from '#house/owner';
import { isSameName } from '../lib/names';
import type { FormerPrice } from './owner';

/** The price that the owner names as a product's former one, or null. @param name the product's name in the API */
export function formerPriceOf(name: string): FormerPrice | null {
  return Object.entries(formerPrices).find(([other]) => isSameName(other, name))?.[1] ?? null;
}
