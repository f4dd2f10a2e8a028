import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunksOf, type Graph } from '../../../tools/vite/chunks';

const MARKS = {
  main: 'main',
  routes: 'routes',
  home: 'home',
  queries: 'queries',
  calls: ['client'],
  terms: ['terms'],
  common: [],
  cart: 'cart',
  product: 'product',
};
/** Chunks of modules that are named by the table. */
const TOGETHER = { first: ['one.ts'], second: ['one.ts', 'two.ts'] };
const source = (file: string): string => path.resolve('src', file);
const OTHER_PAGES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Modules that start a call to the API. */
const WITH_QUERIES = ['a', 'b'];

/** A module graph in which these modules import `module`. */
function importedBy(...importers: readonly string[]): Graph {
  return (id) => ({
    importedIds: [
      ...(id === 'main' ? ['routes'] : []),
      ...(WITH_QUERIES.includes(id) ? ['queries'] : []),
      ...(importers.includes(id) ? ['module'] : []),
    ],
    dynamicallyImportedIds:
      id === 'routes' ? ['home', 'product', ...OTHER_PAGES] : id === 'product' ? ['part'] : [],
  });
}

describe('the chunk of a module', () => {
  it.each([
    ['frame', 'what the start imports', ['main']],
    ['frame', 'what the frame and one page import', ['routes', 'c']],
    ['frame', 'what eight pages import', OTHER_PAGES],
    ['frame', 'what Home and the calls import', ['home', 'client']],
    ['frame', 'what Home and another page import', ['home', 'c']],
    ['terms', "what the owner's terms and pages import", ['terms', 'a', 'c']],
    ['frame', 'what the start and the terms import', ['main', 'terms']],
    ['data', 'what the client imports', ['client']],
    ['data', 'what the client and pages with queries import', ['client', ...WITH_QUERIES]],
    ['frame', 'what the client and a page without calls import', ['client', 'c']],
    ['data', 'what two pages with queries import', WITH_QUERIES],
    ['cart', 'what the cart and one page import', ['cart', 'a']],
    ['first', 'what a module of the table imports', [source('one.ts'), 'a', 'c']],
    ['second', 'what a module of a later chunk imports', [source('two.ts'), 'a']],
    ['data', 'what the client and a module of the table import', ['client', source('one.ts')]],
    ['perfume', "what a perfume's page and a part import", ['product', 'part']],
    [null, "what a perfume's page alone imports", ['product']],
    [null, 'what Home alone imports', ['home']],
    [null, 'what one page imports', ['a']],
    [null, 'what a page with and one without queries import', ['a', 'c']],
  ])('in %s: %s', (chunk, _, importers) =>
    expect(chunksOf(importedBy(...importers), MARKS, TOGETHER)('module')).toBe(chunk),
  );

  it('is frame for what is needed with the terms and without them', () =>
    expect(chunksOf(importedBy('terms', 'a'), { ...MARKS, common: ['module'] }, TOGETHER)('module')).toBe(
      'frame',
    ));

  it('fails for a module of the table that does not exist', () =>
    expect(() => chunksOf(() => null, MARKS, TOGETHER)).toThrow('one.ts'));
});
