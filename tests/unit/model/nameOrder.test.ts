import { describe, expect, it } from 'vitest';
import { nameRanks, noteNames } from '../../../src/model/nameOrder';

const named = (names: readonly string[]) => names.map((name) => ({ name }));

describe('the order of names (8.4)', () => {
  it('is the one of the language, in whatever order the names have come', () => {
    const words = ['amber', 'Élan', 'elan', 'No. 2', 'no. 10', 'Oud', 'Ölung', 'zest', 'Zest', '10', '9'];
    const pages = [words.slice(6), words.slice(0, 3), words.slice(3, 6), words];
    pages.forEach((page) => noteNames(named(page)));
    const rankOf = nameRanks(named(words));
    const language = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    for (const a of words) {
      for (const b of words) {
        expect(Math.sign(rankOf(a) - rankOf(b)), `${a} and ${b}`).toBe(Math.sign(language.compare(a, b)));
      }
    }
  });
});
