import type { DeliveryDays } from '../config/owner';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day on which an order is sent, and the days from which and to which it arrives: midnight UTC. */
export interface Arrival {
  sent: Date | null;
  arrives: readonly [from: Date, to: Date] | null;
}

/** The calendar day of a moment in a time zone, as midnight UTC in milliseconds, and its hour. */
function dayAndHour(moment: Date, timeZone: string): { day: number; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  }).formatToParts(moment);
  const numberOf = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  const day = Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'));
  return { day, hour: numberOf('hour') };
}

/**
 * When an order is sent and arrives.
 * @param ordered when it is placed
 * @throws RangeError if the time zone is unknown
 */
export function arrivalOf(
  ordered: Date,
  { sent, arrives, until, timeZone, holidays }: DeliveryDays,
): Arrival {
  const isWorkingDay = (day: number): boolean => {
    const date = new Date(day);
    return date.getUTCDay() % 6 !== 0 && !holidays.includes(date.toISOString().slice(0, 10));
  };
  const working = (day: number): number => (isWorkingDay(day) ? day : working(day + DAY_MS));
  const { day, hour } = dayAndHour(ordered, timeZone);
  const start = working(hour >= until ? day + DAY_MS : day);
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

/** Whether the days in which an order of then is sent and arrives are over. @param ordered when it was placed */
export function isOver(ordered: Date, days: DeliveryDays, now = new Date()): boolean {
  const { sent, arrives } = arrivalOf(ordered, days);
  const last = arrives?.[1] ?? sent;
  return last !== null && dayAndHour(now, days.timeZone).day > last.getTime();
}

const shortDate = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2 Dec'. British English browsers abbreviate September as 'Sept', so the order of the parts is the shop's. */
function partsOf(date: Date): { day: string; month: string } {
  const parts = shortDate.formatToParts(date);
  const textOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { day: textOf('day'), month: textOf('month') };
}

/** The days from one to another: '2 to 4 Dec', '30 Dec to 4 Jan', or '2 Dec' if they are the same. */
export function dayRange(from: Date, to: Date): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.day} ${last.month}`;
  if (from.getTime() === to.getTime()) return end;
  return `${first.month === last.month ? first.day : `${first.day} ${first.month}`} to ${end}`;
}
