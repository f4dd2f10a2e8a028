import { objectId, type IdKind } from './objectIds';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { NEXT_ORDER_NUMBER, seedOrders } from './seed/orders';
import { MOCK_PREFIX } from '../config/mockPaths';
import { Refusal } from './answers';
import type { World } from './types';

/**
 * A request's world is named by this header, by `?world=`, or by a path under {@link WORLD_PATH}, which a link can
 * carry and a phone can open.
 */
export const WORLD_HEADER = 'x-mock-world';
export const WORLD_PATH = `${MOCK_PREFIX}/w/`;
export const DEFAULT_WORLD = 'default';
/** The most worlds; beyond that the one unused for longest goes. */
export const WORLD_LIMIT = 500;
/** How many accounts, orders, e-mails, sessions and cart lines are kept in one. */
export const ROW_LIMIT = 1000;

let worlds = new Map<string, World>();

/**
 * Keeps the worlds in a store that outlives this module, so that an edit of the mock loses nothing. What an
 * older version of the mock has left out of a world is as in the seed.
 */
export function keepWorldsIn(kept: Map<string, World>): void {
  if (kept === worlds) return;
  worlds = kept;
  for (const [name, world] of kept) kept.set(name, { ...createWorld(name), ...world });
}

function createWorld(name: string): World {
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

/** The world of that name; it is made with the seed's contents when it is first asked for. */
export function worldNamed(name: string = DEFAULT_WORLD): World {
  const world = worlds.get(name) ?? createWorld(name);
  worlds.delete(name);
  worlds.set(name, world);
  const oldest = worlds.keys().next();
  if (worlds.size > WORLD_LIMIT && !oldest.done) resetWorld(oldest.value);
  return world;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The request without the world in its path, which its header then names. Other requests stay as they are.
 * @example /__mock/w/one/api/products is /__mock/api/products in the world 'one'
 */
export function inItsWorld(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(WORLD_PATH)) return request;
  const [name = '', ...rest] = url.pathname.slice(WORLD_PATH.length).split('/');
  url.pathname = [MOCK_PREFIX, ...rest].join('/');
  const moved = new Request(url, request);
  // A header takes no other characters.
  moved.headers.set(WORLD_HEADER, decoded(name).replace(/[^\x20-\x7e]/g, '_'));
  return moved;
}

/** Where a world's own addresses begin. */
export function prefixOf(world: string): string {
  return world === DEFAULT_WORLD ? MOCK_PREFIX : WORLD_PATH + encodeURIComponent(world);
}

/** The names of the worlds that there are. */
export function worldNames(): string[] {
  return [...worlds.keys()];
}

/** The world that a request is for. */
export function worldOf(request: Request): World {
  const name = request.headers.get(WORLD_HEADER) ?? new URL(request.url).searchParams.get('world');
  return worldNamed(name?.slice(0, 100) || DEFAULT_WORLD);
}

/** Forgets a world: the next request to it finds the seed's contents. Its hanging requests are cut off. */
export function resetWorld(name: string = DEFAULT_WORLD): void {
  const world = worlds.get(name);
  worlds.delete(name);
  if (world) release(world, false);
}

/** Lets go of a world's hanging requests: answers them, or cuts them off. */
export function release(world: World, answer = true): void {
  for (const letGo of world.hanging) letGo(answer);
  world.hanging.clear();
}

/**
 * Makes sure that a world's list may still grow.
 * @param length how long it is
 * @throws Refusal 507 when it is full
 */
export function requireRoom(length: number): void {
  if (length < ROW_LIMIT) return;
  throw new Refusal(507, `The mock API is full (${String(ROW_LIMIT)} rows a list): reset its world.`);
}

/** Lets the oldest rows beyond the limit go. */
export function keepNewest(rows: unknown[] | Map<unknown, unknown>): void {
  if (Array.isArray(rows)) {
    if (rows.length > ROW_LIMIT) rows.splice(0, rows.length - ROW_LIMIT);
    return;
  }
  for (const key of rows.keys()) {
    if (rows.size <= ROW_LIMIT) break;
    rows.delete(key);
  }
}

/** The time in a world, in milliseconds since 1970. */
export function now(world: World): number {
  return Date.now() + world.ahead;
}

/** An id that the world has not given yet. */
export function newId(world: World, kind: IdKind): string {
  world.made += 1;
  return objectId(kind, world.made);
}
