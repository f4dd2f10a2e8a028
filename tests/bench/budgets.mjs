#!/usr/bin/env node
/**
 * Fails if the first load of a page exceeds its byte budget: `node tests/bench/budgets.mjs [dist]`. Counts the HTML,
 * the scripts that it preloads, and all fonts. Sizes are in bytes: with brotli compression (quality 11), and raw.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.resolve(process.argv[2] ?? 'dist');

/**
 * The maximum [brotli, raw] in bytes, for a build with every setting; without settings it is about 900 bytes
 * less.
 */
const BUDGETS = {
  'index.html': { html: [16_000, 90_000], js: [94_000, 360_000], fonts: 45_000 },
  'products.html': { html: [15_000, 90_000], js: [124_000, 440_000], fonts: 45_000 },
  'products/amber-nights.html': { html: [16_000, 90_000], js: [130_000, 460_000], fonts: 45_000 },
  'contact.html': { html: [14_000, 80_000], js: [98_000, 345_000], fonts: 45_000 },
  'login.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'register.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'forgot-password.html': { html: [14_000, 80_000], js: [127_000, 430_000], fonts: 45_000 },
  'privacy-policy.html': { html: [20_000, 110_000], js: [105_000, 370_000], fonts: 45_000 },
  '200.html': { html: [11_500, 60_000], js: [95_000, 330_000], fonts: 45_000 },
};

const measure = (file) => {
  const body = readFileSync(file);
  const packed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(body).length;
  return [packed, body.length];
};
const add = (sizes) => sizes.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
const inDist = (address) => path.join(dist, address);
const matches = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);

const assets = readdirSync(inDist('assets')).filter((file) => file.endsWith('.woff2'));
const fonts = assets.reduce((sum, font) => sum + statSync(inDist(path.join('assets', font))).size, 0);

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
if (exceeded > 0) {
  console.error(`${exceeded} byte budgets exceeded`);
  process.exit(1);
}
