import { expect, it } from 'vitest';
import { LIST_LIMIT } from '../../../src/config/constants';
import { readList, writeList } from '../../../src/model/sharedList';

const perfumes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `id${String(at)}`, name: `No. ${String(at)}` }));

it.each([
  [[{ id: '6602b5d3c8ea2f6019000009', name: 'Santal Noir' }]],
  [
    [
      { id: 'a.b*c', name: '50% *Rosé* No. 5 & Co' },
      { id: '%2', name: '木' },
    ],
  ],
])('the shared list is read back as it was written', (list) => {
  const address = new URLSearchParams({ list: writeList(list) }).toString();
  expect(readList(new URLSearchParams(address).get('list') ?? '')).toEqual(list);
});

it('the shared list has at most 30 entries, when written and when read', () => {
  expect(readList(writeList(perfumes(31)))).toEqual(perfumes(LIST_LIMIT));
  const long = perfumes(31).map(({ id }) => `${id}.name`);
  expect(readList(long.join('*'))).toHaveLength(LIST_LIMIT);
});

it.each([
  '',
  'garbage',
  '*',
  '.',
  'id.',
  '.name',
  'a.b.c',
  '%.x',
  'id.%zz',
  `id.${'x'.repeat(201)}`,
  '*'.repeat(1_000_000),
])('the shared list %.40j is read as empty', (text) => expect(readList(text)).toEqual([]));

it('the shared list keeps its valid entries, each id once', () => {
  expect(readList('garbage*a.One*%*a.Again*b.Two')).toEqual([
    { id: 'a', name: 'One' },
    { id: 'b', name: 'Two' },
  ]);
});
