import { expect, it } from 'vitest';
import { rowOf, withAdded, type CartRow, type Pieces } from '#shop/cart/rows';
import {
  displacedRows,
  NOTHING_PENDING,
  withCartEvent,
  withRead,
  type Pending,
} from '#shop/checkout/pending';
import {
  withoutDisplaced,
  withPlaced,
  withPuttingBack,
  withRefused,
  withSent,
  withTakenOut,
} from '#shop/checkout/pendingChanges';

/** Rows for perfumes of one letter: 'aab' is two pieces of a and one of b; '-' is none. */
const cart = (letters: string): CartRow[] =>
  [...letters.replace('-', '')]
    .map((id) => rowOf({ id, name: id, price: 1, image: null, description: '' }))
    .reduce<CartRow[]>(withAdded, []);
const lettersOf = (pieces: readonly Pieces[]): string =>
  pieces.map(({ productId, quantity }) => productId.repeat(quantity)).join('') || '-';
const row = (letters: string): CartRow => ({ ...(cart(letters)[0] as CartRow) });
const orderOf = (items: string) => ({
  items: cart(items).map(({ productId, quantity }) => ({ productId, quantity, price: 1 })),
  sentAt: items.charCodeAt(0),
  earlierIds: [],
  hasListed: true,
});

const STEPS: Record<string, (all: Pending, one: string, other: string) => Pending> = {
  sent: (all, rows, items) => withSent(all, cart(rows), orderOf(items)),
  refused: (all, items, rows) => withRefused(all, orderOf(items).sentAt, cart(rows)),
  placed: (all, items) => withPlaced(all, orderOf(items), []),
  takenOut: (all, id) => withTakenOut(all, id.charCodeAt(0), row(id)),
  read: (all, rows) => withRead(all, cart(rows)),
  dismissed: (all, rows) => withoutDisplaced(all, cart(rows)),
  added: (all, id) => withCartEvent(all, { type: 'added', piece: row(id) }),
  putBack: (all, id) => withPuttingBack(all, row(id), 0),
  removed: (all, id) => withCartEvent(all, { type: 'removed', productIds: [id] }),
  replacing: (all, rest) => withCartEvent(all, { type: 'replacing', row: row(rest) }),
};

it.each([
  ['an order that empties the cart displaces the rest', 'sent aab b', '-', 'aa', '-'],
  ['an order that leaves the cart has bought in it', 'sent aab b', 'aab', '-', 'b'],
  ['a piece that was added since is not bought', 'sent ab b, added b', 'b', 'a', '-'],
  ['a piece that was added since replaces none', 'sent a b, added a', 'a', 'a', '-'],
  ['a piece that was put back is not bought', 'sent ab b, putBack b', 'b', 'a', '-'],
  ['what the customer removes is not missing', 'sent ab b, removed a', '-', '-', '-'],
  ['of two, one fewer leaves one to offer', 'sent aa b, replacing a', '-', 'a', '-'],
  ['a smaller quantity that is cut off is missing', 'replacing aa, read -', '-', 'aa', '-'],
  ['of a quantity half reached, the rest is missing', 'replacing aa, read a', '-', 'a', '-'],
  ['what a later order displaces is missing besides', 'sent ab b, added a, read a, sent a c', '-', 'aa', '-'],
  ['bought before a later order', 'sent a a, added a, read a, sent a b, placed a, read -', '-', 'a', '-'],
  ['what an open order had in the cart is bought', 'sent ab a, read -', '-', 'b', '-'],
  ['unless a placed order has emptied the cart', 'sent a a, sent a b, placed b, read -', '-', 'a', '-'],
  ['or a later one', 'sent aaa aaa, replacing aa, read aa, sent aa baa, placed baa, read -', '-', '-', '-'],
  ['until that order is found', 'sent a a, sent a b, placed b, read -, placed a', '-', '-', '-'],
  ['a placed order stays while its pieces are there', 'sent ab b, placed b, read ab', 'ab', '-', 'b'],
  ['a displaced piece is bought', 'sent ab b, placed b, read -, sent - a, placed a', '-', '-', '-'],
  ['of two like orders, the placed one has bought', 'sent ab ab, sent ab ba, placed ba', 'ab', '-', 'ab'],
  ['what an open order takes out later is missing', 'sent ab b, read ab, read -', '-', 'a', '-'],
  ['what was lost before an order is missing', 'replacing aa, sent a b, read a', 'a', 'a', '-'],
  ['what the server does not sell any more is not missing', 'sent ab a, refused a ab, read b', 'b', '-', '-'],
  ['what was gone before a refusal is missing', 'sent ab a, refused a -, read -', '-', 'ab', '-'],
  ['what could not be removed may be bought', 'sent a a, removed a', 'a', '-', 'a'],
  ['what is added after a removal is not bought', 'sent a a, removed a, added a', 'a', '-', '-'],
  ['a missing piece that the customer adds is back', 'sent aab b, placed b, read -, added a', 'a', 'a', '-'],
  ['unless an order may have bought it', 'sent ab b, placed b, read -, sent - a, added a', 'a', 'a', '-'],
  ['what was taken out is not bought any more', 'sent abb b, placed b, takenOut b', 'ab', '-', '-'],
  ['what the customer dismisses is not missing', 'sent ab b, dismissed -', '-', '-', '-'],
])('%s: %s', (_title, steps, rows, missing, bought) => {
  const pending = steps.split(', ').reduce((all, step) => {
    const [name = '', one = '', other = ''] = step.split(' ');
    return STEPS[name]?.(all, one, other) ?? all;
  }, NOTHING_PENDING);
  expect(lettersOf(displacedRows(pending, cart(rows)))).toBe(missing);
  expect(lettersOf(withRead(pending, cart(rows)).orders.flatMap(({ inCart }) => inCart))).toBe(bought);
});
