import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Plain JavaScript, so that `npm run serve` can start it without a build. */

const HOST = '127.0.0.1';
const START_LIMIT_MS = 15_000;
const PAUSE_MS = 50;
const NGINX_MODULES = '/etc/nginx/modules-enabled';

export function isInstalled(program) {
  const answer = spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' });
  return answer.error === undefined && answer.status === 0;
}

/** Whether the installed nginx can serve the brotli files. */
export function nginxHasBrotli() {
  return existsSync(join(NGINX_MODULES, '50-mod-http-brotli-static.conf'));
}

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

async function start(command, args, { port, folder, env = process.env }) {
  if (await answers(port)) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`port ${port} is taken`);
  }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (said = (said + String(part)).slice(-10_000)));
  }
  const ended = new Promise((done) => child.once('exit', done));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`${command} did not start:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return { origin: `http://${HOST}:${port}`, ended, close };
}

const PACKERS = { br: brotliCompressSync, gz: gzipSync };

/**
 * Copies a built site and its hosts' files, adapted for plain http: WebKit applies the policy on this machine
 * too, and would request every file over https.
 * @returns the copied site, and a function that removes it
 */
export function copyForHttp(site) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-site-'));
  // A server may run as another user.
  chmodSync(folder, 0o755);
  const copy = join(folder, 'dist');
  cpSync(site, copy, { recursive: true });
  if (existsSync(`${site}-hosts`)) cpSync(`${site}-hosts`, `${copy}-hosts`, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/(?:\.html|\.conf|_headers|Caddyfile)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8').replace('; upgrade-insecure-requests', '');
    writeFileSync(file, text);
    for (const [ending, pack] of Object.entries(PACKERS)) {
      if (existsSync(`${file}.${ending}`)) writeFileSync(`${file}.${ending}`, pack(text));
    }
  }
  return { site: copy, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts nginx with the emitted files; the owner's lines (listen, root) get this folder and port. */
export async function startNginx({ site, port, hosts = `${resolve(site)}-hosts` }) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const at = (name) => join(folder, name);
  cpSync(join(hosts, 'nginx'), at('shop'), { recursive: true });
  if (!nginxHasBrotli()) rmSync(at('shop/brotli.conf'));
  const server = readFileSync(at('shop/server.conf'), 'utf8')
    .replace('listen 80;', `listen ${HOST}:${port};`)
    .replace('listen [::]:80;\n', '\n')
    .replace('root /srv/shop;', `root ${resolve(site)};`);
  writeFileSync(at('shop/server.conf'), server);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr;`,
    ...(existsSync(NGINX_MODULES) ? [`include ${NGINX_MODULES}/*.conf;`] : []),
    'events {}',
    `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(' ')} include shop/server.conf; }`,
  ];
  writeFileSync(at('nginx.conf'), main.join('\n'));
  return start('nginx', ['-c', at('nginx.conf'), '-e', 'stderr'], { port, folder });
}

/** Starts Caddy with the emitted Caddyfile, which reads address and folder from the environment. */
export async function startCaddy({ site, port, hosts = `${resolve(site)}-hosts` }) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-caddy-'));
  const config = join(folder, 'Caddyfile');
  const emitted = join(folder, 'shop');
  cpSync(join(hosts, 'caddy'), emitted, { recursive: true });
  const options = `admin off\n\tauto_https off\n\tdefault_bind ${HOST}\n\tlog {\n\t\tlevel ERROR\n\t}`;
  writeFileSync(config, `{\n\t${options}\n}\nimport ${join(emitted, 'Caddyfile')}\n`);
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SHOP_ADDRESS: `:${port}`,
    SHOP_ROOT: resolve(site),
  };
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { port, folder, env });
}
