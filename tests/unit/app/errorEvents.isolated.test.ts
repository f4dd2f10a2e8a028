import { beforeEach, expect, it, vi } from 'vitest';
import type { TrackEvent } from '../../../src/lib/events';

const SECRET = 'Camille-4711';
const hear = vi.fn<TrackEvent>();

function thrown(name: string, ...files: readonly string[]): Error {
  const error = new Error(`${SECRET} is not valid JSON`);
  error.name = name;
  error.stack = [
    `${name}: ${SECRET}`,
    `at ${SECRET} (https://shop.example/${SECRET}.js:1:2)`,
    ...files.map((file) => `at x (https://shop.example/assets/${file})`),
  ].join('\n');
  return error;
}
const dispatch = (name: string, fields: object): void =>
  void window.dispatchEvent(Object.assign(new Event(name), fields));

let stop = new AbortController();

beforeEach(async () => {
  stop.abort();
  stop = new AbortController();
  vi.resetModules();
  hear.mockReset();
  const { watchErrors } = await import('../../../src/app/errorEvents');
  const events = await import('../../../src/lib/events');
  await events.startEvents(() => Promise.resolve(hear));
  watchErrors(stop.signal);
});

it('errors are told once, with their class and places in the code of the shop alone, at most ten', () => {
  dispatch('error', { error: thrown('TypeError', 'index-B_1.js:1:20', 'frame.js:3:4') });
  dispatch('unhandledrejection', { reason: thrown(`${SECRET} Error`, 'a.js:1:1') });
  dispatch('unhandledrejection', { reason: thrown(`${SECRET} Error`, 'a.js:1:1') });
  expect(hear.mock.calls).toEqual([
    ['error', { name: 'TypeError', at: ['index-B_1.js:1:20', 'frame.js:3:4'] }],
    ['error', { name: 'Error', at: ['a.js:1:1'] }],
  ]);
  for (const error of [null, undefined, SECRET, { message: SECRET }]) dispatch('error', { error });
  expect(hear).toHaveBeenCalledTimes(2);
  for (let line = 0; line < 20; line += 1)
    dispatch('error', { error: thrown('Error', `a.js:${String(line)}:9`) });
  expect(hear).toHaveBeenCalledTimes(10);
  expect(JSON.stringify(hear.mock.calls)).not.toContain(SECRET);
});

it('code that could not be loaded is told with its file', () => {
  const missing = 'Failed to fetch dynamically imported module: https://shop.example/assets/OrdersPage-x1.js';
  dispatch('vite:preloadError', { payload: new TypeError(missing) });
  expect(hear).toHaveBeenCalledWith('error', { name: 'TypeError', at: ['OrdersPage-x1.js'] });
});
