import type { PerfumeText } from '#shop/config/perfume';
import { brand } from '../../house';

export const perfume = 'orangeryNight';

export const text: PerfumeText = {
  description: `The Long Night of the Orangery by the Lake by ${brand}: bitter orange and neroli, night jasmine and tuberose, then white musk and cedar until morning.`,
  story: [
    'The trees were carried out in May and forgotten until October. We went there after dark, when the gates are shut and the petals fall by themselves.',
    'What stays is white musk on warm wood. The bottle holds the colour of the last lamp across the lake.',
  ],
  notes: {
    top: [
      { name: 'Bitter orange', family: 'citrus', detail: 'the leaf and the peel', drawing: 'bergamot' },
      { name: 'Petitgrain', family: 'citrus', detail: 'a snapped twig' },
    ],
    heart: [
      { name: 'Night jasmine', family: 'floral', detail: 'open after ten', drawing: 'iris' },
      { name: 'Tuberose', family: 'floral', detail: 'heavy and close', drawing: 'rose' },
      { name: 'Orange blossom', family: 'floral', detail: 'honey in the shade', drawing: 'honey' },
    ],
    base: [
      { name: 'White musk', family: 'musk', detail: 'skin, hours later', drawing: 'musk' },
      { name: 'Cedar', family: 'wood', detail: 'the door of the greenhouse' },
    ],
  },
  wear: ['On bare shoulders, once.', 'Leave the scarf at home.'],
  character: { longevity: 'Nine hours', sillage: 'Across the room', season: 'Warm nights' },
};
