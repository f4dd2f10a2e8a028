import type { PerfumeText } from '#shop/config/perfume';
import { brand } from '../../house';

export const perfume = 'lindenAndInk';

export const text: PerfumeText = {
  description: `Linden and Ink by ${brand}: pink pepper and linden blossom over sandalwood, vetiver and iron-gall ink. An Eau de Parfum for rainy afternoons.`,
  story: [
    'A school desk stands under a linden tree, its lid carved by four generations. It smells of wood, of ink, and in June of blossom.',
    'Sandalwood makes the desk; pepper is the pencil that was sharpened in class.',
  ],
  notes: {
    top: [
      { name: 'Pink pepper', family: 'spice', detail: 'sharp and brief', drawing: 'vanilla' },
      { name: 'Nutmeg', family: 'spice', detail: 'grated over paper' },
    ],
    heart: [
      { name: 'Linden flower', family: 'floral', detail: 'June, through a window', drawing: 'amber' },
      { name: 'Ink', family: 'wood', detail: 'iron, oak gall and water' },
    ],
    base: [
      { name: 'Sandalwood', family: 'wood', detail: 'a lid polished by sleeves', drawing: 'sandalwood' },
      { name: 'Vetiver', family: 'wood', detail: 'wet earth outside' },
    ],
  },
  wear: ['On the cuffs, before writing.', 'It likes rain.'],
  character: { longevity: 'Seven hours', sillage: 'An arm’s length', season: 'Autumn and winter' },
};
