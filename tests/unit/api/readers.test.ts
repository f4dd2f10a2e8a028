import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors';
import { findList, readList, readRows, readValue } from '#api/answers';
import { readCart, readCartRow } from '#shop/cart/api';
import { readOrder } from '#shop/orders/api';
import { readProduct } from '#shop/products/api';
import { readToken, readUser } from '#shop/session/user';

const CALL = 'GET /rows';

const NO_OBJECTS = [null, undefined, 12, 'text', true, [], [['a', 1]]];

describe('a product', () => {
  const product = { _id: 'p1', name: 'Oud', price: 12.5 };

  it.each<[object, string]>([
    [{ _id: 'a', productId: 'b', id: 'c' }, 'b'],
    [{ _id: 'a', id: 'c' }, 'a'],
    [{ _id: ' a ', productId: '' }, 'a'],
    [{ _id: null, productId: {}, id: 7 }, '7'],
    [{ _id: 'prod_1' }, 'prod_1'],
  ])('%j has the id %j', (ids, id) => {
    expect(readValue(readProduct, { name: 'Oud', price: 1, ...ids })?.id).toBe(id);
  });

  it.each<[object, string | null]>([
    [{ imageUrl: '/a.jpg', images: ['/b.jpg'], image: '/c.jpg' }, '/a.jpg'],
    [{ images: ['/b.jpg', '/d.jpg'], image: '/c.jpg' }, '/b.jpg'],
    [{ image: '/c.jpg' }, '/c.jpg'],
    [{ imageUrl: { url: '/a.jpg' } }, '/a.jpg'],
    [
      { images: [{ public_id: 'b', url: 'http://host/b.jpg', secure_url: 'https://host/b.jpg' }] },
      'https://host/b.jpg',
    ],
    [{ image: { url: 'javascript:alert(1)' } }, null],
    [
      { imageUrl: 'javascript:alert(1)', images: ['//host/b.jpg'], image: 'https://host/c.jpg' },
      'https://host/c.jpg',
    ],
    [{ imageUrl: 'data:text/html,x' }, null],
    [{ imageUrl: null, images: [], image: {} }, null],
    [{ images: 'https://host/b.jpg' }, null],
    [{}, null],
  ])('%j has the image %j', (images, image) => {
    expect(readValue(readProduct, { ...product, ...images })?.image).toBe(image);
  });

  it.each<[object, readonly string[]]>([
    [
      { imageUrl: '/a.jpg', images: ['/b.jpg', 'javascript:alert(1)', '/a.jpg', 7, '/c.jpg'] },
      ['/a.jpg', '/b.jpg', '/c.jpg'],
    ],
    [{ images: ['/b.jpg', '/d.jpg'] }, ['/b.jpg', '/d.jpg']],
    [{ images: [{ url: '/b.jpg' }, { secure_url: '/d.jpg' }, {}] }, ['/b.jpg', '/d.jpg']],
    [
      { images: Array.from({ length: 30 }, (_, at) => `/${at}.jpg`) },
      Array.from({ length: 24 }, (_, at) => `/${at}.jpg`),
    ],
  ])('%j has the pictures %j', (given, pictures) => {
    expect(readValue(readProduct, { ...product, ...given })).toHaveProperty('images', pictures);
  });

  it('has trimmed texts, a price in cents and no unknown fields', () => {
    const row = { ...product, name: ' Oud ', description: ' deep ', price: '$1,250.00', stock: 3 };
    expect(readValue(readProduct, row)).toEqual({
      id: 'p1',
      name: 'Oud',
      description: 'deep',
      price: 125_000,
      image: null,
    });
    expect(readValue(readProduct, { ...product, name: 5 })?.name).toBe('5');
  });

  it.each<[unknown]>([
    ...NO_OBJECTS.map((value): [unknown] => [value]),
    ...[undefined, ' ', true].map((_id): [unknown] => [{ ...product, _id }]),
    ...['', null, ['Oud']].map((name): [unknown] => [{ ...product, name }]),
    ...[null, 'NaN', -1, 1e308].map((price): [unknown] => [{ ...product, price }]),
  ])('cannot be made from %j', (row) => {
    expect(readValue(readProduct, row)).toBeUndefined();
  });
});

