import { families } from '#house/families';
import { perfumes } from '#house/perfumes';
import { describe, expect, it } from 'vitest';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { keysOf } from '../../src/lib/tables';
import { glanceOf } from '../../src/model/glance';
import { scentHits } from '../../src/model/scentSearch';
import { placeOf, unfolding } from '../../src/model/unfolding';

describe.each(keysOf(perfumes))('the facets of %s', (key) => {
  const { notes, hours, seasons, lasts, sillage } = perfumes[key].facets;
  const { top, heart, base } = allPerfumeTexts[key].notes;

  it('contain exactly the families of its notes, and each value once (9.20)', () => {
    const families = [...top, ...heart, ...base].map(({ family }) => family);
    expect([...notes].sort()).toEqual([...new Set(families)].sort());
    for (const list of [notes, hours, seasons]) expect(new Set(list).size).toBe(list.length);
  });

  // The glance and the comparison show each value, and the search finds the perfume by it.
  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['leading family', notes.slice(0, 1), notes.slice(0, 1).map((family) => [families[family]])],
    ['time of day', glanceOf(key, allPerfumeTexts[key]).hours, hours.map((hour) => [hour])],
    [
      'season',
      glanceOf(key, allPerfumeTexts[key]).seasons,
      seasons.map((season, index) => (index === 0 ? [season] : [])),
    ],
    ['strength', [String(sillage)], [sillage === 1 ? ['quiet'] : sillage > 3 ? ['strong'] : []]],
    ['lasting', [String(lasts)], [lasts >= 8 ? ['long lasting'] : []]],
  ])('show its %s at a glance, and its search words find it (9.20, 13.16)', (_facet, shown, words) => {
    expect(shown).toHaveLength(words.length);
    for (const word of words.flat()) {
      expect(
        scentHits(word).map(({ perfume }) => perfume),
        word,
      ).toContain(key);
    }
  });

  it('let the notes unfold in the order of the pyramid, within the hours (9.21)', () => {
    const { hours: all, tiers } = unfolding(key, allPerfumeTexts[key].notes);
    const notesInOrder = [...tiers.top, ...tiers.heart, ...tiers.base];
    expect(notesInOrder.map(({ note }) => note)).toEqual([...top, ...heart, ...base]);
    const peaks = notesInOrder.map(({ peak }) => peak);
    expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
    for (const { from, peak, to } of notesInOrder) {
      expect([0 <= from, from < peak, peak < to, to <= all]).not.toContain(false);
    }
    expect([placeOf(0, all), placeOf(all, all)]).toEqual([0, 1]);
  });
});
