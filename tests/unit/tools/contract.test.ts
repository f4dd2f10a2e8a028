import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { answerRequest } from '#mocks/server';
import { resetSandbox, sandboxNamed } from '#mocks/store';
import type { Finding } from '../../../tools/contract/check';
import { checkApi } from '../../../tools/contract/contract';
import { loadContract } from '../../../tools/contract/openapi';

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

const run = (): Promise<readonly Finding[]> =>
  checkApi(
    contract,
    { base: 'http://localhost:8080/__mock/api', origin: 'http://localhost:5173', ask },
    { account: { email, password }, write: true },
  );

beforeEach(() => resetSandbox());

it('nothing breaks against the mock', async () => {
  const findings = await run();
  expect(findings.filter(({ verdict }) => verdict === 'breaks' || verdict === 'untried')).toEqual([]);
  expect(new Set(findings.map(({ call }) => call))).toHaveLength(Object.keys(endpoints).length);
});

it('names what breaks: a lost field, a refused call', async () => {
  sandboxNamed().faults = [
    { endpoint: 'profile', fault: 200, body: {} },
    { endpoint: 'cartClear', fault: 500, body: { message: 'No.' } },
  ];
  const broken = (await run()).filter(({ verdict }) => verdict === 'breaks');
  expect(broken).toContainEqual(
    expect.objectContaining({ call: 'profile', note: expect.stringContaining("'_id'") as string }),
  );
  expect(broken).toContainEqual(expect.objectContaining({ call: 'cartClear', note: 'status 500: No.' }));
});
