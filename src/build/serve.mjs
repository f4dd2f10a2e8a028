#!/usr/bin/env node
/**
 * Serves the built shop on a real server, with the configuration that the build wrote.
 *
 *   npm run serve -- --port 4173 [--with nginx|caddy|preview] [--dir dist]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { copyForHttp, isInstalled, nginxHasBrotli, startCaddy, startNginx } from './hosts/realServers.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVERS = ['nginx', 'caddy', 'preview'];

function settings() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      with: { type: 'string' },
      dir: { type: 'string', default: 'dist' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port is '${values.port}', and must be a number from 1 to 65535.`);
  if (values.with !== undefined && !SERVERS.includes(values.with))
    throw new Error(`--with is '${values.with}', and must be one of ${SERVERS.join(', ')}.`);
  const site = path.resolve(ROOT, values.dir);
  if (!existsSync(path.join(site, 'index.html')))
    throw new Error(`There is no ${values.dir}/index.html: run npm run build first.`);
  return { port, site, wanted: values.with };
}

function choose(wanted) {
  if (wanted === undefined) return ['nginx', 'caddy'].find(isInstalled) ?? 'preview';
  if (wanted !== 'preview' && !isInstalled(wanted))
    throw new Error(`${wanted} is not installed. Install it, or leave --with ${wanted} out.`);
  return wanted;
}

async function startPreview({ site, port }) {
  const server = await preview({
    root: ROOT,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: site },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  const ended = new Promise((done) => server.httpServer.once('close', done));
  return { origin: `http://127.0.0.1:${port}`, ended, close: () => server.close() };
}

async function main() {
  const { port, site, wanted } = settings();
  const chosen = choose(wanted);
  const start = { nginx: startNginx, caddy: startCaddy, preview: startPreview }[chosen];
  const copy = copyForHttp(site);
  process.once('exit', copy.remove);
  const server = await start({ site: copy.site, port });
  // Register before printing the line: a program that reads it may send the signal at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
  const note =
    chosen === 'nginx' && !nginxHasBrotli() ? ', only gzip: its brotli module is not installed' : '';
  console.log(`${path.relative(ROOT, site)}/ on ${chosen}${note}: ${server.origin}/ (Ctrl-C ends it)`);
  await server.ended;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
