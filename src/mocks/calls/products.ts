import { pageOf, type Answer } from '../call';
import { productRow, seedProducts } from '../seed/catalogue';

export const products: Answer = ({ url }) => {
  const search = (url.searchParams.get('search') ?? '').trim().toLowerCase();
  const matching = seedProducts.filter(({ name }) => name.toLowerCase().includes(search));
  const { page, rows } = pageOf(url, matching);
  return { products: rows.map((row) => productRow(row, url.origin)), total: matching.length, page };
};
