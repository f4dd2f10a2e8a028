import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../../src/api/endpoints';
import { answerRequest } from '../../../src/mocks/server';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetSandbox, sandboxNamed } from '../../../src/mocks/sandboxes';
import { loadContract, type ApiCall, type Contract } from '../../contract/contract';
import type { Point } from '../../contract/points';
import type { Target } from '../../contract/target';
import { walkApi } from '../../contract/walk';

const { email, password } = DEMO_ACCOUNT;
const BASE = 'http://localhost:8080/__mock/api';
const ORIGIN = 'http://localhost:5173';
const everything = { account: { email, password }, write: true };

/** What only a server can prevent, and the mock does not. */
const UNPREVENTED = [
  'resetPassword bound to its e-mail',
  'verifyOtp limits guessing',
  'resetPassword limits guessing',
  'login limits guessing',
];

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract();
});
beforeEach(() => resetSandbox());

const walk = (ask: Target['ask'], options = {}): Promise<readonly Point[]> =>
  walkApi(contract, { base: BASE, origin: ORIGIN, ask }, options);
const nameOf = ({ call, point }: Point): string => `${call} ${point}`;

describe('the walk against the mock', () => {
  it('finds that everything holds, except for the variants that the mock has on purpose', async () => {
    const points = await walk(answerRequest, everything);
    expect(points.filter(({ verdict }) => verdict === 'breaks' || verdict === 'untried')).toEqual([]);
    expect([...new Set(points.map(({ call }) => call))]).toHaveLength(Object.keys(endpoints).length);
    const tolerated = points.filter(({ verdict }) => verdict === 'tolerated').map(nameOf);
    expect(tolerated).toEqual([
      'products Product',
      'profile User',
      'orders Order',
      'orders OrderItem',
      'order sent twice is stored once',
      ...UNPREVENTED,
    ]);
  });

  it("reports a server that lets caches keep a customer's answers", async () => {
    const points = await walk(async (request) => {
      const { body, status, headers } = await answerRequest(request);
      const kept = new Headers(headers);
      kept.set('Cache-Control', 'private, max-age=60');
      return new Response(body, { status, headers: kept });
    }, everything);
    const stored = points.filter(({ point }) => point === 'not stored by caches');
    expect(stored.map(({ call, verdict }) => [call, verdict])).toEqual(
      ['profile', 'cart', 'orders'].map((call) => [call, 'tolerated']),
    );
  });

  it('sends only reading calls without --write, and reports the points that it could not try', async () => {
    const points = await walk(answerRequest);
    const sandbox = sandboxNamed();
    expect([sandbox.accounts.length, sandbox.tokens.size, sandbox.inbox.length, sandbox.carts.size]).toEqual([
      1, 0, 0, 0,
    ]);
    expect(sandbox.requests.filter(({ method }) => method !== 'GET').map(({ endpoint }) => endpoint)).toEqual(
      ['login'],
    );
    const untried = points.filter(({ verdict }) => verdict === 'untried').map(({ call }) => call);
    expect(untried).toEqual(expect.arrayContaining(['register', 'order', 'cartAdd', 'profile', 'orders']));
    expect(points.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
  });

  it('prints a shell command for each broken point, without secrets', async () => {
    sandboxNamed().faults = [{ endpoint: 'profile', fault: 'missing' }];
    const points = await walk(answerRequest, everything);
    const broken = points.find((point) => nameOf(point) === 'profile User');
    expect(broken).toMatchObject({ verdict: 'breaks', note: expect.stringContaining('_id: ') as string });
    expect(broken?.curl).toBe(
      `curl -i -X GET '${BASE}${endpoints.profile}' -H 'accept: application/json' -H "${TOKEN_HEADER}: Bearer $TOKEN" -H 'origin: ${ORIGIN}'`,
    );
    expect(JSON.stringify(points)).not.toMatch(/mock\.[0-9a-f]{8}|Golden-Hour/);
  });
});

it.each<[ApiCall, string]>([
  ['login', 'token'],
  ['products', 'Product'],
  ['orders', 'Order'],
])('reports a server whose %s lacks the fields of its %s', async (call, point) => {
  sandboxNamed().faults = [{ endpoint: call, fault: 'missing' }];
  const points = await walk(answerRequest, { account: everything.account });
  const broken = points.filter(({ verdict }) => verdict === 'breaks').map(nameOf);
  expect(broken).toContain(`${call} ${point}`);
});
