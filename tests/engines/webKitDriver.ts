import { spawn, type ChildProcess } from 'node:child_process';
import type { Driver, Key, Size } from './driver';
import { anyFreePort } from '../helpers/freePort';
import { findEngine } from './engines.mjs';

/** Drives WebKitGTK with WebDriver, on a virtual screen. */

const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};
const START_LIMIT_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Starts a virtual screen. @returns its process, and its name for `DISPLAY` */
function startScreen(program: string): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb has ended')));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve([screen, `:${number.toString().trim()}`]));
  });
}

/** WebKit's driver, which opens a browser for each visitor. */
export interface WebKit {
  address: string;
  browser: string;
  close: () => void;
}

async function call<Value>(
  address: string,
  method: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

/** @throws Error if the driver does not answer in time */
export async function startWebKit(): Promise<WebKit> {
  const programs = findEngine('webkit');
  if (!programs) throw new Error('WebKit is not there');
  const [screen, display] = await startScreen(programs.screen);
  const port = String(await anyFreePort());
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // For machines without graphics; as root without a sandbox.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const close = (): void => {
    driver.kill();
    screen.kill();
  };
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await call(`${address}/status`, 'GET');
      return { address, browser: programs.browser, close };
    } catch (error) {
      if (Date.now() > end) {
        close();
        throw error;
      }
      await wait(100);
    }
  }
}

/**
 * Opens a visitor in a browser of its own.
 * @throws Error if the browser does not start in time; the driver may be unusable afterwards
 */
export async function openWebKitVisitor({ address, browser }: WebKit, size: Size): Promise<Driver> {
  const options = { binary: browser, args: ['--automation'] };
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await call<{ sessionId: string }>(`${address}/session`, 'POST', wanted, limit);
  const post = <Value>(path: string, body: unknown, signal?: AbortSignal): Promise<Value> =>
    call<Value>(`${address}/session/${sessionId}/${path}`, 'POST', body, signal);
  const keys = async (values: readonly string[]): Promise<void> => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  await post('window/rect', size, limit);
  return {
    open: (url) => post('url', { url }),
    run: (act, ...args) =>
      post('execute/sync', { script: `return (${act.toString()}).apply(null, arguments)`, args }),
    load: (script) => post('execute/sync', { script, args: [] }),
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    press: (key) => keys([KEYS[key]]),
    type: (text) => keys(Array.from(text)),
    close: () => call(`${address}/session/${sessionId}`, 'DELETE'),
  };
}
