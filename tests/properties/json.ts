import fc from 'fast-check';

/** A field of an answer, valid or not. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer({ min: -5, max: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '<p>',
    'NaN',
    '12.50',
    '$1,250.00',
    '-5',
    '1e3',
    '../x',
    '\ud800',
    'prod_',
    '64b0c1d2e3f4a5b6c7d8e9f0',
    '/a.jpg',
    '//host/a.jpg',
    'javascript:alert(1)',
    'https://cdn.example/a.jpg',
    '2026-11-21T10:00:00Z',
    1e308,
    1e21,
    0.1 + 0.2,
    null,
  ),
  fc.array(fc.constantFrom('/b.jpg', null, 7, 'data:image/png,x'), { maxLength: 3 }),
);

const FIELDS = [
  '_id',
  'id',
  'userId',
  'productId',
  'orderId',
  'name',
  'email',
  'description',
  'price',
  'quantity',
  'total',
  'createdAt',
  'status',
  'paymentStatus',
  'imageUrl',
  'image',
  'images',
  'message',
  'error',
  'token',
  '__proto__',
  'constructor',
  'toString',
];

/** An object with the API's field names and any values. */
const row = fc
  .dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: FIELDS.length, noNullPrototype: true })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Record<string, unknown>);

/** An array, mostly of objects. */
const rows = fc.array(fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: value }), {
  maxLength: 12,
});

const withLists = fc.record(
  {
    products: fc.oneof(rows, value),
    orders: fc.oneof(orderRows(), value),
    items: fc.oneof(rows, value),
    user: fc.oneof(row, value),
    token: value,
    order: fc.oneof(row, value),
    message: value,
    error: value,
  },
  { requiredKeys: [] },
);

function orderRows() {
  return fc.array(
    fc
      .tuple(row, fc.option(rows), fc.option(rows))
      .map(([order, items, products]) => ({ ...order, items, products })),
    { maxLength: 12 },
  );
}

/**
 * The body of an answer: any JSON, a text that is not JSON, or something in the shape of the API's answers.
 */
export const body: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.constant(undefined),
  rows,
  orderRows(),
  row,
  withLists,
);
