import { describe, expect, it } from 'vitest';
import { formatCents, toCents } from '#lib/money';

describe('a price from a server', () => {
  it.each<[unknown, number]>([
    [12.5, 1250],
    ['12.50', 1250],
    ['$12.50', 1250],
    ['$1,250.00', 125_000],
    ['1,250', 125_000],
    ['1,234,567.89', 123_456_789],
    [' $ 5', 500],
    ['$5 ', 500],
    ['0', 0],
    [0, 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['1.005', 101],
    [1.004, 100],
    ['12.344999', 1234],
    ['12.345', 1235],
    [19.99, 1999],
    [4.35, 435],
    [1e-7, 0],
    ['007', 700],
    [10_000_000, 1_000_000_000],
    ['$10,000,000.00', 1_000_000_000],
  ])('reads %j as %i cents', (price, cents) => {
    expect(toCents(price)).toBe(cents);
  });

  it.each<[unknown]>([
    [NaN],
    [Infinity],
    [-Infinity],
    [-5],
    [-0.001],
    ['-5'],
    ['$-5'],
    ['-$5'],
    [''],
    [' '],
    ['$'],
    ['$$5'],
    ['5$'],
    ['1,25'],
    ['1,2500'],
    [',250'],
    ['1250,000'],
    ['1,250,00.00'],
    ['1e3'],
    ['0x10'],
    ['.5'],
    ['5.'],
    ['1.2.3'],
    ['12 50'],
    ['NaN'],
    ['Infinity'],
    ['free'],
    ['€5'],
    ['٥'],
    ['5\n6'],
    [10_000_000.01],
    ['99999999999999999999'],
    [1e21],
    [1e308],
    [null],
    [undefined],
    [true],
    [[12]],
    [{ amount: 12 }],
    [12n],
  ])('does not accept %s as a price', (price) => {
    expect(toCents(price)).toBeNull();
  });

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [30, '$0.30'],
    [1250, '$12.50'],
    [125_000, '$1,250.00'],
    [123_456_789, '$1,234,567.89'],
  ])('shows %i cents as %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });

  it('reads a formatted price as the same number of cents', () => {
    for (const shown of ['$0.30', '$12.50', '$1,250.00', '$10,000,000.00']) {
      expect(formatCents(toCents(shown) ?? NaN)).toBe(shown);
    }
  });
});
