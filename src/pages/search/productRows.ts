import { perfumeNamed, perfumeTargets } from '#shop/products/perfumeTargets';
import type { Product } from '#shop/products/product';
import { pathOfProductName } from '#shop/products/productPath';
import { perfumeRow, productRow, pictureSizes, type ResultRowProps } from '#shop/search/ResultRow';
import { matchesNormalised, matchesProduct, wordBeginningsFirst } from '#shop/search/searchTargets';

/** The products whose names match: the shop's own perfumes, then others of the API; beginnings of words before both. */
export function productRows(query: string, products: readonly Product[]): ResultRowProps[] {
  const named = products.filter(({ name }) => matchesProduct(name, query));
  const targets = perfumeTargets.filter(({ name }) => matchesNormalised(name, query));
  const own = targets.map((target) => ({
    ...perfumeRow(target, pictureSizes(targets.length)),
    price: named.find((product) => perfumeNamed(product.name)?.perfume === target.perfume)?.price,
  }));
  const others = named
    .filter(({ name }) => perfumeNamed(name) === undefined)
    .map((product) => ({
      ...productRow(product),
      path: pathOfProductName(product.name),
      detail: product.description,
    }));
  return wordBeginningsFirst([...own, ...others], query);
}
