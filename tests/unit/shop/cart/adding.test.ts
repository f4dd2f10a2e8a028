import { expect, it } from 'vitest';
import { wantedProduct } from '#shop/cart/adding';

const musk = { id: 'a', name: 'Musk', price: 1250, description: 'White tea', image: '/musk.webp' };

it.each([
  ['a perfume', { wants: musk }, musk],
  ['a perfume without picture and text', { wants: { id: 'a', name: 'Musk', price: 1250 } }, { image: null }],
  ['a picture that is no text', { wants: { ...musk, image: 7, description: {} } }, { image: null }],
  ['no price', { wants: { ...musk, price: '12.50' } }, undefined],
  ['no perfume', { wants: null }, undefined],
  ['nothing', null, undefined],
])('a navigation state with %s', (_what, state, wanted) => {
  if (wanted)
    expect(wantedProduct(state)).toEqual({ ...musk, description: expect.any(String) as unknown, ...wanted });
  else expect(wantedProduct(state)).toBeUndefined();
});
