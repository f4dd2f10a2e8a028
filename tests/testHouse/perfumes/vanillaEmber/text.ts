import type { PerfumeText } from '../../../../src/house/types';
import { brand } from '../../house';

export const text: PerfumeText = {
  description: `Vanilla Ember by ${brand}: black vanilla pod, honey and orange blossom over smouldering guaiac wood and sandalwood. An Eau de Parfum of slow warmth.`,
  story: [
    'Forget the kitchen.',
    'The heart is unhurried.',
    'Towards the end the flame is gone and the heat remains.',
  ],
  notes: {
    top: [
      { name: 'Mandarin', family: 'citrus', detail: 'a twist of zest, a spark' },
      { name: 'Pink pepper', family: 'spice', detail: 'crackle without weight' },
      { name: 'Rum', family: 'gourmand', detail: 'a breath from the cask' },
    ],
    heart: [
      { name: 'Vanilla pod', family: 'gourmand', detail: 'black, supple, leathery', drawing: 'vanilla' },
      { name: 'Honey', family: 'gourmand', detail: 'thick, still on the comb', drawing: 'honey' },
      { name: 'Orange blossom', family: 'floral', detail: 'gathered late in the day' },
    ],
    base: [
      { name: 'Guaiac wood', family: 'wood', detail: 'embers under ash' },
      { name: 'Sandalwood', family: 'wood', detail: 'pale grain, milky', drawing: 'sandalwood' },
      { name: 'Tonka bean', family: 'gourmand', detail: 'hay and warm almond', drawing: 'tonka' },
    ],
  },
  wear: [
    'Warm skin brings out the pod: spray after a bath, on the collarbones.',
    'One spray on a scarf will still be there tomorrow.',
    'Over Classic Musk it turns softer, as vanilla does beside linen.',
    'Begin with two sprays; it deepens for an hour before it rests.',
  ],
  character: {
    longevity: 'Seven to nine hours',
    sillage: 'Soft at first, then a slow halo',
    season: 'The first cold day until the last',
  },
};
