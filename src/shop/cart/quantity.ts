import { currentAuthorization } from '#api/connection';
import { hasStatus } from '#api/errors';
import { logFailure } from '#lib/logger';
import { isSameProduct, productKey, toCartAddId } from '#shop/products/ids';
import { addToCart, removeFromCart } from './api';
import { hasSessionEnded, type Cart } from './cart';
import { REMOVED } from './cartView';
import { quantityOf, type CartRow, type Pieces } from './rows';

/**
 * Changes the quantity of a product by some pieces, to one at least. It shows at once. One job of the queue does it; presses
 * while the job waits join it.
 * @param by how many pieces more; below zero, fewer
 * @returns whether the server has the quantity, or an earlier press tells; a failure is logged
 */
export async function changeQuantity(cart: Cart, productId: string, by: number): Promise<boolean> {
  const key = productKey(productId);
  const { baseRows, changes, status } = cart.state;
  const change = Math.max(1 - quantityOf(baseRows, key), (changes.get(key) ?? 0) + by);
  // The server may hold more than a cart that could not be loaded shows, and a removal would take all of it.
  const isSafe = status === 'ready' || change >= 0;
  if (toCartAddId(productId) === undefined || !isSafe) return false;
  const isJoining = changes.has(key);
  cart.view.setChange(key, change);
  if (isJoining) return true;
  return cart.enqueue(() => changeNow(cart, key));
}

/** Reads the cart, and brings a product to the quantity that shows. @returns whether the server has it */
async function changeNow(cart: Cart, key: string): Promise<boolean> {
  const isRead = await cart.refresh();
  const by = cart.state.changes.get(key) ?? 0;
  // A removal waits for its turn.
  if (hasSessionEnded(cart) || by === REMOVED) return by === REMOVED;
  const before = quantityOf(cart.state.baseRows, key);
  const wanted = Math.max(1, before + by);
  // Without a reading, a removal would take away what another device has added.
  const goal = isRead ? wanted : Math.max(before, wanted);
  const rows = cart.state.baseRows.filter(({ productId }) => isSameProduct(productId, key));
  const [row] = rows;
  cart.view.beginChange(key, goal);
  const reached = row ? await reach(cart, { ...row, quantity: before }, goal) : 0;
  if (hasSessionEnded(cart)) return false;
  cart.view.endChange(key, reached);
  // Rows of one product may differ in their prices.
  if (reached !== wanted || rows.length > 1)
    return (await cart.refresh()) && quantityOf(cart.state.baseRows, key) === wanted;
  // What was read, and changed since, is what the cart holds.
  if (isRead) cart.tellRows(cart.state.baseRows);
  return true;
}

/** Brings a product to a quantity. @param row the product with its quantity before @returns how many pieces the server has */
async function reach(cart: Cart, row: CartRow, goal: number): Promise<number> {
  if (goal < row.quantity)
    return replacePieces(cart, row, goal, (left) =>
      cart.onEvent({ type: 'replacing', row: { ...row, quantity: left } }),
    );
  const onAdded = (piece: CartRow): void => cart.onEvent({ type: 'added', piece });
  return row.quantity + (await addPieces(cart, row, goal - row.quantity, onAdded));
}

/**
 * Adds pieces of a product one by one, as a part of a job, until a call fails. Never throws; a failure is logged.
 * @param onAdded is told of each piece
 * @param isStopped whether no further piece is wanted
 * @returns how many were added
 */
export async function addPieces(
  { userId, signal }: Cart,
  row: CartRow,
  count: number,
  onAdded: (piece: CartRow) => void,
  isStopped = () => signal.aborted,
): Promise<number> {
  const productId = toCartAddId(row.productId);
  let added = 0;
  try {
    while (productId !== undefined && added < count && !isStopped()) {
      await addToCart(userId, productId);
      added += 1;
      onAdded({ ...row, productId, quantity: 1 });
    }
  } catch (error) {
    logFailure('Failed to change the quantity', error);
  }
  return added;
}

/**
 * Leaves some pieces of a product, as a part of a job: no call sets a quantity, so it is removed, and what stays is added
 * again piece by piece, also after a logout, with the token of this customer. Ends with the first call that fails. Never
 * throws; a failure is logged.
 * @param product with its quantity before
 * @param onReplacing is told before how many pieces stay; 0 also if the product was not there
 * @returns how many pieces the server has, as far as is known
 */
export async function replacePieces(
  { userId }: Cart,
  product: Pieces,
  left: number,
  onReplacing?: (left: number) => void,
): Promise<number> {
  const { productId, quantity } = product;
  const addId = toCartAddId(productId);
  if (left > 0 && addId === undefined) return quantity;
  const authorization = currentAuthorization();
  let isRemoved = false;
  let reached = quantity;
  try {
    onReplacing?.(left);
    await removeFromCart(userId, productId);
    isRemoved = true;
    for (reached = 0; addId !== undefined && reached < left; reached += 1)
      await addToCart(userId, addId, { authorization });
  } catch (error) {
    logFailure('Failed to change the quantity', error);
    // Another device has removed it.
    if (!isRemoved && hasStatus(error, 404)) onReplacing?.(0);
  }
  return reached;
}
