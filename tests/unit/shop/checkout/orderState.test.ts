import { expect, it } from 'vitest';
import { IDLE, step, type OrderEvent, type OrderState } from '#shop/checkout/orderState';

const base = { warning: null, secondPress: 'none', age: 0 } as const;

/** Every state. */
const STATES = {
  idle: IDLE,
  placing: { ...base, is: 'placing' },
  lookingUp: { ...base, is: 'lookingUp' },
  otherTab: { ...base, is: 'otherTab' },
  asking: { ...base, is: 'asking' },
  placed: { ...base, is: 'placed', total: null },
  refused: { ...base, is: 'refused', why: '' },
  stopped: { ...base, is: 'stopped', why: 'changed' },
  puttingBack: { ...base, is: 'puttingBack' },
} as const satisfies Record<string, OrderState>;
type Name = keyof typeof STATES;

const BUSY = ['placing', 'lookingUp', 'otherTab', 'asking'] as const;
const RESTING = ['idle', 'placed', 'refused', 'stopped', 'puttingBack'] as const;

/** What an event leads to from the named states; from all others it changes nothing. '+' means 'pressed again'. */
const EVENTS: [event: OrderEvent, from: readonly Name[], to: Name | '+'][] = [
  [{ type: 'pressed' }, RESTING, 'placing'],
  [{ type: 'pressed' }, BUSY, '+'],
  [{ type: 'lookUp' }, BUSY, 'lookingUp'],
  [{ type: 'lost' }, BUSY, 'lookingUp'],
  [{ type: 'unknown', lookUp: 'notFound' }, BUSY, 'idle'],
  [{ type: 'ask', lookUp: 'notFound' }, BUSY, 'asking'],
  [{ type: 'answered', yes: true }, ['asking'], 'placing'],
  [{ type: 'answered', yes: false }, ['asking'], 'idle'],
  [{ type: 'otherTabOrders' }, BUSY, 'otherTab'],
  [{ type: 'ended' }, BUSY, 'idle'],
  [{ type: 'placed', total: null, isOther: false }, BUSY, 'placed'],
  [{ type: 'listed' }, ['idle', 'asking', 'placed', 'refused', 'stopped'], 'lookingUp'],
  [{ type: 'refused', why: '' }, BUSY, 'refused'],
  [{ type: 'stopped', why: 'changed' }, BUSY, 'stopped'],
  [{ type: 'putBack' }, RESTING, 'puttingBack'],
  [{ type: 'putBackEnded' }, ['puttingBack'], 'idle'],
  [{ type: 'dismissed' }, ['placed', 'refused', 'stopped', 'puttingBack'], 'idle'],
];
const names = Object.keys(STATES) as Name[];
const steps = EVENTS.flatMap(([event, from, to]) =>
  names.map((name) => [event, name, from.includes(name) ? to : undefined] as const),
).filter(
  ([event, name, to]) =>
    to !== undefined || !EVENTS.some(([one, from]) => one.type === event.type && from.includes(name)),
);

it.each(steps)('%j while the order is %s leads to %s', (event, name, to) => {
  const state: OrderState = STATES[name];
  const next = step(state, event);
  if (to === undefined) expect(next.is).toBe(name);
  else if (to === '+') expect(next).toEqual({ ...state, secondPress: 'told' });
  else expect(next.is).toBe(to);
});

/** What becomes of a warning in every state. */
const WARNED: [event: OrderEvent, warning: OrderState['warning']][] = [
  [{ type: 'pressed' }, 'notFound'],
  [{ type: 'lookUp' }, 'unread'],
  [{ type: 'lost' }, 'unread'],
  [{ type: 'unknown', lookUp: 'unclear' }, 'unclear'],
  [{ type: 'ask', lookUp: 'unread' }, 'unread'],
  [{ type: 'answered', yes: true }, 'notFound'],
  [{ type: 'otherTabOrders' }, 'notFound'],
  [{ type: 'ended' }, 'notFound'],
  // The warning of another order: it shows only while an order is open.
  [{ type: 'placed', total: null, isOther: false }, 'notFound'],
  [{ type: 'refused', why: '' }, 'notFound'],
  [{ type: 'stopped', why: 'offline' }, 'notFound'],
  [{ type: 'dismissed' }, 'notFound'],
  [{ type: 'putBack' }, 'notFound'],
];

it.each(WARNED)('%j leaves of a warning: %s', (event, warning) => {
  for (const name of BUSY)
    expect(step({ ...STATES[name], warning: 'notFound' }, event).warning).toBe(warning);
});

it.each(names)('the second navigation removes what is said while it is %s, and a warning', (name) => {
  const first = step({ ...STATES[name], warning: 'unread' }, { type: 'navigated' });
  expect(first).toMatchObject({ is: name, warning: 'unread' });
  const second = step(first, { type: 'navigated' });
  expect(second.warning).toBeNull();
  expect(second.is).toBe([...BUSY, 'puttingBack'].includes(name) ? name : 'idle');
});

it.each(names)('an order that a reload has left open is told of, unless it is %s', (name) => {
  const isBusy = BUSY.some((one) => one === name);
  expect(step(STATES[name], { type: 'stored' }).warning).toBe(isBusy ? null : 'unread');
});

it('a second press is told of until its notice is dismissed, and known until the order has ended', () => {
  const pressed = step(step(IDLE, { type: 'pressed' }), { type: 'pressed' });
  const dismissed = step(pressed, { type: 'dismissed' });
  expect(dismissed).toEqual({ ...STATES.placing, secondPress: 'hidden' });
  const placed = step(step(dismissed, { type: 'lost' }), { type: 'placed', total: null, isOther: false });
  expect(placed.secondPress).toBe('hidden');
  expect(step(placed, { type: 'pressed' }).secondPress).toBe('none');
});
