import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/routes';
import * as constants from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { legalTargets, perfumeTargets } from '../../src/model/searchTargets';

/**
 * Only the tables of docs/behaviour.md write out addresses and numbers. Other tests take them from the shop's
 * own tables.
 */
const chapters = readFileSync('docs/behaviour.md', 'utf8').split(/^## /m);

/** Returns the cells of each row of a chapter's table. */
function tableOf(chapter: string): string[][] {
  const lines = chapters.find((text) => text.startsWith(chapter))?.match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

it('the addresses and who may visit them match the table (2.1, 2.9)', () => {
  const access: Readonly<Record<string, string>> = {
    everybody: 'open',
    customers: 'customer',
    'guests; customers are sent Home': 'guest',
    'everybody, during a recovery (6.8)': 'open',
  };
  const written = tableOf('2. Addresses and access').map(([, path, , who = '']) => [path, access[who]]);
  expect(routes.map((route) => [route.path, route.access])).toEqual(written);
  expect(Object.values(paths)).toEqual(written.map(([path]) => path));
});

it('the addresses of perfumes and legal pages show what the table says (2.1)', () => {
  const nameOf = new Map(tableOf('2. Addresses and access').map(([, path = '', name]) => [path, name]));
  for (const { path, name } of perfumeTargets) expect(nameOf.get(path), path).toBe(name);
  for (const { path } of legalTargets) expect(nameOf.get(path), path).toBe('legal text');
});

const MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, seconds: 1000, minutes: 60_000 };

/** Reads a number, times in milliseconds: '10,000', '300 ms', '1.5 s', '5 minutes'. */
function numberOf(text: string): number {
  const [, digits = '', unit = ''] = /^([\d.,]+)(?: (\w+))?$/.exec(text) ?? [];
  const factor = unit === '' ? 1 : MS[unit];
  if (digits === '' || factor === undefined) throw new Error(`a number with an unknown unit: ${text}`);
  return Number(digits.replaceAll(',', '')) * factor;
}

it('the constants have the numbers of the table (6.13, 6.15, 6.21, 7.4, 7.9, 8.3, 11.9, 13.3, 14.6, 14.12, 16.2)', () => {
  const shop: Readonly<Record<string, unknown>> = constants;
  const named = tableOf('20. Numbers').filter(([, , , , name]) => name);
  expect(named.length).toBeGreaterThan(20);
  for (const [, numbers = '', , , names = ''] of named) {
    const values = names.split(', ').map((name) => shop[name]);
    expect(values, names).toEqual(numbers.split(', ').map(numberOf));
  }
});

it('the rules state the times of the table', () => {
  const ruleOf = (number: string) => chapters.join('').split(`**${number}** `)[1]?.split('\n')[0] ?? '';
  const times = tableOf('20. Numbers').filter(([, number = '']) => /[a-z]/.test(number));
  expect(times.length).toBeGreaterThan(5);
  for (const [, number = '', , rules = ''] of times) {
    for (const rule of rules.split(', ')) {
      const said = ruleOf(rule)
        .replace('half a second', '0.5 s')
        .match(/[\d.,]+ (?:ms|s|seconds|minutes)\b/g);
      expect(said?.map(numberOf), rule).toContain(numberOf(number));
    }
  }
});
