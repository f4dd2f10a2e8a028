import { describe, expect, it } from 'vitest';
import {
  matchesNormalised,
  matchesPlainly,
  normaliseForSearch,
  pageTargets,
  perfumeNamed,
  perfumeTargets,
} from '../../../src/model/searchTargets';

describe("the overlay's rule: a plain, case-insensitive 'contains' (13.2)", () => {
  it.each([
    ['Classic Musk', 'musk'],
    ['Classic Musk', 'MUSK'],
    ['Classic Musk', 'ic mu'],
    ['Classic Musk', '  musk  '],
    ['Imprint / Legal Information', '/ legal'],
    ['Weiß', 'WEISS'],
    ['WEISS', 'weiß'],
    ['ẞ', 'ß'],
    ['İris', 'i̇ris'],
    ['Café', 'CAFE\u0301'],
    ['ΟΔΟΣ ΑΒΓ', 'οδος'],
    ['ΣΑΣΑ', 'ΣΑΣ'],
  ])('finds %s by %j', (name, typed) => expect(matchesPlainly(name, typed)).toBe(true));

  it.each([
    ['Classic Musk', 'classic-musk'],
    ['Classic Musk', 'muskk'],
    ['Imprint / Legal Information', 'imprint legal'],
    ['Café', 'cafe'],
  ])('does not find %s by %j', (name, typed) => expect(matchesPlainly(name, typed)).toBe(false));
});

describe("the results page's rule: both sides normalised (13.9)", () => {
  it.each([
    ['Imprint / Legal Information', 'imprint legal'],
    ['Imprint / Legal Information', 'IMPRINT - LEGAL'],
    ['Imprint / Legal Information', 'nt___le'],
    ['Classic Musk', 'classic-musk'],
    ['Classic Musk', '  classic\t\nmusk!! '],
    ["Rose d'Été No. 5", 'D ÉTÉ no 5'],
  ])('finds %s by %j', (name, query) => expect(matchesNormalised(name, query)).toBe(true));

  it.each([
    ['Classic Musk', ''],
    ['Classic Musk', '   '],
    ['Classic Musk', '!?-'],
    ['Classic Musk', 'classicmusk'],
    ['Classic Musk', 'musk classic'],
  ])('does not find %s by %j', (name, query) => expect(matchesNormalised(name, query)).toBe(false));

  it('turns other signs into spaces, and several spaces into one', () => {
    expect(normaliseForSearch(' Imprint / Legal--Information ').toLowerCase()).toBe(
      'imprint legal information',
    );
  });
});

describe('what can be found', () => {
  it('is the ten pages, in order (13.10)', () => {
    expect(pageTargets.map(({ name }) => name)).toEqual([
      'Home',
      'Products',
      'Contact',
      'Login',
      'Register',
      'Cart',
      'Disclaimer',
      'Privacy Policy',
      'Cookies',
      'Imprint / Legal Information',
    ]);
  });

  it('and the four perfumes with their pages', () => {
    expect(perfumeTargets).toEqual([
      { perfume: 'classicMusk', name: 'Classic Musk', path: '/products/classic-musk' },
      { perfume: 'amberNights', name: 'Amber Nights', path: '/products/amber-nights' },
      { perfume: 'vanillaEmber', name: 'Vanilla Ember', path: '/products/vanilla-ember' },
      { perfume: 'royalOud', name: 'Royal Oud', path: '/products/royal-oud' },
    ]);
  });

  it.each([
    ['Royal Oud', '/products/royal-oud'],
    [' royal OUD ', '/products/royal-oud'],
    ['Royal Oud Intense', undefined],
    ['Oud', undefined],
    ['', undefined],
  ])('the page of %j is %s', (name, path) => expect(perfumeNamed(name)?.path).toBe(path));
});
