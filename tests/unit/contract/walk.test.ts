import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
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

const cors = ({ headers }: Request, response: Response): Response => {
  response.headers.set('Access-Control-Allow-Origin', headers.get('origin') ?? '*');
  return response;
};

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
      'products Product.productId',
      'products Product.price',
      'products Product.imageUrl',
      'profile User._id',
      'orders Order.items',
      'orders OrderItem.imageUrl',
      'order sent twice is stored once',
      ...UNPREVENTED,
    ]);
  });

  it('reports what only a server can prevent, and recognises a server that does', async () => {
    const verdicts = async (ask: Target['ask']): Promise<Record<string, string>> => {
      resetSandbox();
      const points = await walk(ask, everything);
      expect(points.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
      const ours = points.filter((point) => /caches|guessing|bound/.test(point.point));
      return Object.fromEntries(ours.map((point) => [nameOf(point), point.verdict]));
    };
    const personal = ['profile', 'cart', 'orders'].map((call) => `${call} not stored by caches`);
    const careless = await verdicts(async (request) => {
      const { body, status, headers } = await answerRequest(request);
      const kept = new Headers(headers);
      kept.set('Cache-Control', 'private, max-age=60');
      return new Response(body, { status, headers: kept });
    });
    expect(careless).toEqual(
      Object.fromEntries([...personal, ...UNPREVENTED].map((name) => [name, 'tolerated'])),
    );
    const wrong = new Map<string, number>();
    const careful = await verdicts(async (request) => {
      const { pathname } = new URL(request.url);
      const type = request.headers.get('content-type') ?? '';
      const text = await request.clone().text();
      if (request.method === 'OPTIONS') return answerRequest(request);
      if (pathname.endsWith(endpoints.resetPassword) && !text.includes('email=')) {
        const isLast = type.includes('json') && text.includes('000000') && (wrong.get(pathname) ?? 0) > 4;
        wrong.set(pathname, (wrong.get(pathname) ?? 0) + 1);
        const [status, message] = isLast ? [429, 'Too many attempts.'] : [400, 'email is required'];
        return cors(request, Response.json({ message }, { status }));
      }
      if ((wrong.get(pathname) ?? 0) > 4)
        return cors(request, Response.json({ message: 'Wait a while.' }, { status: 429 }));
      const answer = await answerRequest(request);
      if (answer.status >= 400) wrong.set(pathname, (wrong.get(pathname) ?? 0) + 1);
      return answer;
    });
    expect(careful).toEqual(Object.fromEntries([...personal, ...UNPREVENTED].map((name) => [name, 'holds'])));
  });

  it('recognises a server that treats an order sent twice as one (10.23)', async () => {
    const placed = new Map<string, Response>();
    const points = await walk(async (request) => {
      if (request.method !== 'POST' || !request.url.endsWith(endpoints.order)) return answerRequest(request);
      const key = await request.clone().text();
      const answer = placed.get(key) ?? (await answerRequest(request));
      placed.set(key, answer);
      return answer.clone();
    }, everything);
    expect(points.find((point) => nameOf(point) === 'order sent twice is stored once')?.verdict).toBe(
      'holds',
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
    const broken = points.find((point) => nameOf(point) === 'profile User._id');
    expect(broken).toMatchObject({ verdict: 'breaks', note: 'nobody is logged in' });
    expect(broken?.curl).toBe(
      `curl -i -X GET '${BASE}${endpoints.profile}' -H 'accept: application/json' -H "Authorization: Bearer $TOKEN" -H 'origin: ${ORIGIN}'`,
    );
    expect(JSON.stringify(points)).not.toMatch(/mock\.[0-9a-f]{8}|Golden-Hour/);
  });
});

it.each<[ApiCall, string]>([
  ['login', 'token'],
  ['products', 'Product.name'],
  ['profile', 'User._id'],
  ['orders', 'Order._id'],
])('reports a server whose %s has no %s', async (call, point) => {
  sandboxNamed().faults = [{ endpoint: call, fault: 'missing' }];
  const points = await walk(answerRequest, { account: everything.account });
  const broken = points.filter(({ verdict }) => verdict === 'breaks').map(nameOf);
  expect(broken).toContain(`${call} ${point}`);
});
