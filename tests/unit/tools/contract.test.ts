import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { answerRequest } from '../../../src/mocks/server';
import { resetSandbox, sandboxNamed } from '../../../src/mocks/store';
import type { Point } from '../../../tools/contract/check';
import { loadContract } from '../../../tools/contract/contract';
import { walkApi } from '../../../tools/contract/walk';

const { email, password } = DEMO_ACCOUNT;
const contract = await loadContract();

/** Vite's servers add these headers to the mock's answers. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,DELETE',
  'access-control-allow-headers': 'authorization,content-type',
};

async function ask(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const answer = await answerRequest(request);
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}

const walk = (): Promise<readonly Point[]> =>
  walkApi(
    contract,
    { base: 'http://localhost:8080/__mock/api', origin: 'http://localhost:5173', ask },
    { account: { email, password }, write: true },
  );

const named = (points: readonly Point[], verdict: Point['verdict']): string[] =>
  points.filter((one) => one.verdict === verdict).map(({ call, point }) => `${call} ${point}`);

beforeEach(() => resetSandbox());

it('everything holds against the mock, except for the variants that it has on purpose', async () => {
  const points = await walk();
  expect(points.filter(({ verdict }) => verdict === 'breaks' || verdict === 'untried')).toEqual([]);
  expect(new Set(points.map(({ call }) => call))).toHaveLength(Object.keys(endpoints).length);
  expect(named(points, 'tolerated')).toEqual(['products Product', 'profile User', 'orders Order']);
});

it('names what breaks: a lost field, a refused call, an answer that no page may read', async () => {
  sandboxNamed().faults = [
    { endpoint: 'profile', fault: 'object' },
    { endpoint: 'cartClear', fault: 500, message: 'No.' },
  ];
  const points = await walk();
  expect(named(points, 'breaks')).toEqual(expect.arrayContaining(['profile User', 'cartClear status']));
  const notes = points.map(({ point, note }) => `${point}: ${note}`);
  expect(notes).toContain('status: status 500: No.');
  expect(notes.join()).toMatch(/User: _id: /);
});