describe('a row of the cart', () => {
  it('is kept even with missing fields, if it is an object', () => {
    expect(readValue(readCartRow, {})).toEqual({
      productId: '',
      name: '',
      price: null,
      quantity: 1,
      image: null,
      description: '',
    });
    for (const value of NO_OBJECTS) expect(readValue(readCartRow, value)).toBeUndefined();
  });

  it.each<[unknown, number]>([
    [99_999, 99_999],
    ...[3, '3', ' 3 ', '3.00'].map((quantity): [unknown, number] => [quantity, 3]),
    ...['0x10', '1e3', '0b11', '+3', '', 'x'].map((quantity): [unknown, number] => [quantity, 1]),
    ...[undefined, null, 0, -2, 1.5, NaN, 1e308, 100_000, [3], true].map((quantity): [unknown, number] => [
      quantity,
      1,
    ]),
  ])('with the quantity %j has the quantity %i', (quantity, counted) => {
    expect(readValue(readCartRow, { quantity })?.quantity).toBe(counted);
  });
});

describe('the product of a row of the cart or of an order', () => {
  it.each<[object, string]>([
    [{ _id: 'row', id: 'row' }, ''],
    [{ _id: 'row', productId: 42 }, '42'],
    [{ _id: 'row', productId: { _id: 'p', id: 'q' } }, 'p'],
    [{ _id: 'row', productId: { id: 'q' } }, ''],
    [{ _id: 'row', productId: null }, ''],
    [{ _id: 'row', product: { _id: 'p' } }, 'p'],
    [{ productId: 'p', product: { _id: 'q' } }, 'p'],
    [{ productId: { _id: 'p' }, product: { _id: 'q' } }, 'p'],
    [{ product: 'p' }, ''],
  ])('%j has the id %j: its own _id is not the id of the product', (ids, id) => {
    expect(readValue(readCartRow, ids)?.productId).toBe(id);
    const items = [{ ...ids, name: 'Oud' }];
    expect(readValue(readOrder, { _id: 'o', items })?.items[0]?.productId).toBe(id);
  });

  const populated = {
    _id: 'p',
    name: 'Oud',
    price: { $numberDecimal: '12.50' },
    images: [{ url: '/a.jpg' }],
  };
  const shown = { productId: 'p', name: 'Oud', price: 1250, image: '/a.jpg' };

  it.each<[object, object]>([
    [{ productId: { ...populated, description: 'deep' } }, { ...shown, description: 'deep' }],
    [{ product: { ...populated, description: 'deep' } }, { ...shown, description: 'deep' }],
    [
      {
        product: { ...populated, description: 'deep' },
        name: 'Own',
        price: 1,
        imageUrl: '/b.jpg',
        description: 'own',
      },
      { productId: 'p', name: 'Own', price: 100, image: '/b.jpg', description: 'own' },
    ],
  ])('%j lends the row what it lacks', (row, read) => {
    expect(readValue(readCartRow, row)).toEqual({ ...read, quantity: 1 });
    expect(readValue(readOrder, { _id: 'o', items: [row] })?.items[0]).toEqual({
      ...read,
      description: undefined,
      quantity: 1,
    });
  });
});

