import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { inOneTab, isUnlocked, untilUnlocked } from '#lib/locks';
import { quantityOf, subtractQuantities, type CartRow, type Pieces } from '#shop/cart/rows';
import { buyingText } from '#shop/cart/texts';
import { showAlert } from '#ui/alerts/alertStore';
import { dispatch, type Checkout } from './checkout';
import { missingRows } from './pending';
import { withPutBack, withPuttingBack, withRead } from './pendingChanges';
import { statusText } from './statusTexts';

/**
 * Adds again what is missing from the server's cart: one piece a call, 100 calls at most. After a failed call it goes on
 * with the next row. An order, in whichever tab, or the end of the session stops it. Says what was added. Never throws.
 */
export async function putBack(checkout: Checkout): Promise<void> {
  const { cart, store } = checkout;
  const isRunning = store.get().is === 'puttingBack';
  dispatch(checkout, { type: 'putBack' });
  // While an order is under way, nothing is put back.
  if (isRunning || store.get().is !== 'puttingBack') return;
  await untilUnlocked(cart.lockName('order'));
  await untilUnlocked(cart.lockName('cart'));
  const isOver = await inOneTab(cart.lockName('putBack'), () => addMissing(checkout));
  // Another tab puts back.
  if (!isOver) await untilUnlocked(cart.lockName('putBack'));
  dispatch(checkout, { type: 'putBackEnded' });
}

async function addMissing(checkout: Checkout): Promise<true> {
  const { cart, pending, store } = checkout;
  const { signal } = cart;
  const isStopped = async (): Promise<boolean> =>
    signal.aborted || !(await isUnlocked(cart.lockName('order'))) || store.get().is !== 'puttingBack';
  if (!(await cart.load())) {
    if (!signal.aborted) showAlert({ kind: 'cart', text: statusText('putBack.failed'), tone: 'error' });
    return true;
  }
  const { rows } = cart.state;
  const { displaced } = pending.readAnew();
  const missing = missingRows(pending.get(), rows);
  pending.change((all) => withPuttingBack(all, rows));
  const added: Pieces[] = [];
  for (const row of missing) {
    const { productId } = row;
    const piece = { productId, quantity: 1 };
    for (
      let left = row.quantity;
      left > 0 && added.length < ADD_CALL_LIMIT && !(await isStopped());
      left -= 1
    ) {
      if ((await cart.add({ ...row, id: productId }, 'shop')) !== 'added') break;
      // Others may have been taken out by an open order, and were in the cart before it.
      if (quantityOf(added, productId) < quantityOf(displaced, productId))
        pending.change((all) => withPutBack(all, piece));
      added.push(piece);
    }
  }
  if (signal.aborted || store.get().is !== 'puttingBack') return true;
  pending.change((all) => withRead(all, cart.state.rows));
  if (missing.length > 0) sayPutBack(added.length, subtractQuantities(missing, added));
  return true;
}

function sayPutBack(count: number, left: readonly CartRow[]): void {
  const names = left.map(({ name, quantity }) => buyingText('buying.pieces', { name, quantity })).join(', ');
  const text = statusText('putBack.added', { count });
  const isComplete = left.length === 0;
  showAlert({
    kind: 'cart',
    text: isComplete ? text : `${text} ${statusText('putBack.notAdded', { names })}`,
    tone: isComplete ? 'success' : 'error',
    link: { to: paths.cart, text: buyingText('buying.viewCart') },
  });
}
