import { brand } from '../../house';
import type { PerfumeFacts } from '#houseTypes/perfume';

export const royalOud = {
  name: 'Royal Oud',
  path: '/products/royal-oud',
  ml: 50,
  concentration: 'Eau de Parfum Intense',
  facets: {
    families: ['wood', 'leather', 'amber', 'spice', 'floral', 'fruit'],
    seasons: ['winter'],
    timesOfDay: ['night', 'evening'],
    lastsHours: 10,
    sillage: 5,
  },
  tagline: 'Dark wood, held like a secret.',
  alt: `Royal Oud by ${brand}: a tall dark glass bottle of burgundy perfume with a gold block cap`,
  pictures: 'RoyalOud',
  ground: 'ink',
} as const satisfies PerfumeFacts;
