import { brand } from '#house/house';
import { translator } from '#i18n/translator';

export const searchText = translator({
  'search.documentTitle': 'Search results',
  'search.description': `Search ${brand} for a perfume or a page. Type a name, or only a part of one, and find the matching perfumes of the house and every page of the shop.`,
  'navbar.searchPlaceholder': 'Search products, pages...',
  'navbar.seeAllResults': 'see all results',
  'navbar.noMatchesFound': 'no matches found',
  'search.title': 'Search',
  'search.close': 'Close search',
  'search.matches': 'Matches',
  'search.inCatalogue': 'Search the catalogue for “{query}”',
  'search.match.one': '1 match',
  'search.match.other': '{count} matches',

  'search.resultsFor': 'Results for',
  'search.ask': 'Search for a perfume or a page by any part of its name.',
  'search.submit': 'Search',
  'search.products': 'Products',
  'search.pages': 'Pages',
  'search.none': 'No results found.',
  'search.loading': 'Loading products...',
  'search.failed': 'The catalogue could not be searched.',
  'search.result.one': '1 result',
  'search.result.other': '{count} results',
});
