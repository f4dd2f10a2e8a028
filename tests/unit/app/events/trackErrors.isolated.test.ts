import { afterEach, expect, it, vi } from 'vitest';
import { trackUncaughtErrors } from '#app/events/trackErrors';
import { startEvents, type TrackEvent } from '#lib/events';

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

startEvents(() => Promise.resolve(hear));
trackUncaughtErrors();

let toldBefore = 0;
afterEach(() => {
  toldBefore += hear.mock.calls.length;
  hear.mockReset();
});

it('errors are told once, with their class and places in the code of the shop alone', async () => {
  dispatch('error', { error: thrown('TypeError', 'index-B_1.js:1:20', 'frame.js:3:4') });
  dispatch('unhandledrejection', { reason: thrown(`${SECRET} Error`, 'a.js:1:1') });
  dispatch('unhandledrejection', { reason: thrown(`${SECRET} Error`, 'a.js:1:1') });
  for (const error of [null, undefined, SECRET, { message: SECRET }]) dispatch('error', { error });
  await Promise.resolve();
  expect(hear.mock.calls).toEqual([
    ['error', { name: 'TypeError', at: ['index-B_1.js:1:20', 'frame.js:3:4'] }],
    ['error', { name: 'Error', at: ['a.js:1:1'] }],
  ]);
});

it('code that could not be loaded is told with its file', async () => {
  const missing = 'Failed to fetch dynamically imported module: https://shop.example/assets/OrdersPage-x1.js';
  dispatch('vite:preloadError', { payload: new TypeError(missing) });
  await Promise.resolve();
  expect(hear).toHaveBeenCalledWith('error', { name: 'TypeError', at: ['OrdersPage-x1.js'] });
});

it('at most ten errors of a visit are told', async () => {
  for (let line = 0; line < 20; line += 1) dispatch('error', { error: thrown('Error', `a.js:${line}:9`) });
  await Promise.resolve();
  expect(toldBefore + hear.mock.calls.length).toBe(10);
});
