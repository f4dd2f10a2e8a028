import { describe, expect, it } from 'vitest';
import { paths, searchPath } from '../../../src/config/paths';
import { legalNames } from '../../../src/i18n/legalNames';
import { keysOf } from '../../../src/lib/tables';

describe("the shop's addresses (2.1)", () => {
  it('are these', () => {
    expect(Object.values(paths)).toEqual([
      '/',
      '/products',
      '/products/classic-musk',
      '/products/amber-nights',
      '/products/vanilla-ember',
      '/products/royal-oud',
      '/search',
      '/contact',
      '/register',
      '/login',
      '/forgot-password',
      '/verify-otp',
      '/reset-password',
      '/check-session',
      '/cart',
      '/orders',
      '/profile',
      '/disclaimer',
      '/privacy-policy',
      '/cookies',
      '/imprint-legal-information',
    ]);
  });

  it.each(keysOf(legalNames))(
    'of %s is its label in lower case, other characters as dashes (3.11)',
    (key) => {
      const words = legalNames[key].toLowerCase().match(/[a-z0-9]+/g) ?? [];
      expect(paths[key]).toBe(`/${words.join('-')}`);
    },
  );

  it.each(['musk', 'a b', 'a&b=c', '100%', '#1', 'Été / 香', '?', '+', ''])(
    'the results for %j keep the query',
    (query) => {
      const { pathname, searchParams, hash } = new URL(searchPath(query), 'https://shop.example');
      expect([pathname, searchParams.get('query'), hash]).toEqual(['/search', query, '']);
    },
  );
});
