import { objectId, type IdKind } from './objectIds';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { NEXT_ORDER_NUMBER, seedOrders } from './seed/orders';
import { MOCK_PREFIX } from '../config/mockPaths';
import type { ScenarioName } from './scenarios';
import type { Sandbox } from './types';

/**
 * A request selects its sandbox with this header, or with a path under {@link SANDBOX_PATH}, which also works
 * in a link or on a phone.
 */
export const SANDBOX_HEADER = 'x-mock-sandbox';
const SANDBOX_PATH = `${MOCK_PREFIX}/s/`;
export const DEFAULT_SANDBOX = 'default';
/** The maximum number of sandboxes; beyond it the least recently used one is dropped. */
export const SANDBOX_LIMIT = 500;
const STORE = Symbol.for('shop.mock.sandboxes');

/** Kept on the global object, so that an edit of the mock, which reloads this module, loses nothing. */
const holder = globalThis as { [STORE]?: Map<string, Sandbox> };
const sandboxes = (holder[STORE] ??= new Map<string, Sandbox>());
// A field that an edit has just added gets the seed's value.
for (const [name, sandbox] of sandboxes) sandboxes.set(name, { ...createSandbox(name), ...sandbox });

function createSandbox(name: string): Sandbox {
  return {
    name,
    scenario: 'normal',
    faults: [],
    accounts: [{ ...DEMO_ACCOUNT }],
    tokens: new Map(),
    codes: new Map(),
    carts: new Map(),
    orders: [...seedOrders],
    inbox: [],
    requests: [],
    hanging: new Set(),
    made: NEXT_ORDER_NUMBER,
  };
}

/** Returns the sandbox with a name, and creates it from the seed on first use. */
export function sandboxNamed(name: string = DEFAULT_SANDBOX): Sandbox {
  const sandbox = sandboxes.get(name) ?? createSandbox(name);
  sandboxes.delete(name);
  sandboxes.set(name, sandbox);
  const oldest = sandboxes.keys().next();
  if (sandboxes.size > SANDBOX_LIMIT && !oldest.done) resetSandbox(oldest.value);
  return sandbox;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Moves the sandbox's name from a request's path to its header. Other requests are returned unchanged.
 * @example /__mock/s/one/api/products becomes /__mock/api/products in the sandbox 'one'
 */
export function inItsSandbox(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(SANDBOX_PATH)) return request;
  const [name = '', ...rest] = url.pathname.slice(SANDBOX_PATH.length).split('/');
  url.pathname = [MOCK_PREFIX, ...rest].join('/');
  const moved = new Request(url, request);
  // Header values allow only these characters.
  moved.headers.set(SANDBOX_HEADER, decoded(name).replace(/[^\x20-\x7e]/g, '_'));
  return moved;
}

/** The prefix of a sandbox's own addresses. */
export function prefixOf(sandbox: string): string {
  return sandbox === DEFAULT_SANDBOX ? MOCK_PREFIX : SANDBOX_PATH + encodeURIComponent(sandbox);
}

/** The sandbox that a request selects. */
export function sandboxOf(request: Request): Sandbox {
  return sandboxNamed(request.headers.get(SANDBOX_HEADER)?.slice(0, 100) || DEFAULT_SANDBOX);
}

/** Resets a sandbox to the seed, on the next request. Its hanging requests are aborted. */
export function resetSandbox(name: string = DEFAULT_SANDBOX): void {
  const sandbox = sandboxes.get(name);
  sandboxes.delete(name);
  if (sandbox) release(sandbox, false);
}

/** Ends a sandbox's hanging requests: answers or aborts them. */
export function release(sandbox: Sandbox, answer = true): void {
  for (const letGo of sandbox.hanging) letGo(answer);
  sandbox.hanging.clear();
}

/** Creates an id that is unused in the sandbox. */
export function newId(sandbox: Sandbox, kind: IdKind): string {
  sandbox.made += 1;
  return objectId(kind, sandbox.made);
}

/** Switches a sandbox's scenario and removes its faults, so that 'normal' has none. */
export function switchScenario(sandbox: Sandbox, scenario: ScenarioName): void {
  sandbox.scenario = scenario;
  sandbox.faults = [];
}

/** Ends every session of a sandbox: the next call of each gets a 401. */
export function expireTokens(sandbox: Sandbox): void {
  for (const session of sandbox.tokens.values()) session.expiresAt = 0;
}
