import { describe, expect, it } from 'vitest';
import { badgeTone, orderDate } from '#pages/orders/format';

describe("an order's date", () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

  it.each(months)('names the month %s', (name) => {
    expect(orderDate(new Date(2026, months.indexOf(name), 1, 23, 59))).toBe(`1 ${name} 2026`);
  });

  it('is a dash if there is none', () => {
    expect(orderDate(null)).toBe('—');
  });
});

describe('badge colours', () => {
  it.each([
    ['green', ['completed', 'paid', 'success', 'successful', 'delivered']],
    ['yellow', ['pending', 'processing']],
    ['red', ['cancelled', 'failed', 'unpaid']],
    ['grey', ['shipped', 'refunded', '', 'constructor', '__proto__']],
  ])('are %s for %j', (tone, statuses) => {
    for (const status of statuses) expect(badgeTone(status)).toBe(tone);
  });

  it('ignore case and white space', () => {
    expect(badgeTone(' DeLiVeReD ')).toBe('green');
  });
});
