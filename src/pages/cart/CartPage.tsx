import { useEffect, useRef, useState } from 'react';
import { paths } from '#config/paths';
import { useCart, useCartState } from '#shop/cart/CartContext';
import type { CartRow } from '#shop/cart/rows';
import { LaunchingSoon } from '#shop/launch/LaunchingSoon';
import { itemsText } from '#shop/orders/texts';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import { ButtonLink } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { BelowFold } from '#ui/BelowFold';
import { announce } from '#ui/alerts/announce';
import { CartContents } from './CartContents';
import styles from './CartPage.module.css';
import { CartSkeleton } from './CartSkeleton';
import { DisplacedNote } from './DisplacedNote';
import { cartText } from './texts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

export const meta = { title: cartText('cart.documentTitle'), description: cartText('cart.description') };

/** The cart page. The heading is always the same element: it may have the focus. */
export default function CartPage() {
  const cart = useCart();
  const { status, rows } = useCartState((state) => state);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusAfterRemoval(heading, list);
  /** The rows being ordered: they stay on screen until the user is taken to the order. */
  const [ordered, setOrdered] = useState<readonly CartRow[] | null>(null);
  const shown = ordered ?? rows;
  const loading = status === 'loading';
  const empty = !loading && shown.length === 0;

  useEffect(() => {
    if (status === 'loading') announce(cartText('cart.loading'));
    if (status === 'failed') announce(cartText('cart.loadFailed'));
  }, [status]);

  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {/* A new span for a new text: the heading's own box stays, so nothing shifts. */}
        <span key={String(empty)} className={styles.words}>
          {empty ? cartText('cart.empty') : cartText('cart.title')}
        </span>
      </h1>
      {status === 'failed' && (
        <Failure
          text={cartText('cart.loadFailed')}
          className={styles.failure}
          onRetry={() => void cart?.load()}
        />
      )}
      {!loading && <DisplacedNote onGone={focusRow} />}
      {loading && <CartSkeleton />}
      {empty && (
        <LaunchingSoon
          notice={cartText('cart.launching')}
          action={
            <ButtonLink kind="outline" to={paths.products}>
              {itemsText('items.browse')}
            </ButtonLink>
          }
        />
      )}
      {!loading && !empty && (
        <CartContents
          rows={shown}
          isOrdered={ordered !== null}
          list={list}
          onRemoved={focusRow}
          onOrder={setOrdered}
        />
      )}
      {/* Below a short cart, too. */}
      {!loading && shown.length < 3 && (
        <BelowFold>
          <PerfumeLinks large without={shown.map(({ name }) => name)} />
        </BelowFold>
      )}
    </div>
  );
}
