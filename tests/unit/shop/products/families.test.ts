import { describe, expect, it } from 'vitest';
import { familiesByName } from '#house/familyWords';
import { perfumes } from '#house/perfumes';
import { keysOf } from '#lib/tables';
import { parseFamilies } from '#shop/products/catalogueView';
import { countFamilies, familiesOf, ofFamilies } from '#shop/products/families';

const product = (description: string, name = 'Something else') => ({ name, description });
const familiesIn = (description: string) => [...familiesOf(product(description))];

describe('the families of a product', () => {
  it.each([
    ['Atlas cedar and a thread of smoke over grey amber.', ['wood', 'amber']],
    ['Orange blossom at noon.', ['floral']],
    ['Cedar, cedars and cedarwood.', ['wood']],
    ['ROSES without vanilla, honey and no musk.', ['floral', 'gourmand']],
    ['Not amber but leather.', ['leather']],
    ['Ripe banana leaf, skin.', []],
    ['constructor toString __proto__', []],
    ['😀', []],
    ['', []],
  ])('by the words of %j are %j', (description, expected) =>
    expect(familiesIn(description)).toEqual(expected),
  );

  it('are the facets of a perfume with a page, in every size, whatever its description says', () => {
    for (const key of keysOf(perfumes))
      for (const size of ['', ' Extrait'])
        expect([...familiesOf(product('Leather and lime.', perfumes[key].name + size))]).toEqual(
          perfumes[key].facets.families,
        );
  });

  it('are the ones of the owner’s table, if it has the product', () => {
    for (const [name, stated] of Object.entries(familiesByName))
      expect([...familiesOf(product('Leather and lime.', name.toUpperCase()))]).toEqual(stated);
  });
});

describe('filtering by family', () => {
  const [cedar, rose, both, none] = ['Cedar.', 'Rose.', 'Rose and cedar.', 'Air.'].map((text) =>
    product(text),
  );
  const all = [cedar, rose, both, none].flatMap((one) => one ?? []);

  it('keeps the products of any of them, and all without one', () => {
    expect(ofFamilies(all, ['wood'])).toEqual([cedar, both]);
    expect(ofFamilies(all, ['wood', 'floral'])).toEqual([cedar, rose, both]);
    expect(ofFamilies(all, [])).toEqual(all);
  });

  it('counts the products of each', () => {
    const counts = countFamilies(all);
    expect([counts.get('wood'), counts.get('floral'), counts.get('musk')]).toEqual([2, 2, undefined]);
  });

  it.each([
    ['wood,amber', ['amber', 'wood']],
    ['wood,,soap,wood', ['wood']],
    ['constructor', []],
    ['Wood', []],
    ['', []],
    [null, []],
  ])('reads %j from an address', (text, expected) => expect(parseFamilies(text)).toEqual(expected));
});
