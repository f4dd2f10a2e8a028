import { useOneAtATime } from '#lib/useOneAtATime';
import { Button, type ButtonKind } from '#ui/Button';
import { WaitWords } from '#ui/WaitWords';
import type { Product } from '#shop/products/product';
import { addAndTell } from './adding';
import { buyingText } from './texts';

/** The Add to Cart button of a product. */
export function AddToCart({ product, kind }: { product: Product; kind: ButtonKind }) {
  const [adding, add] = useOneAtATime(() => addAndTell(product));
  return (
    <>
      <Button
        kind={kind}
        pending={adding}
        aria-label={buyingText('buying.addToCartOf', { name: product.name })}
        onClick={add}
      >
        {buyingText('buying.addToCart')}
      </Button>
      {adding && <WaitWords text={buyingText('buying.adding')} />}
    </>
  );
}
