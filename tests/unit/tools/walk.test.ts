import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../../src/api/endpoints';
import { answerRequest } from '../../../src/mocks/server';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetSandbox, sandboxNamed } from '../../../src/mocks/sandboxes';
import { loadContract, type Contract } from '../../../tools/contract/contract';
import type { Point } from '../../../tools/contract/points';
import type { Target } from '../../../tools/contract/target';
import { walkApi } from '../../../tools/contract/walk';

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

  it('prints a shell command for each broken point, without secrets', async () => {
    sandboxNamed().faults = [{ endpoint: 'profile', fault: 'object' }];
    const points = await walk(answerRequest, everything);
    const broken = points.find((point) => nameOf(point) === 'profile User');
    expect(broken).toMatchObject({ verdict: 'breaks', note: expect.stringContaining('_id: ') as string });
    expect(broken?.curl).toBe(
      `curl -i -X GET '${BASE}${endpoints.profile}' -H 'accept: application/json' -H "${TOKEN_HEADER}: Bearer $TOKEN" -H 'origin: ${ORIGIN}'`,
    );
    expect(JSON.stringify(points)).not.toMatch(/mock\.[0-9a-f]{8}|Golden-Hour/);
  });
});
