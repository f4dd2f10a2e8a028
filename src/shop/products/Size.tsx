import { mlOf } from './size';
import { priceText } from './texts';

/** The size of a product before its quantity, if it is known: '50 ml · '. @param of the product's name */
export function Size({ of }: { of: string }) {
  const ml = mlOf(of);
  return ml !== undefined && priceText('size.before', { ml });
}
