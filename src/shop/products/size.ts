import { perfumes } from '#house/perfumes';
import { millilitres } from '#house/sizes';
import { perfumeOfProduct } from './perfumeTargets';
import { sizeOf } from './product';
import { priceText } from './texts';

const ML_PER_FLUID_OUNCE = 29.5735;

/** A bottle's size: '50 ml · 1.7 fl oz'. */
export function sizeWithOunces(ml: number): string {
  return priceText('size.both', { ml, ounces: (ml / ML_PER_FLUID_OUNCE).toFixed(1) });
}

/** The content of a product in millilitres, if it is one of the shop's own perfumes in a size that the house knows. */
export function mlOf(product: string): number | undefined {
  const own = perfumeOfProduct(product);
  const size = own && sizeOf(product, own.name);
  if (!own || size === undefined) return undefined;
  if (size === '') return perfumes[own.perfume].ml;
  return millilitres[size];
}

/** The size of a product: '50 ml'; '' if it is not known, or if the product's name says it. */
export function sizeText(product: string): string {
  const ml = mlOf(product);
  const text = ml === undefined ? '' : priceText('size.ml', { ml });
  return product.toLowerCase().includes(text) ? '' : text;
}

/** The price of 100 ml, so that sizes can be compared. @param price whole cents, as is the result */
export function pricePer100(price: number, ml: number): number {
  return Math.round((100 * price) / ml);
}
