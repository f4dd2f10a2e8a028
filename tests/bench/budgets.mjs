#!/usr/bin/env node
/**
 * Fails if the first load of a page exceeds its budget: `node tests/bench/budgets.mjs [dist]`. Counts the HTML, the
 * scripts that it preloads, and all fonts. Sizes are in bytes: with brotli compression (quality 11), and raw.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.resolve(process.argv[2] ?? 'dist');

/**
 * The maximum [brotli, raw] in bytes, for a build with every setting; without settings it is about 900 bytes
 * less.
 */
const NAMED = {
  'index.html': { html: [16_000, 90_000], js: [94_000, 360_000], fonts: 45_000 },
  'products.html': { html: [15_000, 90_000], js: [124_000, 440_000], fonts: 45_000 },
  'contact.html': { html: [14_000, 80_000], js: [98_000, 345_000], fonts: 45_000 },
  'login.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'register.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'forgot-password.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'privacy-policy.html': { html: [20_000, 110_000], js: [105_000, 370_000], fonts: 45_000 },
  '200.html': { html: [11_500, 60_000], js: [95_000, 330_000], fonts: 45_000 },
};

/** The budget of all other pages: the perfumes', whose addresses differ from house to house, and legal texts. */
const OTHER = { html: [20_000, 110_000], js: [130_000, 460_000], fonts: 45_000 };

const BUDGETS = {
  ...Object.fromEntries(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), OTHER]),
  ),
  ...NAMED,
};

/** The maximum number of scripts that a page loads at once, and that the build has. */
const SCRIPTS = { page: 8, build: 45 };

const measure = (file) => {
  const body = readFileSync(file);
  const packed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(body).length;
  return [packed, body.length];
};
const add = (sizes) => sizes.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
const inDist = (address) => path.join(dist, address);
const matches = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);

const assets = readdirSync(inDist('assets'));
const fonts = assets
  .filter((file) => file.endsWith('.woff2'))
  .reduce((sum, font) => sum + statSync(inDist(path.join('assets', font))).size, 0);

let exceeded = 0;
for (const [file, budget] of Object.entries(BUDGETS)) {
  const html = readFileSync(inDist(file), 'utf8');
  const scripts = matches(html, /rel="modulepreload" href="([^"]+)"/g);
  const found = {
    html: measure(inDist(file)),
    js: add(scripts.map((script) => measure(inDist(script)))),
    fonts,
  };
  for (const [kind, limit] of Object.entries(budget)) {
    const [size, raw] = [found[kind]].flat();
    const [most, mostRaw] = [limit].flat();
    const over = size > most || (mostRaw !== undefined && raw > mostRaw);
    if (over) exceeded += 1;
    const rawText =
      raw === undefined ? '' : `, raw ${(raw / 1000).toFixed(1)} of ${(mostRaw / 1000).toFixed(0)} kB`;
    console.log(
      `${over ? 'OVER' : 'ok  '} ${file} ${kind} ${(size / 1000).toFixed(1)} of ${(most / 1000).toFixed(0)} kB${rawText}`,
    );
  }
}

const shell = readFileSync(inDist('200.html'), 'utf8');
const preloaded = (html) => matches(html, /rel="modulepreload" href="([^"]+)"/g).length;
const shellPages = JSON.parse(matches(shell, /data-pages="([^"]+)"/g)[0].replaceAll('&#34;', '"'));
const counts = {
  'the build': assets.filter((file) => file.endsWith('.js')).length,
  ...Object.fromEntries(
    Object.keys(BUDGETS).map((file) => [file, preloaded(readFileSync(inDist(file), 'utf8'))]),
  ),
  ...Object.fromEntries(
    Object.entries(shellPages).map(([page, { files }]) => [
      page,
      preloaded(shell) + files.filter((file) => file.endsWith('.js')).length,
    ]),
  ),
};
for (const [what, count] of Object.entries(counts)) {
  const most = what === 'the build' ? SCRIPTS.build : SCRIPTS.page;
  if (count > most) exceeded += 1;
  console.log(`${count > most ? 'OVER' : 'ok  '} ${what} ${count} of ${most} scripts`);
}
if (exceeded > 0) {
  console.error(`${exceeded} budgets exceeded`);
  process.exit(1);
}
