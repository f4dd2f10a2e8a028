import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOTE_DRAWINGS_FILE } from '../../../src/config/noteDrawings';
import { perfumeTexts } from '../../../src/i18n/perfumes';

const MAX_BYTES = 2000;

const symbols = [
  ...readFileSync(`public${NOTE_DRAWINGS_FILE}`, 'utf8').matchAll(/<symbol id="(\w+)".*<\/symbol>/g),
];
const notes = Object.values(perfumeTexts).flatMap((text) => Object.values(text.notes).flat());

it('draws twelve notes, each of them one that the perfumes have (9.21)', () => {
  const used = notes.flatMap(({ drawing }) => drawing ?? []);
  expect(symbols).toHaveLength(12);
  expect(new Set(used)).toEqual(new Set(symbols.map(([, id]) => id)));
});

it.each(symbols.map(([symbol, id]) => [id, symbol]))('draws %s in less than 2 kB', (_, symbol) => {
  expect(Buffer.byteLength(symbol)).toBeLessThan(MAX_BYTES);
});
