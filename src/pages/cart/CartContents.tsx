import { useState, type RefObject } from 'react';
import { DOUBLE_PRESS_MS } from '#config/constants';
import { formatCents } from '#lib/money';
import { useOneAtATime } from '#lib/useOneAtATime';
import { useCart, useCartState } from '#shop/cart/CartContext';
import {
  blocksCheckout,
  cartCount,
  countPieces,
  cartTotal,
  shownLines,
  withoutProduct,
  type CartLine,
  type ShownLine,
} from '#shop/cart/cart';
import { changeAndTell } from '#shop/checkout/quantityLoss';
import { currentCheckout } from '#shop/checkout/placing';
import { useOrder } from '#shop/checkout/useOrder';
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
  lines: readonly CartLine[];
  list: RefObject<HTMLUListElement | null>;
  onRemoved: FocusRow;
  /** Called with the rows being ordered, or null when the order failed. */
  onOrder: (lines: readonly CartLine[] | null) => void;
}

/** What the question before a removal is about: a row, or the whole cart. */
type Removal = ShownLine | 'all';

/** A cart that is not empty: its rows, total and actions. */
export function CartContents({ lines, list, onRemoved, onOrder }: CartContentsProps) {
  const cart = useCart();
  const [asked, setAsked] = useState<Removal | null>(null);
  const { checkout, ordering, placing, question: questionAgain } = useCheckout(lines, onOrder);
  const shown = shownLines(lines);
  const isChanging = useCartState(({ changes }) => changes.length > 0);

  const changeBy = (line: ShownLine, by: number): void => {
    const checkout = currentCheckout();
    if (!checkout) return;
    void changeAndTell(checkout, line, by).then(() => {
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
    const total = formatCents(cartTotal(withoutProduct(lines, productId)));
    announce(cartText('cart.removed', { name, total }));
    onRemoved(shown.indexOf(removal));
  };
  const removeIncomplete = (): void => {
    cart?.removeIncomplete();
    announce(cartText('cart.incompleteRemoved'));
    onRemoved();
  };

  return (
    <div className={styles.contents}>
      <div>
        <div className={styles.head}>
          <p>{cartText('cart.count', { count: cartCount(lines) })}</p>
          <Button kind="quiet" blocked={placing} onClick={() => setAsked('all')}>
            {cartText('cart.clear')}
          </Button>
        </div>
        <IncompleteRows count={lines.length - shown.length} blocked={placing} onRemove={removeIncomplete} />
        {shown.length > 0 && (
          <CartList
            lines={shown}
            blocked={placing}
            listRef={list}
            onChangeBy={changeBy}
            onRemove={setAsked}
          />
        )}
        <GuaranteeNotice open />
      </div>
      <CartSummary
        total={cartTotal(lines)}
        placing={placing}
        blocked={ordering || isChanging}
        onCheckout={checkout}
      />
      {asked && (
        <RemoveDialog removal={asked} lines={lines} onYes={() => remove(asked)} onNo={() => setAsked(null)} />
      )}
      {questionAgain}
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
  lines: readonly CartLine[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a row or everything is removed. A product's name is broken only if it is longer than a line. */
function RemoveDialog({ removal, lines, ...answers }: RemoveDialogProps) {
  if (removal === 'all') return <ConfirmDialog question={cartText('cart.clearQuestion')} {...answers} />;
  const { name, productId } = removal;
  // The call removes every row of the product.
  const pieces = countPieces(lines.filter((line) => isSameProduct(line.productId, productId)));
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

function useCheckout(lines: readonly CartLine[], onOrder: CartContentsProps['onOrder']) {
  const { order, ...state } = useOrder();
  const [ordering, checkout] = useOneAtATime(async () => {
    if (blocksCheckout(lines)) {
      showAlert({ kind: 'cart', text: cartText('cart.blocked'), tone: 'error' });
      return;
    }
    onOrder(lines);
    if (!(await order(lines))) onOrder(null);
  }, DOUBLE_PRESS_MS);
  return { checkout, ordering, ...state };
}
