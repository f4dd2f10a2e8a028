import { afterEach, describe, expect, it } from 'vitest';
import { sellingTerms } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { helpFor } from '#shop/search/help';

const CONTACT = ['Write to us', '/contact'];
const DELIVERY = ['Delivery and returns', '/disclaimer#delivery'];
const ORDERS = ['Your Orders', '/orders'];

const found = (query: string, isCustomer = false) =>
  helpFor(query, isCustomer).map(({ name, path }) => [name, path]);

afterEach(() => {
  Object.assign(sellingTerms, { payment: null, delivery: null, returns: null, tax: null, gift: null });
  delete perfumes.royalOud.safety;
});

describe('help', () => {
  it.each<[string, string[][]]>([
    ['where is my order', [ORDERS, CONTACT]],
    ['my orders', [ORDERS, CONTACT]],
    ['track my parcel', [ORDERS, CONTACT]],
    ['password', [['Forgot password', '/forgot-password']]],
    ['delivery', [CONTACT]],
    ['Return policy', [CONTACT]],
    ['shipping cost', [CONTACT]],
    ['payment', [CONTACT]],
    ['gift wrap', [['Find your scent', '/products?scent='], CONTACT]],
    ['allergens', [CONTACT]],
    ['ingredients', [CONTACT]],
    ['vegan?', [CONTACT]],
    [
      'travel size',
      [
        ['Travel Spray, 10 ml', '/products?search=Travel+Spray'],
        ['Samples', '/products?search=Atelier+Sample+Set'],
      ],
    ],
    ['10 ml', [['Travel Spray, 10 ml', '/products?search=Travel+Spray']]],
    ['10ml', [['Travel Spray, 10 ml', '/products?search=Travel+Spray']]],
    ['rose', []],
    ['', []],
  ])('is found by %j, while the owner has filled in nothing: %j', (query, places) =>
    expect(found(query)).toEqual(places),
  );

  it.each(['payment', 'delivery', 'returns'])('has Delivery and returns, if %s is filled in', (term) => {
    Object.assign(sellingTerms, { [term]: 'As the owner says.' });
    for (const query of ['delivery', 'return policy', 'shipping cost', 'payment'])
      expect(found(query)).toEqual([DELIVERY, CONTACT]);
  });

  it('has no Delivery and returns, if there are words on tax alone', () => {
    Object.assign(sellingTerms, { tax: 'Included.' });
    expect(found('delivery')).toEqual([CONTACT]);
  });

  it('has the gift, if it is filled in', () => {
    Object.assign(sellingTerms, { gift: 'In a box with ribbon.' });
    expect(found('gift wrap')[0]).toEqual(['Gifts', '/disclaimer#delivery']);
  });

  it('has the perfumes whose safety facts are filled in', () => {
    perfumes.royalOud.safety = { ingredients: 'Alcohol' };
    for (const query of ['allergens', 'ingredients', 'vegan'])
      expect(found(query)).toEqual([['Ingredients and safety: Royal Oud', '/products/royal-oud#safety']]);
  });

  it("has a customer's profile for a password", () =>
    expect(found('my password', true)).toEqual([['Profile', '/profile']]));
});
