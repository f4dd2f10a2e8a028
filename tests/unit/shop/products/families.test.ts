import { describe, expect, it } from 'vitest';
import { familiesByName } from '#house/familyWords';
import { perfumes } from '#house/perfumes';
import { millilitres } from '#house/sizes';
import { keysOf } from '#lib/tables';
import { countFamilies, familiesOf, filterByFamilies } from '#shop/products/families';
import { family as a, secondFamily as b, thirdFamily as c } from '../../../helpers/house';

const product = (description: string, name = 'Something else') => ({ name, description });
const familiesIn = (description: string) => [...familiesOf(product(description))];

describe('the families of a product', () => {
  it.each([
    [`A thread of ${a.word} over ${b.word}.`, [a.key, b.key]],
    [`${a.word}, ${a.word}s and ${a.word}.`, [a.key]],
    [`${a.word.toUpperCase()} without ${b.word}, ${c.word} and no ${b.word}.`, [a.key, c.key]],
    [`Not ${a.word} but ${b.word}.`, [b.key]],
    ['A ripe day.', []],
    ['constructor toString __proto__', []],
    ['😀', []],
    ['', []],
  ])('by the words of %j are %j', (description, expected) =>
    expect(familiesIn(description)).toEqual(expected),
  );

  it('are the facets of a perfume with a page, in every size, whatever its description says', () => {
    for (const key of keysOf(perfumes))
      for (const size of ['', ...Object.keys(millilitres).map((one) => ` ${one}`)])
        expect([...familiesOf(product(`${a.word} and ${b.word}.`, perfumes[key].name + size))]).toEqual(
          perfumes[key].facets.families,
        );
  });

  it('are the ones of the owner’s table, if it has the product', () => {
    for (const [name, stated] of Object.entries(familiesByName))
      expect([...familiesOf(product(`${a.word} and ${b.word}.`, name.toUpperCase()))]).toEqual(stated);
  });
});

describe('filtering by family', () => {
  const [one, other, both] = [a.word, b.word, `${b.word}, ${a.word}`].map((text) => product(text));
  const all = [one, other, both, product('Air.')].flatMap((row) => row ?? []);

  it('keeps the products of any of them, and all without one', () => {
    expect(filterByFamilies(all, [a.key])).toEqual([one, both]);
    expect(filterByFamilies(all, [a.key, b.key])).toEqual([one, other, both]);
    expect(filterByFamilies(all, [])).toEqual(all);
  });

  it('counts the products of each', () => {
    const counts = countFamilies(all);
    expect([counts.get(a.key), counts.get(b.key), counts.get(c.key)]).toEqual([2, 2, undefined]);
  });
});
