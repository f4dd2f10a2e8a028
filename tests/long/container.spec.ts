import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isInstalled } from '../../src/build/hosts/realServers.mjs';
import { endpoints } from '../../src/api/endpoints';
import { listen } from '../../src/build/nodeHttp';
import { paths } from '../../src/config/paths';
import { expect, test } from '@playwright/test';
import { anyFreePort } from '../helpers/freePort';

/**
 * Tests the container without a container engine: carries out the COPY lines of the Dockerfile, then runs the
 * image's entry script and nginx as its user, at the container's own paths, in a read-only root.
 */

// The tests share one image and one port.
test.describe.configure({ mode: 'default' });

const SITE = process.env.E2E_FOLDER ?? '';
const USER = '101';
const CALLS = [`${endpoints.products}?page=2`, endpoints.cartAdd];

/** The image's nginx.conf, as its Dockerfile makes it. */
const NGINX_CONF = `worker_processes 1;
error_log stderr;
pid /tmp/nginx.pid;
events {}
http {
  proxy_temp_path /tmp/proxy_temp;
  client_body_temp_path /tmp/client_temp;
  fastcgi_temp_path /tmp/fastcgi_temp;
  uwsgi_temp_path /tmp/uwsgi_temp;
  scgi_temp_path /tmp/scgi_temp;
  access_log off;
  include /etc/nginx/conf.d/*.conf;
}
`;

const MOUNTS = `mount --bind "$IMAGE" /mnt
mount --bind /mnt/etc/nginx /etc/nginx
mount --bind /mnt/srv /srv
mount -t tmpfs -o mode=1777 tmpfs /tmp
mount -o remount,ro,bind / && mount -o remount,ro,bind /etc/nginx && mount -o remount,ro,bind /srv
if touch /etc/nginx/written /written 2>/dev/null; then exit 1; fi
exec setpriv --reuid=${USER} --regid=${USER} --clear-groups --no-new-privs --bounding-set=-all \\
  sh -e -c '/mnt/docker-entrypoint.d/40-api-upstream.sh; exec nginx -e stderr -g "daemon off;"'
`;

/** Carries out the Dockerfile's COPY lines. @returns the folder that is the container's root */
function makeImage(port: number): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-image-'));
  chmodSync(root, 0o755);
  const dockerfile = readFileSync(`${SITE}-hosts/docker/Dockerfile`, 'utf8');
  for (const [, options = '', words = ''] of dockerfile.matchAll(/^COPY (--chmod=555 )?(.*)$/gm)) {
    const [target = '', ...sources] = words.split(' ').reverse();
    for (const source of sources) {
      const from = source.replace(/^dist(?=-hosts|$)/, SITE);
      const to = join(root, target.endsWith('/') ? target + basename(from) : target);
      cpSync(from, to, { recursive: true });
      if (options !== '') chmodSync(to, 0o555);
    }
  }
  writeFileSync(join(root, 'etc/nginx/nginx.conf'), NGINX_CONF);
  const server = join(root, 'etc/nginx/conf.d/default.conf');
  const text = readFileSync(server, 'utf8');
  expect(text).toContain('listen 8080;');
  writeFileSync(server, text.replace('listen 8080;', `listen 127.0.0.1:${String(port)};`));
  return root;
}

/** Whether this machine supports mounts for a single process. */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

let root = '';
let port = 0;
test.beforeAll(async () => {
  port = await anyFreePort();
  root = makeImage(port);
});
test.afterAll(() => rmSync(root, { recursive: true }));

/** Starts the container and waits until it answers or has ended. */
async function start(upstream?: string) {
  const origin = `http://127.0.0.1:${String(port)}`;
  const env = {
    PATH: process.env.PATH,
    IMAGE: root,
    ...(upstream !== undefined && { API_UPSTREAM: upstream }),
  };
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-e', '-c', MOUNTS], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = () =>
    fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => child.stdout.closed && child.stderr.closed,
    );
  await expect.poll(answers, { timeout: 15_000 }).toBe(true);
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { origin, said: () => said, stop };
}

if (isInstalled('nginx') && canMount) {
  test('the container serves pages, and forwards calls to API_UPSTREAM', { tag: '@desktop' }, async () => {
    const asked: unknown[] = [];
    const api = createServer(({ url, headers }, response) => {
      asked.push([url, headers.host, headers['x-real-ip']]);
      response.end('{}');
    });
    const { origin: upstream, close } = await listen(api);
    const { origin, stop } = await start(`${upstream}/shop/`);
    try {
      const page = await fetch(origin + paths.products, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      for (const path of CALLS) {
        const call = await fetch(origin + path, { headers: { Accept: 'application/json' } });
        expect([await call.text(), call.headers.get('cache-control')]).toEqual(['{}', 'no-store']);
      }
      expect(asked).toEqual(CALLS.map((path) => [`/shop${path}`, new URL(upstream).host, '127.0.0.1']));
    } finally {
      await stop();
      await close();
    }
  });

  test(
    'the container starts without API_UPSTREAM and reports that; it does not start with an invalid one',
    { tag: '@desktop' },
    async () => {
      const alone = await start();
      await expect.poll(alone.said).toContain('API_UPSTREAM is not set');
      const answer = await fetch(alone.origin + paths.products, { headers: { Accept: 'application/json' } });
      expect(answer.headers.get('content-type')).toContain('text/html');
      await alone.stop();
      for (const bad of [
        'api.example.com',
        'https://api.example.com/?a=1',
        'http://a; } server {',
        'http://a\nhttp://b',
      ]) {
        const refused = await start(bad);
        expect(refused.said(), bad).toContain(
          `API_UPSTREAM must be an http(s) address, without '?' and '#': ${bad}`,
        );
      }
    },
  );
}
