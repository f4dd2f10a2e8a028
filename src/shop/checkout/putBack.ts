import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { addPieces } from '#shop/cart/quantity';
import {
  countPieces,
  quantityOf,
  subtractQuantities,
  withAdded,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { buyingText } from '#shop/cart/texts';
import { isSameProduct } from '#shop/products/ids';
import { showAlert } from '#ui/alerts/alertStore';
import { dispatch, type Checkout } from './checkout';
import { withPuttingBack } from './pendingChanges';
import { statusText } from './statusTexts';

/**
 * Adds again what is missing from the server's cart, up to 100 pieces: one piece a call, and one product a job. After a
 * failed call it goes on with the next product. In this tab, an order, a removal or the end of the session stops it.
 * Says what was added. Never throws.
 */
export async function putBack(checkout: Checkout): Promise<void> {
  const { cart, pending, orderStore } = checkout;
  const isRunning = orderStore.get().is === 'puttingBack';
  dispatch(checkout, { type: 'putBack' });
  // While an order is under way, nothing is put back.
  if (isRunning || orderStore.get().is !== 'puttingBack') return;
  let hasStopped = false;
  // It may begin again before this one has ended.
  const stopWatching = orderStore.subscribe(() => (hasStopped ||= orderStore.get().is !== 'puttingBack'));
  const isStopped = (): boolean => cart.signal.aborted || hasStopped;
  const isRead = await cart.enqueue(() => cart.refresh());
  if (!isRead && !isStopped()) showAlert({ kind: 'cart', text: statusText('putBack.failed'), tone: 'error' });
  const missing = isRead ? pending.get().displaced : [];
  const added: Pieces[] = [];
  for (const { productId } of missing) {
    await cart.enqueue(async () => {
      const most = ADD_CALL_LIMIT - countPieces(added);
      if (!isStopped()) added.push(await addMissing(checkout, productId, most, isStopped));
    });
  }
  if (!isStopped() && missing.length > 0) sayPutBack(countPieces(added), subtractQuantities(missing, added));
  stopWatching();
  if (!isStopped()) dispatch(checkout, { type: 'putBackEnded' });
}

/** Adds what is missing of a product. @param most how many pieces at most @returns what was added */
async function addMissing(
  { cart, pending }: Checkout,
  productId: string,
  most: number,
  isStopped: () => boolean,
): Promise<Pieces> {
  const before = quantityOf(cart.state.baseRows, productId);
  // Another tab may have put it back.
  const row = pending.readAnew().displaced.find((one) => isSameProduct(one.productId, productId));
  if (!row) return { productId, quantity: 0 };
  const quantity = Math.min(row.quantity, most);
  pending.update((all) => withPuttingBack(all, { ...row, quantity }, before));
  const show = (piece: CartRow): void => {
    if (!cart.signal.aborted) cart.view.showInAllTabs(withAdded(cart.state.baseRows, piece));
  };
  await addPieces(cart, row, quantity, show, isStopped);
  // What could not be added is displaced again.
  await cart.refresh();
  return { productId, quantity: Math.max(0, quantityOf(cart.state.baseRows, productId) - before) };
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
