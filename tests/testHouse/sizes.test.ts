import { expect, it } from 'vitest';
import { helpFor } from '#shop/search/help';

it.each(['30 ml', '50ml', '100 millilitres', 'honey 50 ml', '1.7 fl oz', 'small bottle'])(
  '%j is answered with each size once',
  (query) => {
    expect(helpFor(query, false, true)).toMatchObject({
      sentences: ['Our bottles hold 30 ml and 50 ml.'],
      links: [{ name: '30 ml', path: '/products?search=30+ml' }, ...[]],
    });
  },
);
