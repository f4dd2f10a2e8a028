import { PAGE_SIZE } from '../../config/constants';
import { countParameter } from '../call';
import { isObject, type Json } from '../json';
import { largeCatalogue, productRow, seedProducts } from '../seed/catalogue';
import type { Route } from '../serve';

const PAGE_LIMIT = 100;

/** Whether a row's name contains the text, ignoring case. A row without a readable name counts as a match. */
const nameContains = (search: string) => {
  const wanted = search.trim().toLowerCase();
  return (row: Json): boolean =>
    !isObject(row) || typeof row.name !== 'string' || row.name.toLowerCase().includes(wanted);
};

const products: Route = {
  method: 'get',
  answer: ({ url, picture, fault }) => {
    const number = countParameter(url, 'page', 1);
    const size = Math.min(countParameter(url, 'limit', PAGE_SIZE), PAGE_LIMIT);
    const stored = fault === 'many' ? largeCatalogue() : seedProducts;
    return {
      status: 200,
      list: {
        rows: stored.map((product) => productRow(product, picture)),
        where: nameContains(url.searchParams.get('search') ?? ''),
        page: { number, size },
        wrap: (rows, total) => ({ products: rows, total, page: number }),
      },
    };
  },
};

export const productRoutes = { products };
