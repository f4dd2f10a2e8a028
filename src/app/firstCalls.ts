import { reads } from '#api/endpoints';
import type { FirstCall } from '#boot/headCall';
import { paths } from '#config/paths';
import { perfumeAt } from '#shop/products/perfumeTargets';

const CALLS: Partial<Record<string, FirstCall>> = {
  [paths.products]: ({ search }) => reads.products(search, 1),
  [paths.search]: ({ query }) => reads.products(query, 1),
  [paths.cart]: ({ userId }) => reads.cart(userId),
  [paths.orders]: ({ userId }) => reads.orders(userId, 1),
  [paths.profile]: () => reads.profile(),
};

/** Only for the build: the call that the page of a path begins with. Its head sends it before the app runs. */
export function firstCallOf(path: string): FirstCall | undefined {
  const perfume = perfumeAt(path);
  return perfume ? () => reads.products(perfume.name, 1) : CALLS[path];
}
