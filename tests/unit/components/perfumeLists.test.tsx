import { afterEach, expect, it } from 'vitest';
import { saved, seen } from '../../../src/components/perfume/perfumeLists';

const perfume = (at: number) => ({
  id: `p${String(at)}`,
  name: 'Oud',
  description: '',
  price: 100,
  image: null,
});

afterEach(() => localStorage.clear());

it.each([
  ['saved', saved, 100],
  ['viewed', seen, 8],
])('of the %s perfumes, the latest are kept', (_name, list, limit) => {
  for (let at = 0; at <= limit; at += 1) list.add(perfume(at));
  expect(list.get().map(({ id }) => id)).toEqual(
    Array.from({ length: limit }, (_, index) => `p${String(limit - index)}`),
  );
});
