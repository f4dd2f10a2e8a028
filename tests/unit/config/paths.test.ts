import { describe, expect, it } from 'vitest';
import { paths, searchPath } from '#config/paths';
import { legalNames } from '#house/legalNames';
import { keysOf } from '#lib/tables';

describe("the shop's addresses", () => {
  it.each(keysOf(legalNames))('of %s is its label in lower case, with dashes for other characters', (key) => {
    const words = legalNames[key].toLowerCase().match(/[a-z0-9]+/g) ?? [];
    expect(paths[key]).toBe(`/${words.join('-')}`);
  });

  it.each(['musk', 'a b', 'a&b=c', '100%', '#1', 'Été / 香', '?', '+', ''])(
    'the address of the results for %j contains the query',
    (query) => {
      const { pathname, searchParams, hash } = new URL(searchPath(query), 'https://shop.example');
      expect([pathname, searchParams.get('query'), hash]).toEqual(['/search', query, '']);
    },
  );
});
