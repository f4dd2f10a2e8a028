import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOTE_DRAWINGS_FILE } from '#house/noteDrawings';
import { allPerfumeTexts } from '#house/perfumes/texts';

const symbols = [
  ...readFileSync(`public${NOTE_DRAWINGS_FILE}`, 'utf8').matchAll(/<symbol id="(\w+)".*<\/symbol>/g),
];
const notes = Object.values(allPerfumeTexts).flatMap((text) => Object.values(text.notes).flat());

it('the drawings are those of notes of the perfumes', () => {
  const used = notes.flatMap(({ drawing }) => drawing ?? []);
  expect(new Set(used)).toEqual(new Set(symbols.map(([, id]) => id)));
});
