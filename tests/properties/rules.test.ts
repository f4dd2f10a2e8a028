import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseCart } from '../../src/api/cart';
import { searchPath } from '../../src/config/paths';
import { safeImageAddress } from '../../src/model/address';
import { cartCount, cartTotal } from '../../src/model/cart';
import { isOrderId, toCartAddId } from '../../src/model/ids';
import { toCents } from '../../src/model/money';
import { matchesNormalised, matchesPlainly } from '../../src/model/searchTargets';
import { holds } from './holds';

const MAX_CENTS = 1_000_000_000;
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
const words = fc.stringMatching(/^[\p{L}\p{N} ./'-]{0,12}$/u);

/** A price in a format that servers use, with its cents as an exact integer. */
const priced = fc.integer({ min: 0, max: MAX_CENTS - 1 }).chain((amount) => {
  const [whole, part] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  return fc.constantFrom<[string | number, bigint]>(
    [amount / 100, BigInt(amount)],
    [`${whole}.${part}`, BigInt(amount)],
    [`$${whole}.${part}`, BigInt(amount)],
    [`$${whole.toLocaleString('en-US')}.${part}`, BigInt(amount)],
    [` $ ${whole}.${part}0 `, BigInt(amount)],
    [`${whole}.${part}4999`, BigInt(amount)],
    [`${whole}.${part}5`, BigInt(amount) + 1n],
    [`${whole}`, BigInt(whole) * 100n],
  );
});

describe('money (17.5)', () => {
  holds(
    'is never a fraction, negative, or too large to add up',
    fc.property(fc.oneof(fc.anything(), fc.double(), text), (price) => {
      const read = toCents(price);
      if (read === undefined) return;
      expect(Number.isInteger(read) && read >= 0 && read <= MAX_CENTS).toBe(true);
    }),
    1000,
  );

  holds(
    'of a cart adds up like exact integers, for any mix of numbers and texts (11.5)',
    fc.property(fc.array(fc.tuple(priced, fc.integer({ min: 1, max: 999 })), { maxLength: 50 }), (rows) => {
      const lines = parseCart(
        rows.map(([[price], quantity], index) => ({
          productId: `product-${index}`,
          name: 'x',
          price,
          quantity,
        })),
      );
      const exact = rows.reduce((sum, [[, amount], quantity]) => sum + amount * BigInt(quantity), 0n);
      expect(BigInt(cartTotal(lines))).toBe(exact);
      expect(cartCount(lines)).toBe(rows.reduce((sum, [, quantity]) => sum + quantity, 0));
    }),
  );

  holds(
    'of rows that are not shown does not count',
    fc.property(fc.array(fc.tuple(priced, fc.nat(3)), { maxLength: 20 }), (rows) => {
      const shown = rows.filter(([, kind]) => kind === 0);
      const lines = parseCart(
        rows.map(([[price], kind], index) => ({
          productId: kind === 1 ? '' : `product-${index}`,
          name: kind === 2 ? null : 'x',
          price: kind === 3 ? 'free' : price,
        })),
      );
      expect(BigInt(cartTotal(lines))).toBe(shown.reduce((sum, [[, amount]]) => sum + amount, 0n));
    }),
  );
});

describe('an id', () => {
  const hex = fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')),
    minLength: 23,
    maxLength: 25,
  });
  const id = fc
    .tuple(fc.constantFrom('', 'prod_', 'prod_prod_', 'PROD_', ' '), fc.oneof(hex, text))
    .map(([prefix, rest]) => prefix + rest);
  const isHex24 = (bare: string): boolean =>
    bare.length === 24 && bare.split('').every((sign) => '0123456789abcdef'.includes(sign.toLowerCase()));

  holds(
    'can be added if and only if it is 24 hex characters after removing one leading prod_',
    fc.property(id, (given) => {
      const bare = given.startsWith('prod_') ? given.slice(5) : given;
      expect(toCartAddId(given)).toBe(isHex24(bare) ? bare : undefined);
    }),
    1000,
  );

  holds(
    'can be ordered if and only if it is 24 hex characters, begins with prod_, or has at least 8 characters',
    fc.property(id, (given) => {
      expect(isOrderId(given)).toBe(isHex24(given) || given.slice(0, 5) === 'prod_' || given.length >= 8);
    }),
    1000,
  );
});

describe('matching', () => {
  const cases = (given: string): string[] => [given, given.toUpperCase(), given.toLowerCase()];

  for (const [rule, matches] of [
    ["the overlay's", matchesPlainly],
    ["the results page's", matchesNormalised],
  ] as const) {
    holds(
      `by ${rule} rule ignores the case of both sides`,
      fc.property(fc.oneof(words, text), fc.oneof(words, text), (name, query) => {
        const answers = cases(name).flatMap((one) => cases(query).map((other) => matches(one, other)));
        expect(new Set(answers).size).toBe(1);
      }),
      1000,
    );

    holds(
      `by ${rule} rule finds a name by any part of it, ignoring case`,
      fc.property(
        fc.stringMatching(/^[A-Za-zÀ-ÿΑ-ΡΣ-Ωα-ωА-я0-9]{1,12}$/),
        fc.nat(11),
        fc.nat(11),
        (name, one, other) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
          const part = name.slice(from, to);
          if (part !== '') expect(cases(part).every((query) => matches(name, query))).toBe(true);
        },
      ),
    );
  }

  holds(
    'a query is read from an address as it was written',
    fc.property(text, (query) => {
      expect(new URL(searchPath(query), 'https://shop.example').searchParams.get('query')).toBe(query);
    }),
  );
});

describe('data from outside', () => {
  const SITE = 'https://shop.example';
  const signs = fc
    .array(
      fc.constantFrom(
        '/',
        '/',
        '\\',
        '\t',
        '\n',
        ':',
        '.',
        ' ',
        'a',
        '@',
        '?',
        '#',
        '%2f',
        'http',
        'https://',
        'data:',
        'image/',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join(''));

  holds(
    'used as an address is http(s), a path of this site or image data, or is refused (17.7)',
    fc.property(fc.oneof(signs, text, fc.webUrl(), fc.anything()), (given) => {
      const address = safeImageAddress(given);
      if (address === null) return;
      const { protocol, origin } = new URL(address, SITE);
      expect(['http:', 'https:', 'data:']).toContain(protocol);
      if (protocol === 'data:') expect(address).toMatch(/^data:image\//i);
      if (address.startsWith('/')) expect(origin).toBe(SITE);
    }),
    2000,
  );
});
