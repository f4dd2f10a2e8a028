import { setupServer } from 'msw/node';
import { MOCK_PREFIX } from '../config/mockPaths';
import { expireTokens, switchScenario } from './actions';
import { addRule, type FaultRule } from './faults';
import { createHandlers } from './handlers';
import { accountOf, openSession as openToken } from './routes/account';
import { addToCart } from './routes/cart';
import type { ScenarioName } from './scenarios';
import { findProduct, seedProducts } from './seed/catalogue';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import type { LoggedRequest, Mail } from './types';
import { release, resetWorld as forgetWorld, worldNamed } from './worlds';
import { worldState, type WorldState } from './worldState';

export { DEMO_ACCOUNT } from './seed/demoAccount';
export { seedProducts } from './seed/catalogue';
export { seedOrders } from './seed/orders';

/** MSW's server for vitest, over the same calls that the development server answers. */
export const mockServer = setupServer(...createHandlers());

/** Puts the default world back to the seed, as every test finds it. */
export function resetWorld(): void {
  forgetWorld();
}

/** Switches the default world's scenario; the faults that were set before it are over. */
export function setScenario(scenario: ScenarioName): void {
  switchScenario(worldNamed(), scenario);
}

/** Lets something go wrong in the default world; see {@link FaultRule}. */
export function setFault(...rules: readonly FaultRule[]): void {
  const world = worldNamed();
  for (const rule of rules) world.faults = addRule(world.faults, rule);
}

/** Nothing goes wrong any more, but for the scenario. */
export function clearFaults(): void {
  worldNamed().faults = [];
}

/** Answers the default world's hanging requests, and lets those that are still on their way hang no more. */
export function releaseHanging(): void {
  const world = worldNamed();
  world.faults = world.faults.filter(({ fault }) => fault !== 'hang');
  release(world);
}

/** Ends every session of the default world. */
export function expireSessions(): void {
  expireTokens(worldNamed());
}

/** The requests that the default world was sent, oldest first, whole; those of one call when it is named. */
export function sentRequests(endpoint?: FaultRule['endpoint']): readonly LoggedRequest[] {
  const { requests } = worldNamed();
  return endpoint === undefined || endpoint === '*'
    ? requests
    : requests.filter((request) => request.endpoint === endpoint);
}

/** The e-mails that would have been sent, oldest first. */
export function inbox(): readonly Mail[] {
  return worldNamed().inbox;
}

/** The default world's state, as the mock's page shows it; its pictures stand at jsdom's address. */
export function currentState(): WorldState {
  return worldState(worldNamed(), 'http://localhost:3000', MOCK_PREFIX);
}

/**
 * Logs an account in without a call.
 * @returns what the login call would answer: the user and a token
 * @throws Error when the default world has no such account
 */
export function openSession(email: string = DEMO_ACCOUNT.email): {
  user: { _id: string; name: string; email: string };
  token: string;
} {
  const account = accountOf(worldNamed(), email);
  if (!account) throw new Error(`the mock has no account of ${email}`);
  const { id, name } = account;
  return { user: { _id: id, name, email: account.email }, token: openToken(worldNamed(), account) };
}

/**
 * Puts products in an account's cart without a call.
 * @param quantities by product id or name
 * @throws Error for a product that the mock does not have
 */
export function fillCart(
  quantities: Readonly<Record<string, number>>,
  userId: string = DEMO_ACCOUNT.id,
): void {
  for (const [key, quantity] of Object.entries(quantities)) {
    const product = findProduct(key) ?? seedProducts.find(({ name }) => name === key);
    if (!product) throw new Error(`the mock has no product ${key}`);
    addToCart(worldNamed(), userId, product.id, quantity);
  }
}
