import type { PerfumeFacts } from '#shop/config/perfume';
import { brand } from '../../house';

export const lindenAndInk: PerfumeFacts = {
  name: 'Linden and Ink',
  path: '/products/linden-and-ink',
  ml: 100,
  concentration: 'Eau de Parfum',
  facets: {
    notes: ['wood', 'spice', 'floral'],
    seasons: ['autumn', 'winter'],
    hours: ['evening', 'day'],
    lasts: 7,
    sillage: 3,
  },
  tagline: 'A school desk under a linden tree.',
  alt: `Linden and Ink by ${brand}: a tall dark glass bottle with a gold cap`,
  pictures: 'RoyalOud',
  ground: 'ink',
};
