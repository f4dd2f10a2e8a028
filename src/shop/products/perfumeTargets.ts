import { perfumes, type PerfumeKey } from '#house/perfumes';
import { isSameName } from '#lib/names';
import { keysOf } from '#lib/tables';
import { sizeOf, type Product } from './product';

export const perfumeTargets = keysOf(perfumes).map((perfume) => {
  const { name, path } = perfumes[perfume];
  return { perfume, name, path };
});

export type PerfumeTarget = (typeof perfumeTargets)[number];

export function perfumeNamed(name: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => isSameName(perfume.name, name));
}

export function perfumeAt(path: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => perfume.path === path);
}

/** Finds the shop's own perfume of which a product of this name is a size; see {@link sizeOf}. */
export function perfumeOfProduct(name: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => sizeOf(name, perfume.name) !== undefined);
}

/** The prices of the shop's perfumes among some products, in whole cents. */
export function perfumePrices(products: readonly Product[]): Partial<Record<PerfumeKey, number>> {
  const own = products.map(({ name, price }) => ({ perfume: perfumeNamed(name)?.perfume, price }));
  return Object.fromEntries(own.flatMap(({ perfume, price }) => (perfume ? [[perfume, price]] : [])));
}
