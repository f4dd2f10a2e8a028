import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draws } from '#house/finder';

const symbols = [...readFileSync('public/notes.svg', 'utf8').matchAll(/<symbol id="(\w+)".*<\/symbol>/g)];

it('the file of drawings has those of the finder, and no other', () => {
  const used = Object.values(draws).map(({ drawing }) => drawing);
  expect(new Set(symbols.map(([, id]) => id))).toEqual(new Set(used));
});
