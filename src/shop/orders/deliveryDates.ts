import type { DeliveryDays } from '#houseTypes/owner';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day on which an order is sent, and the days from which and to which it arrives: midnight UTC. */
export interface Arrival {
  sent: Date | null;
  arrives: readonly [from: Date, to: Date] | null;
}

export const hasDates = ({ sent, arrives }: DeliveryDays): boolean => sent !== null || arrives !== null;

/** The reader's calendar day of a moment, as midnight UTC in milliseconds. */
const dayOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** When an order is sent and arrives. @param ordered when it is placed */
export function arrivalOf(ordered: Date, { sent, arrives, holidays }: DeliveryDays): Arrival {
  const isWorkingDay = (day: number): boolean => {
    const date = new Date(day);
    return date.getUTCDay() % 6 !== 0 && !holidays.includes(date.toISOString().slice(0, 10));
  };
  const working = (day: number): number => (isWorkingDay(day) ? day : working(day + DAY_MS));
  const start = working(dayOf(ordered));
  const after = (count: number): Date => {
    let reached = start;
    for (let left = count; left > 0; left -= 1) reached = working(reached + DAY_MS);
    return new Date(reached);
  };
  return {
    sent: sent === null ? null : after(sent),
    arrives: arrives && [after(arrives[0]), after(arrives[1])],
  };
}

/** Whether the last day on which an order is expected has passed. @param ordered when it was placed */
export function isDeliveryOver(ordered: Date, days: DeliveryDays, now = new Date()): boolean {
  const { sent, arrives } = arrivalOf(ordered, days);
  const last = arrives?.[1] ?? sent;
  return last !== null && dayOf(now) > last.getTime();
}

/** The months of all dates. British English browsers abbreviate September as 'Sept'. */
export const MONTHS: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const partsOf = (date: Date) => ({
  day: String(date.getUTCDate()),
  month: MONTHS[date.getUTCMonth()] ?? '',
});

/** The days from one to another: '2 to 4 Dec', '30 Dec to 4 Jan', or '2 Dec' if they are the same. */
export function dayRange(from: Date, to: Date): string {
  const first = partsOf(from);
  const last = partsOf(to);
  const end = `${last.day} ${last.month}`;
  if (from.getTime() === to.getTime()) return end;
  return `${first.month === last.month ? first.day : `${first.day} ${first.month}`} to ${end}`;
}
