import { count, firstId, image, productIdOf, text } from '../../src/api/fields';
import { listIn } from '../../src/api/schemas';
import { toCartAddId, isOrderId } from '../../src/model/ids';
import { toCents } from '../../src/model/money';
import * as v from 'valibot';
import type { RowKind } from './contract';

type Row = Readonly<Record<string, unknown>>;
/**
 * What the shop would show for a field that differs from the contract; undefined if it can read the field.
 */
type Judge = (row: Row) => string | undefined;

const named: Judge = (row) => (text(row.name) === '' ? 'the row is left out' : undefined);
const pictured: Judge = (row) => {
  const given = row.imageUrl ?? row.images ?? row.image;
  return given !== undefined && given !== null && image(row) === null ? 'the placeholder' : undefined;
};
const described: Judge = ({ description }) =>
  description === undefined || typeof description === 'string' ? undefined : 'no description';
const counted: Judge = ({ quantity }) =>
  quantity !== undefined && count(quantity) === undefined ? 'it counts as 1' : undefined;
const priced = (row: Row, shown: string): string | undefined =>
  toCents(row.price) === undefined ? shown : undefined;
const filled =
  (field: string, shown: string): Judge =>
  (row) =>
    text(row[field]) === '' ? shown : undefined;
const listed = listIn('items', 'products');

/** For each kind of row, by field of the contract. */
export const judges: Readonly<Record<RowKind, Readonly<Record<string, Judge>>>> = {
  User: {
    _id: (row) => (firstId(row._id, row.id, row.userId) === '' ? 'nobody is logged in' : undefined),
    name: filled('name', 'a profile without a name'),
    email: filled('email', 'a profile without an e-mail'),
  },
  Product: {
    productId: (row) =>
      toCartAddId(firstId(row.productId, row._id, row.id)) === undefined
        ? 'Add to Cart does nothing'
        : undefined,
    name: named,
    description: described,
    price: (row) => priced(row, 'the row is left out'),
    imageUrl: pictured,
  },
  CartLine: {
    productId: (row) => (isOrderId(productIdOf(row.productId)) ? undefined : 'Checkout is blocked'),
    name: named,
    description: described,
    price: (row) => priced(row, 'the row is left out'),
    quantity: counted,
    imageUrl: pictured,
  },
  Order: {
    _id: (row) => (firstId(row._id, row.id, row.orderId) === '' ? 'the row is left out' : undefined),
    orderId: (row) => (firstId(row.orderId, row._id, row.id) === '' ? 'the row is left out' : undefined),
    createdAt: ({ createdAt }) =>
      (typeof createdAt === 'string' || typeof createdAt === 'number') &&
      !Number.isNaN(new Date(createdAt).getTime())
        ? undefined
        : 'a dash for the date, and the order comes last',
    status: filled('status', 'an empty badge'),
    paymentStatus: filled('paymentStatus', 'an empty badge'),
    total: ({ total }) =>
      total !== undefined && toCents(total) === undefined ? "the items' sum as the total" : undefined,
    items: (row) => (v.safeParse(listed, row).success ? undefined : 'an order without items'),
  },
  OrderItem: {
    productId: (row) => (productIdOf(row.productId) === '' ? 'Buy again leaves it out' : undefined),
    name: named,
    quantity: counted,
    price: (row) => priced(row, 'no price'),
    imageUrl: pictured,
  },
};
