import { expect } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULES = '/etc/nginx/modules-enabled';

/** Whether nginx is installed on this machine. */
export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/**
 * Starts nginx with the emitted files; the owner's lines (listen, root, the API) get these values.
 * @param upstream the address of an API on the shop's own origin
 */
export async function startNginx(site: string, port: number, upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const at = (name: string): string => join(folder, name);
  cpSync(`${site}-hosts/nginx`, at('shop'), { recursive: true });
  const edit = (file: string, ...changes: [from: string, to: string][]): void => {
    const text = readFileSync(at(file), 'utf8');
    for (const [from] of changes) expect(text, file).toContain(from);
    writeFileSync(
      at(file),
      changes.reduce((result, [from, to]) => result.replaceAll(from, to), text),
    );
  };
  edit(
    'shop/server.conf',
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;\n', '\n'],
    ['root /srv/shop;', `root ${site};`],
    ['# include shop/api.conf;', 'include shop/api.conf;'],
  );
  edit('shop/api.conf', ['http://127.0.0.1:3000', upstream]);
  if (!existsSync(`${MODULES}/50-mod-http-brotli-static.conf`)) rmSync(at('shop/brotli.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr;`,
    ...(existsSync(MODULES) ? [`include ${MODULES}/*.conf;`] : []),
    'events {}',
    `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(' ')} include shop/server.conf; }`,
  ];
  writeFileSync(at('nginx.conf'), main.join('\n'));
  const child = spawn('nginx', ['-c', at('nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, close };
}
