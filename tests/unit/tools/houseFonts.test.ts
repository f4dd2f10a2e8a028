import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The first house's own faces, for a house that has nothing but a name.
const first = 'src/house';
const house = mkdtempSync(path.join(tmpdir(), 'house-'));
const read = (folder: string, name: string): string => readFileSync(path.join(folder, name), 'utf8');
const fonts = Array.from(read(first, 'webFonts.css').matchAll(/url\('(.+?)'\)/g), ([, file = '']) => file);
const run = (...files: string[]) =>
  spawnSync(process.execPath, ['tools/artwork/houseFonts.mjs', ...files], {
    encoding: 'utf8',
    env: { ...process.env, HOUSE: house },
  });

beforeAll(() => {
  cpSync(path.join(first, 'house.ts'), path.join(house, 'house.ts'));
  expect(run(...fonts.map((file) => path.join(first, file)))).toMatchObject({ status: 0, stderr: '' });
}, 60_000);
afterAll(() => rmSync(house, { recursive: true }));

it.each(['fonts.css', 'webFonts.css'])('house:fonts writes %s: names, weights, metrics', (name) =>
  expect(read(house, name)).toBe(read(first, name)),
);

it.each(fonts)('house:fonts leaves out of %s what is not used', (file) => {
  expect(read(house, file).slice(0, 4)).toBe('wOF2');
  expect(statSync(path.join(house, file)).size).toBeLessThan(statSync(path.join(first, file)).size);
});

it('house:fonts draws the name as outlines, and says its width', () => {
  const css = read(house, 'wordmark.module.css');
  const [, brand] = /brand = '(.+)'/.exec(read(house, 'house.ts')) ?? [];
  const [, width, space] =
    /width: ([\d.]+).*wordmark: ([\d.]+)/s.exec(css.split('\n').reverse().join('\n')) ?? [];
  expect(css.match(/%3Cpath /g)).toHaveLength(brand?.length ?? 0);
  expect(Number(space)).toBeGreaterThanOrEqual(Number(width) + 0.4);
});

it.each([[[]], [['a', 'b', 'c']]])('house:fonts says how it is used to %j', (files) =>
  expect(run(...files)).toMatchObject({ status: 1, stderr: 'Use: npm run house:fonts -- DISPLAY [TEXT]\n' }),
);
