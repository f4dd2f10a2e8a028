import { PAGE_SIZE } from '#config/constants';
import { countParameter, type Answer } from '../call';
import { productRow, seedProducts } from '../seed/catalogue';

const PAGE_LIMIT = 100;

export const products: Answer = ({ url }) => {
  const page = countParameter(url, 'page', 1);
  const size = Math.min(countParameter(url, 'limit', PAGE_SIZE), PAGE_LIMIT);
  const search = (url.searchParams.get('search') ?? '').trim().toLowerCase();
  const matching = seedProducts.filter(({ name }) => name.toLowerCase().includes(search));
  const rows = matching.slice((page - 1) * size, page * size).map((one) => productRow(one, url.origin));
  return { products: rows, total: matching.length, page };
};
