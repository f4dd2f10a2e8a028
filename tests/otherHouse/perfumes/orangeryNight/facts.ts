import type { PerfumeFacts } from '#shop/config/perfume';
import { brand } from '../../house';

export const orangeryNight: PerfumeFacts = {
  name: 'The Long Night of the Orangery by the Lake',
  path: '/products/orangery-night',
  formerPaths: ['/products/orangery'],
  ml: 75,
  concentration: 'Extrait de Parfum',
  facets: {
    notes: ['floral', 'citrus', 'musk', 'wood'],
    seasons: ['summer', 'spring'],
    hours: ['night', 'evening'],
    lasts: 9,
    sillage: 4,
  },
  tagline: 'Every window open, and no lamp lit.',
  alt: `The Long Night of the Orangery by the Lake by ${brand}: a faceted bottle with a bronze cap`,
  pictures: 'AmberNights',
  ground: 'amber',
};
