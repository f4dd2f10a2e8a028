import { describe, expect, it } from 'vitest';
import { legalNames } from '#house/legalNames';
import { perfumeNamed } from '#shop/products/perfumeTargets';
import {
  matchesNormalised,
  matchesPlainly,
  pageTargets,
  wordBeginningsFirst,
} from '#shop/search/searchTargets';
import { first } from '../../../helpers/goods';

describe("the overlay's rule: a plain, case-insensitive 'contains'", () => {
  it.each([
    ['Rose Noire', 'noire'],
    ['Rose Noire', 'NOIRE'],
    ['Rose Noire', 'se no'],
    ['Rose Noire', '  noire  '],
    ['Imprint / Legal Information', '/ legal'],
    ['Weiß', 'WEISS'],
    ['WEISS', 'weiß'],
    ['ẞ', 'ß'],
    ['İris', 'i̇ris'],
    ['Café', 'CAFE\u0301'],
    ['ΟΔΟΣ ΑΒΓ', 'οδος'],
    ['ΣΑΣΑ', 'ΣΑΣ'],
    ['Rose\u00a0\u200bNoire', 'e  n'],
  ])('finds %s by %j', (name, typed) => expect(matchesPlainly(name, typed)).toBe(true));

  it.each([
    ['Rose Noire', 'rose-noire'],
    ['Rose Noire', 'noiree'],
    ['Imprint / Legal Information', 'imprint legal'],
    ['Café', 'cafe'],
  ])('does not find %s by %j', (name, typed) => expect(matchesPlainly(name, typed)).toBe(false));
});

describe("the results page's rule: both sides normalised", () => {
  it.each([
    ['Imprint / Legal Information', 'imprint legal'],
    ['Imprint / Legal Information', 'IMPRINT - LEGAL'],
    ['Imprint / Legal Information', 'nt___le'],
    ['Rose Noire', 'rose-noire'],
    ['Rose Noire', '  rose\t\nnoire!! '],
    ["Rose d'Été No. 5", 'D ÉTÉ no 5'],
  ])('finds %s by %j', (name, query) => expect(matchesNormalised(name, query)).toBe(true));

  it.each([
    ['Rose Noire', ''],
    ['Rose Noire', '   '],
    ['Rose Noire', '!?-'],
    ['Rose Noire', 'rosenoire'],
    ['Rose Noire', 'noire rose'],
  ])('does not find %s by %j', (name, query) => expect(matchesNormalised(name, query)).toBe(false));
});

it.each([
  ['oud', ['Royal Oud', 'Oud Blanc', 'Iris Poudré', 'Poudre']],
  ['POUD', ['Iris Poudré', 'Poudre', 'Royal Oud', 'Oud Blanc']],
  ['', ['Iris Poudré', 'Royal Oud', 'Poudre', 'Oud Blanc']],
])('words that begin with %j come first, in their order', (query, sorted) => {
  const rows = ['Iris Poudré', 'Royal Oud', 'Poudre', 'Oud Blanc'].map((name) => ({ name }));
  expect(wordBeginningsFirst(rows, query).map(({ name }) => name)).toEqual(sorted);
});

describe('the search targets', () => {
  it('are six pages and the legal pages, in order', () => {
    const pages = ['Home', 'Products', 'Contact', 'Login', 'Register', 'Cart'];
    expect(pageTargets.map(({ name }) => name)).toEqual([...pages, ...Object.values(legalNames)]);
  });

  it.each([
    [first.name, first.path],
    [` ${first.name.toUpperCase()} `, first.path],
    [first.name.replace(' ', '\u00a0'), first.path],
    [`${first.name.replace(' ', ' \u200b ')}\u200e`, first.path],
    [`${first.name} Intense`, undefined],
    [first.name.slice(2), undefined],
    ['', undefined],
  ])('the page of %j is %s', (name, path) => expect(perfumeNamed(name)?.path).toBe(path));
});
