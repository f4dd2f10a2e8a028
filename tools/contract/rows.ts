import * as v from 'valibot';
import { count, date, image, productIdOf } from '../../src/api/fields';
import { firstId, text } from '../../src/api/values';
import { listIn } from '../../src/api/schemas';
import { isOrderId, toCartAddId } from '../../src/shop/products/ids';
import { toCents } from '../../src/lib/money';
import type { RowKind } from './contract';

type Row = Readonly<Record<string, unknown>>;
type Test = (row: Row) => boolean;

const listed = listIn('items', 'products');
const orderId: Test = (row) => firstId(row._id, row.orderId, row.id) !== '';
const filled =
  (field: string): Test =>
  (row) =>
    text(row[field]) !== '';

/** Whether the shop can use a field of a row although it differs from the contract, for all kinds of rows. */
const FIELDS: Readonly<Record<string, Test>> = {
  name: filled('name'),
  email: filled('email'),
  status: filled('status'),
  paymentStatus: filled('paymentStatus'),
  description: ({ description }) => description === undefined || typeof description === 'string',
  price: ({ price }) => toCents(price) !== undefined,
  total: ({ total }) => total === undefined || toCents(total) !== undefined,
  quantity: ({ quantity }) => quantity === undefined || count(quantity) !== undefined,
  imageUrl: (row) => (row.imageUrl ?? row.images ?? row.image ?? null) === null || image(row) !== null,
  createdAt: ({ createdAt }) => date(createdAt) !== null,
  items: (row) => v.safeParse(listed, row).success,
};

const IDS: Readonly<Record<RowKind, Readonly<Record<string, Test>>>> = {
  User: { _id: (row) => firstId(row._id, row.id, row.userId) !== '' },
  Product: { productId: (row) => toCartAddId(firstId(row.productId, row._id, row.id)) !== undefined },
  CartLine: { productId: (row) => isOrderId(productIdOf(row.productId)) },
  Order: { _id: orderId, orderId },
  OrderItem: { productId: (row) => productIdOf(row.productId) !== '' },
};

/** Whether the shop can use a row's field; undefined for a field that this file does not know. */
export function isUsable(kind: RowKind, field: string, row: Row): boolean | undefined {
  return (IDS[kind][field] ?? FIELDS[field])?.(row);
}
