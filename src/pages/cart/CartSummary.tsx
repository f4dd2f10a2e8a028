import { useRef } from 'react';
import { sellingTerms } from '#house/owner';
import { pictures } from '#house/pictures';
import { formatCents } from '#lib/money';
import { SellingTerms } from '#shop/orders/SellingTerms';
import { itemsText } from '#shop/orders/texts';
import { useAuth } from '#shop/session/AuthContext';
import { Button } from '#ui/Button';
import type { prefetchOnIntent } from '#ui/LazyPart';
import { Picture } from '#ui/Picture';
import { WaitWords } from '#ui/WaitWords';
import { useBottomBar } from '#ui/useBottomBar';
import styles from './CartSummary.module.css';
import { cartText } from './texts';

interface CartSummaryProps {
  total: number;
  waitText: string | undefined;
  /** Checkout was pressed or has just failed, or a quantity is being changed: it ignores presses. */
  blocked: boolean;
  /** The handlers that load the code of an order. */
  intent: ReturnType<typeof prefetchOnIntent>;
  onCheckout: () => void;
}

/** The total and Checkout: beside the rows on a desktop, a bar at the bottom on a phone. */
export function CartSummary({ total, waitText, blocked, intent, onCheckout }: CartSummaryProps) {
  const placing = waitText !== undefined;
  const { user } = useAuth();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {cartText('cart.summary')}
      </h2>
      <div ref={bar} className={styles.pay}>
        <p className={styles.total}>
          <span className="overline">{itemsText('items.total')}</span>
          <span className={styles.sum}>{formatCents(total)}</span>
        </p>
        <Button
          kind={total > 0 ? 'solid' : 'outline'}
          aria-describedby="checkout-note"
          pending={placing}
          blocked={blocked}
          {...intent}
          onClick={onCheckout}
        >
          {cartText('cart.checkout')}
        </Button>
      </div>
      <div className={styles.note} data-waiting={placing || undefined}>
        <p id="checkout-note">{cartText('cart.checkoutNote')}</p>
        {user && <p>{cartText('cart.orderingAs', { name: user.name || user.email || user.id })}</p>}
        {placing && <WaitWords key={waitText} text={waitText} />}
      </div>
      <SellingTerms />
      {sellingTerms.gift !== null && (
        <Picture source={pictures.gift} alt="" sizes="372px" className={styles.picture} />
      )}
    </section>
  );
}
