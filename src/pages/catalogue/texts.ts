import { catalogueTexts } from '#house/catalogue';
import { translator } from '#i18n/translator';

/** The catalogue: banner, search and filter bar, list. */
export const catalogueText = translator({
  'catalogue.documentTitle': 'Perfumes',
  'catalogue.description': catalogueTexts.description,

  'catalogue.titleBefore': catalogueTexts.titleBefore,
  'catalogue.titleHighlight': catalogueTexts.titleHighlight,
  'catalogue.savedBefore': 'Your saved',
  'catalogue.savedHighlight': 'perfumes',
  'catalogue.tagline': catalogueTexts.tagline,
  'catalogue.bannerAlt': catalogueTexts.bannerAlt,

  'catalogue.filters': 'Search and filter',
  'catalogue.search': 'Search products...',
  'catalogue.sort': 'Sort',
  'catalogue.sort.featured': 'Featured',
  'catalogue.sort.price-asc': 'Price low to high',
  'catalogue.sort.price-desc': 'Price high to low',
  'catalogue.sort.name': 'Name A to Z',
  'catalogue.price': 'Price',
  'catalogue.price.all': 'All',
  'catalogue.price.under-100': 'Under $100',
  'catalogue.price.100-to-200': '$100 to $200',
  'catalogue.price.over-200': 'Over $200',
  'catalogue.reset': 'Reset filters',
  'catalogue.family': 'Scent',

  'catalogue.list': 'Perfumes',
  'catalogue.loading': 'Loading products...',
  'catalogue.count.none': 'No perfumes',
  'catalogue.count.one': '1 perfume',
  'catalogue.count.other': '{count} perfumes',
  'catalogue.countSoFar.other': 'The first {count} perfumes',
  'catalogue.countSoFar.one': 'The first perfume',
  'catalogue.sortedAmong': 'Sorted among the first {count} products.',
  'catalogue.noneFiltered': 'No perfume matches these filters.',
  'catalogue.failedFirst': 'The perfumes could not be loaded.',
  'catalogue.noneFound': 'No perfume matches “{search}”.',
  // Wishes and questions are understood there.
  'catalogue.searchHouse': 'Search the whole house',
  'catalogue.moreFailed': 'The next perfumes could not be loaded.',

  'panel.loading': 'Loading…',
  'panel.notFound': 'This perfume is not in the collection.',
  'panel.failed': 'This perfume could not be loaded.',
  'panel.back': 'Back to the collection',
});
