import { sizesText } from './sizeTexts';

const ML_PER_FLUID_OUNCE = 29.5735;

/** A bottle's size: '50 ml · 1.7 fl oz'. */
export function sizeWithOunces(ml: number): string {
  return sizesText('size.both', { ml, ounces: (ml / ML_PER_FLUID_OUNCE).toFixed(1) });
}