describe('an order', () => {
  const order = {
    _id: 'o1',
    orderId: 'AU-1',
    createdAt: '2026-11-21T10:00:00Z',
    status: 'Paid',
    total: 12.5,
  };

  it('is read as it is shown', () => {
    const item = { productId: 'p', name: 'Oud', quantity: '2', price: '$5.00', image: '/a.jpg' };
    const body = { ...order, paymentStatus: ' Successful ', items: [item] };
    expect(readValue(readOrder, body)).toEqual({
      body,
      id: 'o1',
      number: 'AU-1',
      createdAt: new Date('2026-11-21T10:00:00Z'),
      status: 'Paid',
      paymentStatus: 'Successful',
      total: 1250,
      items: [{ productId: 'p', name: 'Oud', quantity: 2, price: 500, image: '/a.jpg' }],
    });
  });

  it.each<[object, [string, string]]>([
    [{ _id: 'a', orderId: 'b', id: 'c' }, ['a', 'b']],
    [{ _id: 'a' }, ['a', 'a']],
    [{ id: 'c' }, ['c', 'c']],
    [{ orderId: 7 }, ['7', '7']],
  ])('%j has the id and the number %j', (ids, known) => {
    const parsed = readValue(readOrder, ids);
    expect([parsed?.id, parsed?.number]).toEqual(known);
  });

  it.each<[unknown, number | null]>([
    ['2026-11-21T10:00:00.000Z', Date.UTC(2026, 10, 21, 10)],
    [Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 21)],
    [String(Date.UTC(2026, 10, 21)), Date.UTC(2026, 10, 21)],
    [Date.UTC(2026, 10, 21) / 1000, Date.UTC(2026, 10, 21)],
    [String(Date.UTC(2026, 10, 21) / 1000), Date.UTC(2026, 10, 21)],
    ...['yesterday', '', null, {}, 1e20].map((date): [unknown, null] => [date, null]),
  ])('with the date %j has the time %j', (createdAt, time) => {
    expect(readValue(readOrder, { ...order, createdAt })?.createdAt?.getTime() ?? null).toBe(time);
  });

  it.each([
    ['2026-11-21', [2026, 10, 21]],
    ['2026-11', [2026, 10, 1]],
    ['2026-02-31', null],
    ['2026-13-01', null],
  ] as const)('with the day %j has that day in every time zone', (createdAt, day) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const shown = readValue(readOrder, { ...order, createdAt })?.createdAt;
    expect(shown ? [shown.getFullYear(), shown.getMonth(), shown.getDate()] : null).toEqual(day);
    vi.unstubAllEnvs();
  });

  const items = [
    { name: 'A', price: 1.1, quantity: 2 },
    { name: 'B', price: '$0.10' },
  ];

  it.each<[object, number | null]>([
    [{ total: 99, items }, 9900],
    [{ total: '$1,250.00' }, 125_000],
    [{ total: 'free', items }, 230],
    [{ total: null, products: items }, 230],
    [{ total: null, items: [...items, { name: 'C', price: 'x' }] }, null],
    [{ total: null, items: [] }, null],
    [{ total: null }, null],
  ])('%j costs %j cents', (parts, total) => {
    expect(readValue(readOrder, { ...order, ...parts })?.total).toBe(total);
  });

  it('is a bad row if it has no id or is not an object', () => {
    for (const value of [{}, { _id: null, orderId: '' }, ...NO_OBJECTS]) {
      expect(readValue(readOrder, value)).toBeUndefined();
    }
  });

  it('drops and logs an item without a name, and keeps the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent = { ...order, total: undefined, items: [{ price: 1 }, null, { name: 'A', price: 2 }] };
    const [parsed] = readRows(readOrder, [sent], CALL);
    expect(parsed?.items.map(({ name }) => name)).toEqual(['A']);
    expect(parsed?.total).toBeNull();
    expect(warn.mock.calls).toEqual([['Rows of items of GET /api/user/orders that were left out: 2']]);
  });
});

