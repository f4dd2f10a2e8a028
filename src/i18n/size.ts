import { translator } from './translator';

const t = translator({
  'size.ml': '{ml} ml',
  'size.both': '{ml} ml · {ounces} fl oz',
});

const ML_PER_FLUID_OUNCE = 29.5735;

/** A bottle's size, for example '50 ml'. @param ml millilitres */
export function sizeText(ml: number): string {
  return t('size.ml', { ml });
}

/** The same with fluid ounces: '50 ml · 1.7 fl oz'. */
export function sizeWithOunces(ml: number): string {
  return t('size.both', { ml, ounces: (ml / ML_PER_FLUID_OUNCE).toFixed(1) });
}
