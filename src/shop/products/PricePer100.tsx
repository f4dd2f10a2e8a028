import { formatCents } from '#lib/money';
import type { Product } from './product';
import { mlOf, pricePer100, sizeText } from './size';
import { priceText } from './texts';

/** What a bottle holds, unless the name says it, and the price of 100 ml. Nothing for a size that the house does not know. */
export function PricePer100({ name, price }: Pick<Product, 'name' | 'price'>) {
  const ml = mlOf(name);
  const size = sizeText(name);
  return (
    ml !== undefined && (
      <span className="small">
        {size && `${size} · `}
        {priceText('price.per100', { price: formatCents(pricePer100(price, ml)) })}
      </span>
    )
  );
}
