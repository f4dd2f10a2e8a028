import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { listen } from '../../src/build/nodeHttp';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { copyProject, type ProjectCopy, type RunningServer } from '../helpers/projectCopy';

const ACCOUNT = { name: 'Ada', email: 'ada@example.com', password: 'Quiet-Water-3' };

let project: ProjectCopy;
let server: RunningServer | undefined;

beforeEach(() => {
  project = copyProject();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  project.remove();
});

const start = async (script: string): Promise<RunningServer> => (server = await project.start(script));

const post = (shop: RunningServer, call: 'login' | 'register', body: object): Promise<Response> =>
  fetch(shop.origin + MOCK_API_PATH + endpoints[call], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** An address at which others in the network reach this machine, if there is one. */
const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/**
 * Whether a server answers at another address than its own: the one that others reach this machine at, or in
 * a machine without a network another address of the loopback device, which Linux has.
 */
async function isOpen({ origin }: RunningServer): Promise<boolean> {
  const address = new URL(origin);
  address.hostname = lanAddress ?? '127.0.0.2';
  try {
    await fetch(new URL('/__mock/help', address));
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['dev', false],
  ['dev:lan', true],
])('npm run %s is open to the network: %s', async (script, open) => {
  const shop = await start(script);
  expect(shop.printed()).toContain('Demo account: demo@aurevane.example');
  expect(shop.printed().includes('Open to your network')).toBe(open && lanAddress !== undefined);
  expect((await fetch(`${shop.origin}/__mock`)).status).toBe(200);
  expect(await isOpen(shop)).toBe(open);
});

it("edits of the mock, texts, constants and settings keep the mock's state", async () => {
  mkdirSync(path.join(project.folder, 'dist-e2e'));
  project.write('dist-e2e/index.html', 'a build');
  const shop = await start('dev');
  expect((await post(shop, 'register', ACCOUNT)).status).toBe(201);
  // The server may have closed a kept-alive connection, so retry.
  const logsIn = (): Promise<boolean> =>
    vi.waitFor(async () => (await post(shop, 'login', ACCOUNT)).ok, { timeout: 10_000 });

  project.append('src/mocks/routes/account.ts', '// edited\n');
  await shop.says('mock reloaded, state kept');
  expect(await logsIn()).toBe(true);

  for (const file of [
    'src/i18n/perfumeTaglines.ts',
    'src/i18n/brand.ts',
    'src/config/paths.ts',
    'src/build/firstScreens.ts',
  ])
    project.append(file, '// edited\n');
  project.append('src/config/constants.ts', '// edited\n');
  await shop.says('mock reloaded, state kept', 2);
  expect(await logsIn()).toBe(true);
  expect(shop.printed()).not.toContain('restart');

  project.write('.env.local', 'VITE_SITE_URL=https://www.shop.test\n');
  await shop.says('server restarted');

  // Restarts again while the mock is loading after the first restart.
  const login = post(shop, 'login', ACCOUNT).catch(() => undefined);
  project.append('.env.local', '# edited\n');
  await shop.says('server restarted', 2);
  await login;
  expect(await logsIn()).toBe(true);
  expect(shop.printed()).not.toContain('Error');

  project.append('dist-e2e/index.html', 'again');
  project.append('index.html', '<!-- edited -->\n');
  await shop.says('page reload index.html');
  expect(shop.printed()).not.toContain('page reload dist');
});

describe.each(['dev', 'preview'])('npm run %s with another server', (script) => {
  const asked: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    asked.push(request);
    response.end('[]');
  });
  let address = '';
  beforeAll(async () => {
    const { origin, close } = await listen(api);
    address = origin;
    return close;
  });
  beforeEach(() => {
    mkdirSync(path.join(project.folder, 'dist-preview'));
    project.write('dist-preview/index.html', 'a shop');
  });

  it('forwards calls to API_PROXY without CORS, and no calls of another website', async () => {
    project.write('.env.local', `API_PROXY=${address}/base\n`);
    const shop = await start(script);
    expect(shop.printed()).toContain(
      `API: ${address}/base, passed on by this server (API_PROXY in .env.local)`,
    );
    const headers = { Accept: 'application/json', Authorization: 'Bearer x' };
    const answer = await fetch(`${shop.origin}/__api/products?page=2`, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, '[]']);
    const { url, headers: sent } = asked.at(-1) ?? {};
    expect([url, sent?.authorization, sent?.host]).toEqual([
      '/base/products?page=2',
      'Bearer x',
      new URL(address).host,
    ]);

    const count = asked.length;
    for (const [method, foreign] of [
      ['POST', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
      ['POST', { origin: 'null' }],
      ['GET', { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      const refused = await fetch(`${shop.origin}/__api/products`, { method, headers: foreign });
      expect([refused.status, await refused.text()], JSON.stringify(foreign)).toEqual([
        403,
        '{"message":"Calls of other websites are not passed on."}',
      ]);
    }
    // Not under the prefix.
    await fetch(`${shop.origin}/__apis/products`, { headers });
    expect(asked).toHaveLength(count);
    for (const origin of [shop.origin, 'http://localhost:9999']) {
      const own = await fetch(`${shop.origin}/__api/products`, { method: 'POST', headers: { origin } });
      expect(own.status, origin).toBe(200);
    }
  });
});
