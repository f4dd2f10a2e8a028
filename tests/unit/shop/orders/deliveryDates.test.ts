import { describe, expect, it } from 'vitest';
import type { DeliveryDays } from '#houseTypes/owner';
import { arrivalOf, dayRange, isDeliveryOver } from '#shop/orders/deliveryDates';

const DAYS: DeliveryDays = { sent: 1, arrives: [3, 5], holidays: [] };

function told(ordered: string, change: Partial<DeliveryDays> = {}): [string | null, string | null] {
  const { sent, arrives } = arrivalOf(new Date(ordered), { ...DAYS, ...change });
  return [sent && dayRange(sent, sent), arrives && dayRange(...arrives)];
}

describe('when an order is sent and arrives, in working days', () => {
  it.each<[string, string, Partial<DeliveryDays>, [string | null, string | null]]>([
    ['on a Monday', '2026-11-23T10:00', {}, ['24 Nov', '26 to 30 Nov']],
    ['over a weekend', '2026-11-26T10:00', {}, ['27 Nov', '1 to 3 Dec']],
    ['on a Friday', '2026-11-27T10:00', {}, ['30 Nov', '2 to 4 Dec']],
    ['on a Saturday, as on Monday', '2026-11-28T10:00', {}, ['1 Dec', '3 to 7 Dec']],
    ['on a Sunday, as on Monday', '2026-11-29T23:59', {}, ['1 Dec', '3 to 7 Dec']],
    ["over a month's end", '2026-11-25T10:00', {}, ['26 Nov', '30 Nov to 2 Dec']],
    ["over a year's end", '2026-12-28T10:00', {}, ['29 Dec', '31 Dec to 4 Jan']],
    ['at the end of a leap February', '2028-02-28T10:00', {}, ['29 Feb', '2 to 6 Mar']],
    ['on the same day', '2026-11-25T10:00', { sent: 0, arrives: [1, 1] }, ['25 Nov', '26 Nov']],
    [
      'with holidays',
      '2026-12-23T10:00',
      { holidays: ['2026-12-24', '2026-12-25'] },
      ['28 Dec', '30 Dec to 1 Jan'],
    ],
    ['in September', '2026-09-28T10:00', { sent: 2, arrives: null }, ['30 Sep', null]],
    ['without the day of sending', '2026-11-25T10:00', { sent: null }, [null, '30 Nov to 2 Dec']],
  ])('%s', (_, ordered, change, expected) => expect(told(ordered, change)).toEqual(expected));

  it.each([
    ['2026-12-02T23:59', {}, false],
    ['2026-12-03T00:00', {}, true],
    ['2026-11-27T00:00', { arrives: null }, true],
    ['2026-11-27T00:00', { arrives: null, sent: null }, false],
  ])('an order of 25 November is past at %s with %o: %s', (now, change, expected) => {
    expect(isDeliveryOver(new Date('2026-11-25T10:00'), { ...DAYS, ...change }, new Date(now))).toBe(
      expected,
    );
  });
});