describe('a user', () => {
  it.each<[object, string]>([
    [{ _id: 'a', id: 'b', userId: 'c' }, 'a'],
    [{ id: 'b', userId: 'c' }, 'b'],
    [{ userId: 'c' }, 'c'],
    [{ id: 12 }, '12'],
    [{ id: 'a/b?c' }, 'a/b?c'],
    [{ id: 'José' }, 'José'],
    [{ id: '😀' }, '😀'],
    [{ userId: 'c', id: 7, _id: 'a' }, 'a'],
    [{ _id: '..', id: '\ud800', userId: 'c' }, 'c'],
  ])('%j has the id %j', (ids, id) => {
    expect(readUser(ids)).toEqual({ id, name: '', email: '' });
  });

  it.each<[unknown]>([
    ...NO_OBJECTS.map((value): [unknown] => [value]),
    ...['', '.', ' .. ', '\ud800', { _id: 'a' }].map((id): [unknown] => [{ id }]),
    [{}],
    [{ email: 'a@b.co' }],
  ])('cannot be made from %j', (value) => {
    expect(readUser(value)).toBeNull();
  });

  it('has a token of visible ASCII characters, because a header carries it', () => {
    for (const token of ['a.b-c_d', '!~', 'x'.repeat(2000)]) expect(readToken(token)).toBe(token);
    const unusable = ['', ' ', 'a b', 'a\nb', 'é', '\u0000', 'a\u007f', 'Bearer a b'];
    expect(unusable.map(readToken)).toEqual(unusable.map(() => undefined));
  });

  it('has a token without the prefix that some servers send with it', () => {
    expect(['Bearer abc', ' bearer\tabc '].map(readToken)).toEqual(['abc', 'abc']);
    expect(readToken('Bearerabc')).toBe('Bearerabc');
  });
});

describe('a list', () => {
  it.each<[unknown, unknown[]]>([
    [[1], [1]],
    [{ orders: [1] }, [1]],
    [{ items: [2] }, [2]],
    [{ data: [2] }, [2]],
    [{ docs: [2], totalDocs: 1 }, [2]],
    [{ orders: [1], items: [2] }, [1]],
    [{ orders: null, items: [2] }, [2]],
    [{ orders: [] }, []],
    [{ orders: [], items: [2] }, [2]],
    [{ orders: [], items: [] }, []],
    [{ data: { orders: [1] } }, [1]],
    [{ result: { docs: [1] } }, [1]],
    [{ message: 'ok', data: { data: [1] } }, [1]],
    [{ orders: [], suggested: { items: [2] } }, []],
    [[], []],
  ])('is found in %j', (body, rows) => {
    expect(findList(body, 'orders')).toEqual(rows);
  });

  it.each<[unknown]>([
    ...[null, undefined, '', '<html></html>', '{"orders":[1', 12, true, {}].map((body): [unknown] => [body]),
    [{ orders: {} }],
    [{ others: [1] }],
    [{ data: { result: { orders: [1] } } }],
  ])('is not found in %j, so the call has failed', (body) => {
    const failed = { name: 'ApiError', failure: 'shape', status: undefined, outcomeUnknown: true };
    expect(() => readList(readOrder, body, 'orders', CALL)).toThrow(expect.objectContaining(failed));
  });

  it('has failed if none of its rows can be read', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => readList(readProduct, [{ _id: '1' }, {}], 'products', CALL)).toThrow(ApiError);
  });

  it('drops each bad row, logs it without its contents, and keeps the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [
      { _id: '1', name: 'A', price: 1 },
      null,
      { _id: 'secret' },
      { _id: '2', name: 'B', price: '2' },
    ];
    expect(readRows(readProduct, rows, CALL).map(({ id }) => id)).toEqual(['1', '2']);
    expect(warn.mock.calls).toEqual([[`Rows of ${CALL} that were left out: 2`]]);
  });

  it('of cart rows may be in `products`, in a common field or the answer itself, as in the mirror', () => {
    const rows = [{ productId: 'a' }];
    for (const body of [rows, { products: rows }, { items: rows }, { cart: { products: rows } }])
      expect(readCart(body)).toHaveLength(1);
  });
});
