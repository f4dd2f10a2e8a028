import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyFreePort, freePort } from '../helpers/freePort';
import { startServe } from '../helpers/serveCommand';

let site = '';
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(site, 'index.html'), 'the shop');
});
afterAll(() => rmSync(site, { recursive: true }));

it.each(['nginx', 'caddy'])('prints in one line that %s is not installed', async (server) => {
  const command = startServe(['--with', server, '--dir', site], { PATH: site });
  await expect(command.serves).rejects.toThrow(
    new Error(`${server} is not installed. Install it, or leave --with ${server} out.`),
  );
  expect(await command.ended).toBe(1);
});

it('uses the preview host if neither is installed, prints that and the address, and ends with Ctrl-C', async () => {
  const port = await anyFreePort();
  const command = startServe(['--port', String(port), '--dir', site], { PATH: site });
  const origin = `http://127.0.0.1:${String(port)}`;
  expect(await command.serves).toMatch(new RegExp(`on preview: ${origin}/ \\(Ctrl-C ends it\\)$`));
  expect(await (await fetch(origin)).text()).toBe('the shop');
  command.interrupt();
  expect(await command.ended).toBe(0);
  expect(await freePort(port)).toBe(port);
});
