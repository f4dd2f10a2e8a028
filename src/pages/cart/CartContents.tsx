import { useMemo, useRef, useState, type RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { GuaranteeNotice } from '../../shop/orders/GuaranteeNotice';
import { useOrder } from '../../shop/cart/useOrder';
import { useCart } from '../../shop/cart/CartContext';
import { cartText } from './texts';
import { useEvent } from '../../lib/useEvent';
import {
  blocksCheckout,
  cartCount,
  cartTotal,
  shownLines,
  withoutProduct,
  type CartLine,
  type ShownLine,
} from '../../shop/cart/cart';
import { formatCents } from '../../lib/money';
import { retractOutcome, showAlert } from '../../ui/alerts/alertStore';
import { announce } from '../../ui/alerts/announce';
import { Button } from '../../ui/Button';
import styles from './CartContents.module.css';
import { CartList } from './CartList';
import { CartSummary } from './CartSummary';
import type { FocusAfterRemoval } from './useFocusAfterRemoval';

interface CartContentsProps {
  /** All rows of the cart: one that is not displayed can block checkout too. */
  lines: readonly CartLine[];
  list: RefObject<HTMLUListElement | null>;
  onRemoved: FocusAfterRemoval['focusRow'];
  /** Called with the rows being ordered, or null when the order failed. */
  onOrder: (lines: readonly CartLine[] | null) => void;
}

/** The question asked before something is removed. */
type Question = { ask: 'remove'; line: ShownLine } | { ask: 'clear' };

/** A cart that is not empty: its rows, total and actions. */
export function CartContents({ lines, list, onRemoved, onOrder }: CartContentsProps) {
  const { store } = useCart();
  const [question, setQuestion] = useState<Question | null>(null);
  const { checkout, placing, paused, question: questionAgain } = useCheckout(lines, onOrder);
  const shown = useMemo(() => shownLines(lines), [lines]);
  const hidden = lines.length - shown.length;
  const askToRemove = useEvent((line: ShownLine) => setQuestion({ ask: 'remove', line }));

  const addOne = useEvent(async (line: ShownLine): Promise<void> => {
    const { productId, name } = line;
    if ((await store?.add({ ...line, id: productId })) !== 'added') return;
    const total = formatCents(cartTotal(store?.getState().lines ?? []));
    announce(cartText('cart.added', { name, quantity: line.quantity + 1, total }));
  });
  const remove = (line: ShownLine): void => {
    setQuestion(null);
    retractOutcome('cart');
    store?.remove(line.productId);
    const total = formatCents(cartTotal(withoutProduct(lines, line.productId)));
    announce(cartText('cart.removed', { name: line.name, total }));
    onRemoved(shown.indexOf(line));
  };
  const clear = (): void => {
    setQuestion(null);
    retractOutcome('cart');
    store?.clear();
    announce(cartText('cart.cleared'));
    onRemoved();
  };
  const removeIncomplete = (): void => {
    store?.removeIncomplete();
    announce(cartText('cart.incompleteRemoved'));
    onRemoved();
  };

  return (
    <div className={styles.contents}>
      <div>
        <div className={styles.head}>
          <p>{cartText('cart.count', { count: cartCount(lines) })}</p>
          <Button
            kind="quiet"
            blocked={placing}
            onClick={(event) => {
              event.currentTarget.focus();
              setQuestion({ ask: 'clear' });
            }}
          >
            {cartText('cart.clear')}
          </Button>
        </div>
        {hidden > 0 && (
          <div className={styles.hidden}>
            <p>{cartText('cart.hidden', { count: hidden })}</p>
            <Button kind="quiet" blocked={placing} onClick={removeIncomplete}>
              {cartText('cart.removeIncomplete')}
            </Button>
          </div>
        )}
        {shown.length > 0 && (
          <CartList lines={shown} blocked={placing} listRef={list} onAddOne={addOne} onRemove={askToRemove} />
        )}
        <GuaranteeNotice />
      </div>
      <CartSummary total={cartTotal(lines)} placing={placing} paused={paused} onCheckout={checkout} />
      {question?.ask === 'remove' && (
        <ConfirmDialog
          question={<RemoveQuestion name={question.line.name} />}
          detail={
            question.line.quantity > 1
              ? cartText('cart.removePieces', { count: question.line.quantity })
              : undefined
          }
          onYes={() => remove(question.line)}
          onNo={() => setQuestion(null)}
        />
      )}
      {question?.ask === 'clear' && (
        <ConfirmDialog
          question={cartText('cart.clearQuestion')}
          onYes={clear}
          onNo={() => setQuestion(null)}
        />
      )}
      {questionAgain}
    </div>
  );
}

/** Checkout and its rules. */
function useCheckout(lines: readonly CartLine[], onOrder: CartContentsProps['onOrder']) {
  const { order, ...ordering } = useOrder();
  const busy = useRef(false);

  const run = async (): Promise<void> => {
    busy.current = true;
    onOrder(lines);
    const placed = await order(lines);
    busy.current = false;
    if (!placed) onOrder(null);
  };
  const checkout = (): void => {
    if (busy.current) return;
    if (blocksCheckout(lines)) showAlert({ kind: 'cart', text: cartText('cart.blocked'), tone: 'error' });
    else void run();
  };
  return { checkout, ...ordering };
}

/** The question with the product's name, which is broken only if it is longer than a line. */
function RemoveQuestion({ name }: { name: string }) {
  const [before, after] = cartText('cart.removeQuestion', { name: '\n' }).split('\n');
  return (
    <>
      {before}
      <span className={styles.name}>{name}</span>
      {after}
    </>
  );
}
