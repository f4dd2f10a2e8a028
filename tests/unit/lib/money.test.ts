import { describe, expect, it } from 'vitest';
import { formatCents, toCents } from '#lib/money';

describe('a price from a server', () => {
  it.each<[number, unknown[]]>([
    [1250, [12.5, '12.50', { $numberDecimal: '12.50' }, '$12.50', 'USD12.5', '12.50usd', 'US$12.50']],
    [1250, ['$12.50 USD']],
    [125_000, ['$1,250.00', '1,250', 'US$ 1,250', '1 250.00', '1\u00a0250', '1\u202f250 USD']],
    [123_456_789, ['1,234,567.89', '1 234 567.89']],
    [500, [' $ 5', '$5 ', '5$']],
    [1200, ['USD 12', '12 USD', '12.', '$12.']],
    [50, ['.5']],
    [99, ['$.99']],
    [0, ['0', 0, -0, 1e-7]],
    [30, [0.1 + 0.2]],
    [101, [1.005, '1.005']],
    [100, [1.004]],
    [1234, ['12.344999']],
    [1235, ['12.345']],
    [1999, [19.99]],
    [435, [4.35]],
    [700, ['007']],
    [1_000_000_000, [10_000_000, '$10,000,000.00']],
  ])('is %i cents in each of %j', (cents, prices) => {
    for (const price of prices) expect(toCents(price), String(price)).toBe(cents);
  });

  const REFUSED: readonly unknown[] = [
    ...[NaN, { $numberDecimal: { $numberDecimal: '5' } }, Infinity, -Infinity, -5, -0.001, '-5', '$-5'],
    ...['-$5', '', ' ', '$', '$$5', '1,25', '1,2500', ',250', '1250,000', '1,250,00.00', '1e3', '0x10'],
    ...['.', '$.', 'USD', 'USD USD 5', 'EUR 12', '12 €', 'CA$12', '1 25', '1,250 000', '1 250,000'],
    ...['1.2.3', '12 50', 'NaN', 'Infinity', 'free', '€5', '٥', '5\n6', 10_000_000.01],
    ...['99999999999999999999', 1e21, 1e308, null, undefined, true, [12], { amount: 12 }, 12n],
  ];

  it.each(REFUSED.map((price) => [price]))('does not accept %s as a price', (price) => {
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
});
