import { objectId, type IdKind } from './objectIds';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { NEXT_ORDER_NUMBER, seedOrders } from './seed/orders';
import { MOCK_PREFIX } from '../config/mockPaths';
import { Refusal } from './answers';
import type { ScenarioName } from './scenarios';
import type { Sandbox } from './types';

/**
 * A request's sandbox is named by this header or by a path under {@link SANDBOX_PATH}, which a link can carry and a
 * phone can open.
 */
export const SANDBOX_HEADER = 'x-mock-sandbox';
const SANDBOX_PATH = `${MOCK_PREFIX}/s/`;
export const DEFAULT_SANDBOX = 'default';
/** The most sandboxes; beyond that the one unused for longest goes. */
export const SANDBOX_LIMIT = 500;
/** How many accounts, orders, e-mails, sessions and cart lines are kept in one. */
export const ROW_LIMIT = 1000;

let sandboxes = new Map<string, Sandbox>();

/**
 * Keeps the sandboxes in a store that outlives this module, so that an edit of the mock loses nothing. What an
 * older version of the mock has left out of a sandbox is as in the seed.
 */
export function setSandboxStore(kept: Map<string, Sandbox>): void {
  if (kept === sandboxes) return;
  sandboxes = kept;
  for (const [name, sandbox] of kept) kept.set(name, { ...createSandbox(name), ...sandbox });
}

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
    ahead: 0,
    problems: [],
    made: NEXT_ORDER_NUMBER,
  };
}

/** The sandbox of that name; it is made with the seed's contents when it is first asked for. */
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
 * The request without the sandbox in its path, which its header then names. Other requests stay as they are.
 * @example /__mock/s/one/api/products is /__mock/api/products in the sandbox 'one'
 */
export function inItsSandbox(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(SANDBOX_PATH)) return request;
  const [name = '', ...rest] = url.pathname.slice(SANDBOX_PATH.length).split('/');
  url.pathname = [MOCK_PREFIX, ...rest].join('/');
  const moved = new Request(url, request);
  // A header takes no other characters.
  moved.headers.set(SANDBOX_HEADER, decoded(name).replace(/[^\x20-\x7e]/g, '_'));
  return moved;
}

/** Where a sandbox's own addresses begin. */
export function prefixOf(sandbox: string): string {
  return sandbox === DEFAULT_SANDBOX ? MOCK_PREFIX : SANDBOX_PATH + encodeURIComponent(sandbox);
}

/** The sandbox that a request is for. */
export function sandboxOf(request: Request): Sandbox {
  return sandboxNamed(request.headers.get(SANDBOX_HEADER)?.slice(0, 100) || DEFAULT_SANDBOX);
}

/** Forgets a sandbox: the next request to it finds the seed's contents. Its hanging requests are cut off. */
export function resetSandbox(name: string = DEFAULT_SANDBOX): void {
  const sandbox = sandboxes.get(name);
  sandboxes.delete(name);
  if (sandbox) release(sandbox, false);
}

/** Lets go of a sandbox's hanging requests: answers them, or cuts them off. */
export function release(sandbox: Sandbox, answer = true): void {
  for (const letGo of sandbox.hanging) letGo(answer);
  sandbox.hanging.clear();
}

/**
 * Makes sure that a sandbox's list may still grow.
 * @param length how long it is
 * @throws Refusal 507 when it is full
 */
export function requireRoom(length: number): void {
  if (length < ROW_LIMIT) return;
  throw new Refusal(507, `The mock API is full (${String(ROW_LIMIT)} rows a list): reset its sandbox.`);
}

/** Lets the oldest rows beyond the limit go. */
export function trimToLimit(rows: unknown[] | Map<unknown, unknown>): void {
  if (Array.isArray(rows)) {
    if (rows.length > ROW_LIMIT) rows.splice(0, rows.length - ROW_LIMIT);
    return;
  }
  for (const key of rows.keys()) {
    if (rows.size <= ROW_LIMIT) break;
    rows.delete(key);
  }
}

/** The time in a sandbox, in milliseconds since 1970. */
export function now(sandbox: Sandbox): number {
  return Date.now() + sandbox.ahead;
}

/** An id that the sandbox has not given yet. */
export function newId(sandbox: Sandbox, kind: IdKind): string {
  sandbox.made += 1;
  return objectId(kind, sandbox.made);
}

/** Switches a sandbox's scenario; the faults that were set before it are over, so that 'normal' is normal. */
export function switchScenario(sandbox: Sandbox, scenario: ScenarioName): void {
  sandbox.scenario = scenario;
  sandbox.faults = [];
}

/** Ends every session of a sandbox: the next call of each is answered 401. */
export function expireTokens(sandbox: Sandbox): void {
  for (const session of sandbox.tokens.values()) session.expiresAt = 0;
}
