import type { PerfumeText } from '#shop/config/perfume';
import { brand } from '../../house';

export const perfume = 'saltMeadow';

export const text: PerfumeText = {
  description: `Salt Meadow by ${brand}: sea salt and grapefruit over driftwood and pale musk. A quiet scent for long walks and short summers.`,
  story: [
    'There is a path behind the dunes that only exists at low tide. Salt, grass and bleached planks are all it has.',
    'We added as little as we could: a squeeze of grapefruit, and a clean shirt.',
  ],
  notes: {
    top: [
      { name: 'Grapefruit', family: 'citrus', detail: 'one squeeze', drawing: 'cardamom' },
      { name: 'Sea salt', family: 'marine', detail: 'dried on skin', drawing: 'tonka' },
    ],
    heart: [
      { name: 'Seaweed', family: 'marine', detail: 'green ribbons at low tide', drawing: 'saffron' },
      { name: 'Marsh rosemary', family: 'marine', detail: 'grey and herbal' },
    ],
    base: [
      { name: 'Driftwood', family: 'wood', detail: 'bleached and smooth', drawing: 'oud' },
      { name: 'Pale musk', family: 'musk', detail: 'a shirt from the line' },
    ],
  },
  wear: ['After a swim, on the wrists.', 'As often as you like.'],
  character: { longevity: 'Four hours', sillage: 'Close to the skin', season: 'Summer days' },
};
