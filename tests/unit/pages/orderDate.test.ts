import { describe, expect, it } from 'vitest';
import { orderDate } from '../../../src/pages/orders/orderDate';

describe("an order's date (1.4)", () => {
  it.each([
    [0, '1 Jan 2026'],
    [1, '1 Feb 2026'],
    [2, '1 Mar 2026'],
    [3, '1 Apr 2026'],
    [4, '1 May 2026'],
    [5, '1 Jun 2026'],
    [6, '1 Jul 2026'],
    [7, '1 Aug 2026'],
    [8, '1 Sep 2026'],
    [9, '1 Oct 2026'],
    [10, '1 Nov 2026'],
    [11, '1 Dec 2026'],
  ])('names month %i as in %s', (month, shown) => {
    expect(orderDate(new Date(2026, month, 1, 23, 59))).toBe(shown);
  });

  it('is a dash where there is none', () => {
    expect(orderDate(null)).toBe('—');
  });
});
