import { orderPrefix } from '#house/mockShop';
import { objectId } from '../ids';
import type { OrderItem, StoredOrder, StoredProduct } from '../types';
import { pictureAddress, seedProducts } from './catalogue';
import { DEMO_ACCOUNT } from './demoAccount';

/** The date of the seed's newest order, fixed and past, so that a new order is the newest. */
const NEWEST = Date.UTC(2025, 10, 28, 17, 42, 8);
const TWO_YEARS = 730 * 24 * 60 * 60 * 1000;
const COUNT = 27;
const FIRST_NUMBER = 61;

/** Every status and payment status, in plausible pairs, newest first, repeated. */
const STATUSES: readonly (readonly [status: string, paymentStatus: string])[] = [
  ['Processing', 'Successful'],
  ['Pending', 'Pending'],
  ['Delivered', 'Paid'],
  ['Cancelled', 'Unpaid'],
  ['Completed', 'Successful'],
  ['Failed', 'Failed'],
  ['Delivered', 'Successful'],
  ['Shipped', 'Paid'],
  ['Completed', 'Paid'],
  ['Cancelled', 'Refunded'],
];

function item(product: StoredProduct, quantity: number): OrderItem {
  const { id, name, cents, pictures } = product;
  const imageUrl = pictures[0] === undefined ? '' : pictureAddress(pictures[0]);
  return { productId: id, name, quantity, cents, imageUrl };
}

/** One to four different perfumes of the catalogue; the same index gives the same ones. */
function itemsOf(index: number): OrderItem[] {
  const count = 1 + ((index * 5) % 4);
  return Array.from({ length: count }, (_, place) => {
    const product = seedProducts[(index * 7 + place * 11) % seedProducts.length];
    if (!product) throw new Error('the seed has no products');
    return item(product, 1 + ((index + place) % 3 === 0 ? 1 : 0));
  });
}

/** The order number that is displayed, for example AUR-2026-000123. */
export function orderNumber(year: number, number: number): string {
  return `${orderPrefix}-${year}-${String(number).padStart(6, '0')}`;
}

export const NEXT_ORDER_NUMBER = FIRST_NUMBER + COUNT;

/** The demo account's past orders over two years, newest first. */
export const seedOrders: readonly StoredOrder[] = Array.from({ length: COUNT }, (_, index) => {
  // Uneven intervals make dates and hours look realistic.
  const age = index === 0 ? 0 : (TWO_YEARS * (index + ((index * 3) % 5) / 7)) / COUNT;
  const createdAt = new Date(Math.round(NEWEST - age));
  const [status, paymentStatus] = STATUSES[index % STATUSES.length] ?? ['Pending', 'Pending'];
  return {
    id: objectId('order', COUNT - index),
    number: orderNumber(createdAt.getUTCFullYear(), NEXT_ORDER_NUMBER - 1 - index),
    userId: DEMO_ACCOUNT.id,
    createdAt: createdAt.toISOString(),
    status,
    paymentStatus,
    paymentMethod: 'Online',
    items: itemsOf(index),
  };
});
