import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Reports from '../../../src/app/reports';
import type { measureVisit } from '../../../src/app/vitals';

const ADDRESS = 'https://reports.example.com/in';
const SECRET = 'Camille-4711';

const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodies = () =>
  send.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);
const listeners: [string, EventListener][] = [];
let measuring: Parameters<typeof measureVisit>[0] | undefined;

/** Starts the reports of a new visit. */
async function visit(path = '/orders'): Promise<typeof Reports> {
  vi.resetModules();
  const reports = await import('../../../src/app/reports');
  window.history.replaceState(null, '', path);
  reports.startReports(ADDRESS, () => Promise.resolve({ measureVisit: (tell) => void (measuring = tell) }));
  return reports;
}

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

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  measuring = undefined;
  vi.stubGlobal('fetch', send);
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.push([name, listener as EventListener]);
    listen(name, listener as EventListener);
  });
});
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener);
  vi.unstubAllGlobals();
});

describe('reports of faults', () => {
  it("contain only the class of an uncaught error, the page from the route table and places in the shop's code", async () => {
    await visit(`/search?query=${SECRET}#${SECRET}`);
    dispatch('error', { error: thrown('TypeError', 'index-B_1.js:1:20', 'frame.js:3:4') });
    dispatch('unhandledrejection', { reason: thrown(`${SECRET} Error`, 'a.js:1:1') });
    expect(send.mock.calls.map(([address]) => address)).toEqual([ADDRESS, ADDRESS]);
    expect(bodies()).toEqual([
      { page: '/search', kind: 'error', name: 'TypeError', at: ['index-B_1.js:1:20', 'frame.js:3:4'] },
      { page: '/search', kind: 'error', name: 'Error', at: ['a.js:1:1'] },
    ]);
    expect(JSON.stringify(send.mock.calls)).not.toContain(SECRET);
  });

  it("contain '*' as the page of an unknown address", async () => {
    await visit(`/${SECRET}`);
    dispatch('error', { error: thrown('Error') });
    expect(bodies()).toEqual([{ page: '*', kind: 'error', name: 'Error', at: [] }]);
  });

  it('name the file of code that could not be loaded', async () => {
    await visit();
    const missing =
      'Failed to fetch dynamically imported module: https://shop.example/assets/OrdersPage-x1.js';
    dispatch('vite:preloadError', { payload: new TypeError(missing) });
    dispatch('vite:preloadError', { payload: thrown('TypeError') });
    expect(bodies()).toEqual([
      { page: '/orders', kind: 'code', file: 'OrdersPage-x1.js' },
      { page: '/orders', kind: 'code', file: 'unknown' },
    ]);
  });

  it('ignore values that are not errors', async () => {
    await visit();
    for (const error of [null, undefined, SECRET, { message: SECRET }]) {
      dispatch('error', { error });
      dispatch('unhandledrejection', { reason: error });
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('are sent once each, and at most ten per visit, including its web vitals', async () => {
    await visit();
    for (let round = 0; round < 2; round += 1) dispatch('error', { error: thrown('Error', 'a.js:1:1') });
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(measuring).toBeDefined());
    measuring?.({ CLS: 0.1 });
    expect(bodies()[1]).toEqual({ page: '/orders', kind: 'vitals', CLS: 0.1 });
    for (let line = 0; line < 20; line += 1)
      dispatch('error', { error: thrown('Error', `a.js:${String(line)}:9`) });
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('cause no error if the browser refuses to send them', async () => {
    const { reportError } = await visit();
    send.mockImplementation(() => {
      throw new TypeError('refused');
    });
    expect(() => reportError(thrown('Error'))).not.toThrow();
    const refused = Promise.reject(new TypeError('Failed to fetch'));
    const handled = vi.spyOn(refused, 'catch');
    send.mockImplementation(() => refused);
    reportError(thrown('RangeError'));
    expect(handled).toHaveBeenCalledTimes(1);
  });

  it('contain no cookie and no address of the page, and are sent even if the page closes', async () => {
    const { reportError } = await visit();
    reportError(thrown('Error'));
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('are not sent if no address is set', async () => {
    vi.resetModules();
    const { reportError } = await import('../../../src/app/reports');
    reportError(thrown('Error'));
    expect(send).not.toHaveBeenCalled();
  });
});
