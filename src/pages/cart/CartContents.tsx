import { useState, type RefObject } from 'react';
import { DOUBLE_PRESS_MS } from '#config/constants';
import { formatCents } from '#lib/money';
import { useOneAtATime } from '#lib/useOneAtATime';
import { useCart, useCartState } from '#shop/cart/CartContext';
import { changeQuantity } from '#shop/cart/quantity';
import { removeIncomplete } from '#shop/cart/removeIncomplete';
import {
  blocksCheckout,
  cartCount,
  countPieces,
  cartTotal,
  shownRows,
  withoutProduct,
  type CartRow,
  type ShownRow,
} from '#shop/cart/rows';
import { useOrdering } from '#shop/checkout/useOrdering';
import { GuaranteeNotice } from '#shop/orders/GuaranteeNotice';
import { isSameProduct } from '#shop/products/ids';
import { Button } from '#ui/Button';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { announce } from '#ui/alerts/announce';
import styles from './CartContents.module.css';
import { CartList } from './CartList';
import { CartSummary } from './CartSummary';
import { cartText } from './texts';
import type { FocusRow } from './useFocusAfterRemoval';

interface CartContentsProps {
  /** All rows of the cart: one that is not displayed can block checkout too. */
  rows: readonly CartRow[];
  /** They are being ordered, or were, and the next page has not come yet: nothing can be changed. */
  isOrdered: boolean;
  list: RefObject<HTMLUListElement | null>;
  onRemoved: FocusRow;
  /** Called with the rows being ordered, or null when the order failed. */
  onOrder: (rows: readonly CartRow[] | null) => void;
}

/** What the question before a removal is about: a row, or the whole cart. */
type Removal = ShownRow | 'all';

/** A cart that is not empty: its rows, total and actions. */
export function CartContents({ rows, isOrdered, list, onRemoved, onOrder }: CartContentsProps) {
  const cart = useCart();
  const [asked, setAsked] = useState<Removal | null>(null);
  const { press, ordering, waitText, intent } = useCheckoutPress(rows, onOrder);
  const placing = waitText !== undefined || isOrdered;
  const shown = shownRows(rows);
  const isChanging = useCartState(({ changes, changing }) => changes.size > 0 || changing !== null);

  const changeBy = (row: ShownRow, by: number): void => {
    if (!cart) return;
    removeAlertsOf('cart');
    void changeQuantity(cart, row.productId, by).then((isDone) => {
      if (!isDone && !cart.signal.aborted)
        showAlert({ kind: 'cart', text: cartText('cart.quantityFailed'), tone: 'error' });
      // The server may have lost the row, with the button that was pressed.
      if (document.activeElement === document.body) onRemoved();
    });
  };
  const remove = (removal: Removal): void => {
    setAsked(null);
    removeAlertsOf('cart');
    if (removal === 'all') {
      cart?.clear();
      announce(cartText('cart.cleared'));
      return onRemoved();
    }
    const { name, productId } = removal;
    cart?.remove(productId);
    const total = formatCents(cartTotal(withoutProduct(rows, productId)));
    announce(cartText('cart.removed', { name, total }));
    onRemoved(shown.indexOf(removal));
  };
  const dropIncomplete = (): void => {
    removeAlertsOf('cart');
    if (cart) removeIncomplete(cart);
    announce(cartText('cart.incompleteRemoved'));
    onRemoved();
  };

  return (
    <div className={styles.contents}>
      <div>
        <div className={styles.head}>
          <p>{cartText('cart.count', { count: cartCount(rows) })}</p>
          <Button kind="quiet" blocked={placing} onClick={() => setAsked('all')}>
            {cartText('cart.clear')}
          </Button>
        </div>
        <IncompleteRows count={rows.length - shown.length} blocked={placing} onRemove={dropIncomplete} />
        {shown.length > 0 && (
          <CartList rows={shown} blocked={placing} listRef={list} onChangeBy={changeBy} onRemove={setAsked} />
        )}
        <GuaranteeNotice open />
      </div>
      <CartSummary
        total={cartTotal(rows)}
        waitText={waitText}
        blocked={ordering || isChanging || isOrdered}
        intent={intent}
        onCheckout={press}
      />
      {asked && (
        <RemoveDialog removal={asked} rows={rows} onYes={() => remove(asked)} onNo={() => setAsked(null)} />
      )}
    </div>
  );
}

/** How many rows are not shown, if any, and the button that removes them. */
function IncompleteRows({
  count,
  blocked,
  onRemove,
}: {
  count: number;
  blocked: boolean;
  onRemove: () => void;
}) {
  if (count === 0) return null;
  return (
    <div className={styles.hidden}>
      <p>{cartText('cart.hidden', { count })}</p>
      <Button kind="quiet" blocked={blocked} onClick={onRemove}>
        {cartText('cart.removeIncomplete')}
      </Button>
    </div>
  );
}

interface RemoveDialogProps {
  removal: Removal;
  rows: readonly CartRow[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a row or everything is removed. A product's name is broken only if it is longer than a line. */
function RemoveDialog({ removal, rows, ...answers }: RemoveDialogProps) {
  if (removal === 'all') return <ConfirmDialog question={cartText('cart.clearQuestion')} {...answers} />;
  const { name, productId } = removal;
  // The call removes every row of the product.
  const pieces = countPieces(rows.filter((row) => isSameProduct(row.productId, productId)));
  return (
    <ConfirmDialog
      question={
        <>
          {cartText('cart.removeBefore')} <span className={styles.name}>{name}</span>{' '}
          {cartText('cart.removeAfter')}
        </>
      }
      detail={pieces > 1 ? cartText('cart.removePieces', { count: pieces }) : undefined}
      {...answers}
    />
  );
}

function useCheckoutPress(rows: readonly CartRow[], onOrder: CartContentsProps['onOrder']) {
  const { order, waitText, intent } = useOrdering();
  const [ordering, press] = useOneAtATime(async () => {
    if (blocksCheckout(rows)) {
      showAlert({ kind: 'cart', text: cartText('cart.blocked'), tone: 'error' });
      return;
    }
    onOrder(rows);
    if (!(await order(rows, true))) onOrder(null);
  }, DOUBLE_PRESS_MS);
  return { press, ordering, waitText, intent };
}
