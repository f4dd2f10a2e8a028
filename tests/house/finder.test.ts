import { describe, expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { keysOf } from '#lib/tables';
import { findScent, QUESTIONS, type Answers } from '#pages/catalogue/finder';
import { sentencesOf } from '#shop/search/wishSentences';

const [when, where, drawn] = QUESTIONS;
const all: Answers[] = when.answers.flatMap((a) =>
  where.answers.flatMap((b) => drawn.answers.map((c): Answers => [a, b, c])),
);

/** For each answer: what the perfume's page says of it. */
const SHOWN: Readonly<Record<string, { season?: string; time?: string; strength?: readonly number[] }>> = {
  day: { season: 'spring', time: 'day' },
  evening: { season: 'autumn', time: 'evening' },
  night: { season: 'winter', time: 'night' },
  close: { strength: [1, 2] },
  table: { strength: [2, 3, 4] },
  room: { strength: [4, 5] },
};

describe('Find your scent', () => {
  it('agrees with its answers, or says that it only comes nearest', () => {
    for (const answers of all) {
      const { hits, isExact } = findScent(answers);
      const told = hits.map(sentencesOf).join(' ');
      expect(told, answers.join()).not.toMatch(/Nothing in it|price/);
      if (!isExact) expect(hits, answers.join()).toHaveLength(1);
      for (const { perfume } of isExact ? hits : []) {
        const { seasons, timesOfDay, sillage, families } = perfumes[perfume].facets;
        const { season, time } = SHOWN[answers[0] ?? ''] ?? {};
        const family = answers[2] ?? '';
        expect(seasons, answers.join()).toContain(season);
        expect(timesOfDay, answers.join()).toContain(time);
        expect(SHOWN[answers[1] ?? '']?.strength, answers.join()).toContain(sillage);
        if (family === 'notSweet') expect(families, answers.join()).not.toContain('gourmand');
        else if (family !== 'unknown') expect(families, answers.join()).toContain(family);
      }
    }
  });

  it('tells a season only if the perfume agrees with the occasion, in words that do not contradict it', () => {
    for (const answers of all) {
      const [first] = findScent(answers).hits;
      if (!first) throw new Error('no perfume');
      const { seasons, timesOfDay } = perfumes[first.perfume].facets;
      const { season, time } = SHOWN[answers[0] ?? ''] ?? {};
      const agrees = seasons.some((one) => one === season) && timesOfDay.some((one) => one === time);
      expect(
        first.fits.some(({ is }) => is === 'season'),
        answers.join(),
      ).toBe(agrees);
      if (agrees && season === 'spring') expect(sentencesOf(first)).toMatch(/spring/i);
    }
  });

  it("says of 'Nothing sweet' that it was heeded, and only where it was", () => {
    for (const answers of all)
      for (const hit of findScent(answers).hits) {
        const isHeeded =
          answers[2] === 'notSweet' && !perfumes[hit.perfume].facets.families.includes('gourmand');
        expect(sentencesOf(hit).includes('It is not sweet.'), `${answers.join()}: ${hit.name}`).toBe(
          isHeeded,
        );
      }
  });

  it.each(keysOf(perfumes))('names %s first for at least 8 answers', (key) => {
    expect(all.filter((answers) => findScent(answers).hits[0]?.perfume === key).length).toBeGreaterThan(7);
  });
});
