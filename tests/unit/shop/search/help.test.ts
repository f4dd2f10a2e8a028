import { beforeEach, describe, expect, it } from 'vitest';
import { sellingTerms } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { helpFor } from '#shop/search/help';
import { answerTo } from '#shop/search/wish/index';
import { first } from '../../../helpers/goods';
import { emptyOwnersFacts } from '../../../helpers/owner';

const NONE = 'We have no answer to this here yet.';
const DELIVERY = ['Delivery and returns', '/disclaimer#delivery'];
const ORDERS = ['Your Orders', '/orders'];
const CONTACT = ['Write to us', '/contact'];
/** Contact, with the question as the message. */
const asking = (query: string) => ['Write to us', `/contact?${new URLSearchParams({ query }).toString()}`];

const answer = (query: string, isCustomer = false) => {
  const { sentences, links } = helpFor(query, isCustomer, answerTo(query).isQuestion);
  return [...sentences, ...links.map(({ name, path }) => [name, path])];
};

beforeEach(() => emptyOwnersFacts());

describe('help', () => {
  it.each<[string, (string | string[])[]]>([
    ['where is my order', [ORDERS, asking('where is my order')]],
    ['my orders', [ORDERS, asking('my orders')]],
    ['password', [['Forgot password', '/forgot-password']]],
    ['contact', [CONTACT]],
    ['notify me', [['Notify Me', '/contact?about=notify']]],
    ['a gift', [['Find your scent', '/products?scent='], CONTACT]],
    ['a day', []],
    ['', []],
  ])('answers %j: %j', (query, answers) => expect(answer(query)).toEqual(answers));

  it.each([
    ...[
      'delivery',
      'do you ship to Norway',
      'Return policy',
      'payment',
      'can I pay with PayPal',
      'gift wrap',
    ],
    ...[`is ${first.name} in stock`, 'student discount', 'newsletter', 'are you hiring', 'gift card'],
    ...['no alcohol', 'alcohol-free scent', 'is it halal', 'vegan?', 'vegan scent', 'allergens'],
    ...['im allergic to figs', 'safe during pregnancy', 'ingredients', 'body lotion'],
    ...['are pets safe', 'is it tested on animals', 'jobs', 'do you hire'],
    ...['when will it get here', 'hand cream', 'wrong item', 'my package is damaged', 'talk to a human'],
    ...['how do I get my money back', 'do you take American Express', 'who are you'],
  ])('says that there is none to %j, offers no perfume, and can send it to the house', (query) => {
    expect(answer(query).at(-2)).toBe(NONE);
    expect(answer(query).at(-1)).toEqual(asking(query));
    expect(answerTo(query)).toMatchObject({ isWish: false, isQuestion: true, hits: [], terms: [] });
  });

  it.each([
    ['payment', 'can I pay by card', DELIVERY],
    ['delivery', 'do you ship to Norway', DELIVERY],
    ['returns', 'exchange', DELIVERY],
    ['gift', 'gift wrap', ['Gifts', '/disclaimer#delivery']],
  ])('has the owner’s words on %s, to %j', (term, query, link) => {
    Object.assign(sellingTerms, { [term]: 'As the owner says.' });
    expect(answer(query).slice(0, 2)).toEqual(['As the owner says.', link]);
    expect(answer(query)).not.toContain(NONE);
    // The others have none.
    expect(answer('customs')).toContain(NONE);
  });

  it('has the perfumes whose safety facts are filled in', () => {
    perfumes[first.perfume].safety = { ingredients: 'Alcohol' };
    for (const query of ['allergens', 'ingredients', 'vegan'])
      expect(answer(query)).toEqual([[`Ingredients and safety: ${first.name}`, `${first.path}#safety`]]);
  });

  it("has a customer's profile for a password", () =>
    expect(answer('my password', true)).toEqual([['Profile', '/profile']]));
});
