import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/api/endpoints';
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

/**
 * An address of this machine that is not the server's: the one in its network, or without a network another
 * one of the loopback device, which Linux has.
 */
const OTHER_ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';

it('npm run dev is closed to the network, and forwards only its own calls to API_PROXY', async () => {
  const asked: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    asked.push(request);
    response.end('[]');
  });
  const { origin: address, close } = await listen(api);
  project.write('.env.local', `API_PROXY=${address}/base\n`);
  const shop = await start('dev');
  expect(shop.printed()).toContain(
    `API: ${address}/base, passed on by this server (API_PROXY in .env.local)`,
  );
  expect((await fetch(`${shop.origin}/__mock`)).status).toBe(200);
  const fromOutside = new URL('/__mock/help', shop.origin);
  fromOutside.hostname = OTHER_ADDRESS;
  await expect(fetch(fromOutside)).rejects.toThrow();

  const headers = { Accept: 'application/json', [TOKEN_HEADER]: 'Bearer x' };
  const answer = await fetch(`${shop.origin}/__api/products?page=2`, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, '[]']);
  const { url, headers: sent } = asked.at(-1) ?? {};
  expect([url, sent?.authorization]).toEqual(['/base/products?page=2', 'Bearer x']);

  const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const refused = await fetch(`${shop.origin}/__api/products`, { method: 'POST', headers: foreign });
  expect(refused.status).toBe(403);
  expect(asked).toHaveLength(1);
  await close();
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
    'src/house/house.ts',
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
