import { formatCents } from '#lib/money';
import type { Product } from './product';
import { mlOf, pricePer100 } from './size';
import { priceText } from './texts';

/** What a bottle holds, and the price of 100 ml. Nothing for a size that the house does not know. */
export function PricePer100({ name, price }: Pick<Product, 'name' | 'price'>) {
  const ml = mlOf(name);
  return (
    ml !== undefined && (
      <span className="small">
        {priceText('price.per100', { ml, price: formatCents(pricePer100(price, ml)) })}
      </span>
    )
  );
}
