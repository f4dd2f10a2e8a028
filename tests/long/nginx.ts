import { expect } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULES = '/etc/nginx/modules-enabled';

/** Whether nginx is installed on this machine. */
export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

type Changes = readonly (readonly [from: string, to: string])[];

/** Where an API on the shop's own origin is: its address, the path in it, and the name server that knows its name. */
interface Api {
  upstream: string;
  path?: string;
  resolver?: string;
}

/** A folder for nginx, with the emitted files in `shop`. */
function nginxFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const at = (name: string): string => join(folder, name);
  const edit = (file: string, ...changes: Changes): void => {
    const text = readFileSync(at(file), 'utf8');
    for (const [from] of changes) expect(text, file).toContain(from);
    writeFileSync(
      at(file),
      changes.reduce((result, [from, to]) => result.replaceAll(from, to), text),
    );
  };
  return { at, edit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs nginx in a folder, and waits until it answers. */
async function run({ at, remove }: ReturnType<typeof nginxFolder>, port: number) {
  if (!existsSync(`${MODULES}/50-mod-http-brotli-static.conf`))
    rmSync(at('shop/brotli.conf'), { force: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr crit;`,
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
    remove();
  };
  return { origin, close };
}

/** Starts nginx with the emitted files; the owner's lines (listen, root, the API) get these values. */
export function startNginx(site: string, port: number, { upstream, path = '', resolver }: Api) {
  const folder = nginxFolder();
  const { at, edit } = folder;
  cpSync(`${site}-hosts/nginx`, at('shop'), { recursive: true });
  edit(
    'shop/server.conf',
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;\n', '\n'],
    ['root /srv/shop;', `root ${site};`],
    ['# include shop/api.conf;', 'include shop/api.conf;'],
  );
  edit(
    'shop/api.conf',
    ['http://127.0.0.1:3000', upstream],
    ['$shop_api_path "";', `$shop_api_path "${path}";`],
    ['resolver 127.0.0.53;', `resolver ${resolver ?? '127.0.0.53'};`],
  );
  return run(folder, port);
}

/** The name servers of the container's system. */
const SYSTEM = 'nameserver 192.0.2.53\nnameserver 2001:db8::53\n';

/**
 * Starts nginx as the container does: with the container's files, and after its script has read these settings.
 * @param resolver takes the place of the system's name servers
 */
export function startContainer(
  site: string,
  port: number,
  settings: Record<string, string>,
  resolver = '127.0.0.53',
) {
  const folder = nginxFolder();
  const { at, edit } = folder;
  mkdirSync(at('shop'));
  for (const file of [
    'nginx/site.conf',
    'nginx/headers.conf',
    'docker/api.conf.template',
    'docker/server.conf',
  ])
    cpSync(`${site}-hosts/${file}`, at(`shop/${file.replace(/.*\//, '')}`));
  cpSync(`${site}-hosts/docker/40-settings.sh`, at('settings.sh'));
  writeFileSync(at('resolv.conf'), SYSTEM);
  edit(
    'settings.sh',
    ['/tmp/shop', at('run')],
    ['/etc/nginx/shop', at('shop')],
    ['/etc/resolv.conf', at('resolv.conf')],
  );
  edit(
    'shop/server.conf',
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/shop;', `root ${site};`],
    ['/tmp/shop/', `${at('run')}/`],
  );
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stderr } = spawnSync('sh', [at('settings.sh')], { env });
  if (status !== 0) {
    folder.remove();
    throw new Error(String(stderr));
  }
  if (settings.API_UPSTREAM)
    edit('run/api.conf', ['resolver 192.0.2.53 [2001:db8::53] ;', `resolver ${resolver};`]);
  return run(folder, port);
}
