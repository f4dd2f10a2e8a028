import { beforeEach, expect, it, vi } from 'vitest';
import {
  advanceWorld,
  clearFaults,
  currentState,
  DEMO_ACCOUNT,
  expireSessions,
  fillCart,
  inbox,
  openSession,
  releaseHanging,
  sentRequests,
  setFault,
  setScenario,
} from '../../src/mocks/node';

const API = '/__mock/api';
const authorized = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
let token = '';

beforeEach(() => {
  ({ token } = openSession());
});

/** As the shop's own client calls: XMLHttpRequest, at an address relative to the page. */
function xhr(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error('network error'));
    request.send();
  });
}

it('answers fetch and XMLHttpRequest at relative addresses (21.1)', async () => {
  expect((await fetch(`${API}/products`)).status).toBe(200);
  const { status, text } = await xhr(`${API}/products?limit=1`);
  expect(status).toBe(200);
  expect(text).toContain(`${location.origin}/__mock/pictures/`);
  expect(sentRequests('products')).toHaveLength(2);
});

it.each(['reset', 'lost', 'cut'] as const)('%s is a network error (21.1)', async (fault) => {
  setFault({ endpoint: 'products', fault, times: 1 });
  await expect(xhr(`${API}/products`)).rejects.toThrow('network error');
  expect((await xhr(`${API}/products`)).status).toBe(200);
});

it('logs requests whole, for tests to compare (21.1)', async () => {
  const body = JSON.stringify({ email: 'a@b.cc', password: 'secret' });
  await fetch(`${API}/api/user/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  await fetch(`${API}/profile`, authorized(token));
  expect(sentRequests()).toMatchObject([
    { endpoint: 'login', body: { email: 'a@b.cc', password: 'secret' }, authorization: null },
    { endpoint: 'profile', authorization: `Bearer ${token}` },
  ]);
});

it('opens sessions, ends them, and lets them run out (21.1)', async () => {
  const profile = async (): Promise<number> => (await fetch(`${API}/profile`, authorized(token))).status;
  expect(await profile()).toBe(200);
  advanceWorld(60 * 60 * 1000);
  expect(await profile()).toBe(401);
  ({ token } = openSession());
  expect(await profile()).toBe(200);
  expireSessions();
  expect(await profile()).toBe(401);
  expect(() => openSession('no@one.example')).toThrow('no account');
});

it('fills carts by name or id (21.1)', async () => {
  fillCart({ 'Royal Oud': 2, '6602b5d3c8ea2f6019000001': 1 });
  const answer = await fetch(`${API}/api/user/cart/${DEMO_ACCOUNT.id}`, authorized(token));
  expect(await answer.json()).toMatchObject({
    products: [{ name: 'Royal Oud', quantity: 2 }, { quantity: 1 }],
  });
  expect(currentState().carts[DEMO_ACCOUNT.id]).toHaveLength(2);
  expect(() => fillCart({ 'Tap Water': 1 })).toThrow('no product');
});

it('switches scenarios and faults, and releases what hangs (21.1)', async () => {
  setScenario('failing');
  expect((await fetch(`${API}/products`)).status).toBe(500);
  setScenario('normal');
  setFault({ endpoint: 'products', fault: 'hang' });
  const pending = fetch(`${API}/products`);
  await vi.waitFor(() => expect(currentState().hanging).toBe(1));
  clearFaults();
  // Asked after the first, answered before it.
  expect((await fetch(`${API}/products?page=2`)).status).toBe(200);
  releaseHanging();
  expect((await pending).status).toBe(200);
});

it('begins every test with an empty inbox and log (21.1)', () => {
  expect([inbox(), sentRequests()]).toEqual([[], []]);
});
