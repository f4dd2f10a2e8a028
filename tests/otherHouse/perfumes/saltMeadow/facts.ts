import type { PerfumeFacts } from '#shop/config/perfume';
import { brand } from '../../house';

export const saltMeadow: PerfumeFacts = {
  name: 'Salt Meadow',
  path: '/products/salt-meadow',
  ml: 50,
  concentration: 'Eau de Toilette',
  facets: {
    notes: ['marine', 'citrus', 'wood', 'musk'],
    seasons: ['summer'],
    hours: ['day'],
    lasts: 4,
    sillage: 1,
  },
  tagline: 'The path behind the dunes, at low tide.',
  alt: `Salt Meadow by ${brand}: a clear glass bottle with a white stone cap`,
  pictures: 'ClassicMusk',
  ground: 'stone',
};
