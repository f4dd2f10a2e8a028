import { millilitres } from '#house/sizes';

/**
 * The content of a perfume's bottle in millilitres, if the house names it.
 * @param size what the product's name adds to the perfume's, as `sizeOf` returns it
 */
export function mlOf(size: string): number | undefined {
  return Object.entries(millilitres).find(([name]) => name.toLowerCase() === size.toLowerCase())?.[1];
}

/**
 * The price of 100 ml, so that sizes can be compared.
 * @param price whole cents, as is the result
 */
export function pricePer100(price: number, ml: number): number {
  return Math.round((100 * price) / ml);
}
