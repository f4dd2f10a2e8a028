import { describe, expect, it } from 'vitest';
import { paths, searchPath } from '../../../src/config/paths';

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

  it.each(['musk', 'a b', 'a&b=c', '100%', '#1', 'Été / 香', '?', '+', ''])(
    'the results for %j keep the query',
    (query) => {
      const { pathname, searchParams, hash } = new URL(searchPath(query), 'https://shop.example');
      expect([pathname, searchParams.get('query'), hash]).toEqual(['/search', query, '']);
    },
  );
});
