import { describe, expect, it } from 'vitest';
import { familyNames } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { keysOf } from '#lib/tables';
import { curvePath } from '#pages/product/NotesTimeline';
import { answerTo } from '#shop/search/wish/index';

/** Each facet of a perfume with what the glance shows of it and, for each value, the words that find the perfume. */
function facetsOf(key: PerfumeKey): [string, readonly string[], readonly (readonly string[])[]][] {
  const { families, timesOfDay, seasons, lastsHours, sillage } = perfumes[key].facets;
  return [
    ['leading family', families.slice(0, 1), families.slice(0, 1).map((family) => [familyNames[family]])],
    ['time of day', timesOfDay, timesOfDay.map((time) => [time])],
    ['season', seasons, seasons.map((season, index) => (index === 0 ? [season] : []))],
    ['strength', [String(sillage)], [sillage === 1 ? ['quiet'] : sillage > 3 ? ['strong'] : []]],
    ['lasting', [String(lastsHours)], [lastsHours >= 8 ? ['long lasting'] : []]],
  ];
}

/** The search lists at most three perfumes. */
const MAX_HITS = 3;

/** How many perfumes a word should find. */
const perfumesWith = (word: string): number =>
  keysOf(perfumes).filter((key) => facetsOf(key).some(([, , words]) => words.flat().includes(word))).length;

describe.each(keysOf(perfumes))('the facets of %s', (key) => {
  const { families, timesOfDay, seasons } = perfumes[key].facets;
  const { top, heart, base } = allPerfumeTexts[key].notes;

  it('contain exactly the families of its notes, and each value once', () => {
    const ofNotes = [...top, ...heart, ...base].map(({ family }) => family);
    expect([...families].sort()).toEqual([...new Set(ofNotes)].sort());
    for (const list of [families, timesOfDay, seasons]) expect(new Set(list).size).toBe(list.length);
  });

  // The glance shows each value, and the search finds the perfume by it.
  it.each(facetsOf(key))('show its %s at a glance, and its search words find it', (_facet, shown, words) => {
    expect(shown).toHaveLength(words.length);
    for (const word of words.flat().filter((one) => perfumesWith(one) <= MAX_HITS)) {
      expect(
        answerTo(word).hits.map(({ perfume }) => perfume),
        word,
      ).toContain(key);
    }
  });

  it('let the notes unfold in the order of the pyramid, within the hours', () => {
    const all = perfumes[key].facets.lastsHours;
    const curves = [...top, ...heart, ...base].map(({ curve }) => curve);
    const peaks = curves.map(([, peak]) => peak);
    expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
    for (const [from, peak, to, height] of curves)
      expect([0 <= from, from < peak, peak < to, to <= all, 0.3 <= height, height <= 1]).not.toContain(false);
    expect(Math.max(...curves.map(([, , to]) => to)), 'it lasts as long as it says').toBe(all);
  });
});

it('no two notes of the house have the same curve', () => {
  const paths = keysOf(perfumes).flatMap((key) =>
    Object.values(allPerfumeTexts[key].notes)
      .flat()
      .map(({ curve }) => curvePath(curve, perfumes[key].facets.lastsHours)),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
