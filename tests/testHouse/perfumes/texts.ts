import type { PerfumeText } from '#houseTypes/perfume';
import { note } from '../note';
import type { PerfumeKey } from '../perfumes';

export const allPerfumeTexts: Readonly<Record<PerfumeKey, PerfumeText>> = {
  blackTea: {
    description:
      'Black Tea No. 4 by Marlow Quay: black tea, ginger, cedar bark. The last cup, by the window.',
    story: [
      'It begins with black tea, steeped long, a little smoke.',
      'Then ginger comes, grated, bright.',
      'At last cedar bark stays, dry, the lid of a chest.',
    ],
    notes: {
      top: [note('Black tea', 'tea', 'steeped long, a little smoke', 0, 0.2, 2.1, 0.8)],
      heart: [note('Ginger', 'spice', 'grated, bright', 0.2, 2.1, 4.9, 0.7)],
      base: [note('Cedar bark', 'wood', 'dry, the lid of a chest', 0.5, 3.5, 7, 0.9)],
    },
    wear: ['One spray at the throat.', 'One more before you go out.'],
    character: { longevity: 'About 7 hours', sillage: 'As far as you like', season: 'When it rains' },
  },
  heure: {
    description: 'L’Heure d’Or by Marlow Quay: mimosa, acacia honey, pine resin. Gold on the water at six.',
    story: [
      'It begins with mimosa, yellow dust, on linen that dries at the quay.',
      'Then acacia honey comes, thin and clear.',
      'At last pine resin stays, warm on the bark.',
    ],
    notes: {
      top: [note('Mimosa', 'floral', 'yellow dust', 0, 0.2, 1.5, 0.8)],
      heart: [note('Acacia honey', 'sweet', 'thin and clear', 0.2, 1.5, 3.5, 0.7)],
      base: [note('Pine resin', 'resin', 'warm on the bark', 0.5, 2.5, 5, 0.9)],
    },
    wear: ['One spray at the throat.', 'One more before you go out.'],
    character: { longevity: 'About 5 hours', sillage: 'As far as you like', season: 'When it rains' },
  },
  rain: {
    description: 'No 5 and Rain by Marlow Quay: rain, rosemary, skin musk. Wet stone, then sun.',
    story: [
      'It begins with rain, on warm stone.',
      'Then rosemary comes, rubbed between fingers.',
      'At last skin musk stays, close and clean.',
    ],
    notes: {
      top: [note('Rain', 'marine', 'on warm stone', 0, 0.2, 1.5, 0.8)],
      heart: [note('Rosemary', 'herb', 'rubbed between fingers', 0.2, 1.5, 3.5, 0.7)],
      base: [note('Skin musk', 'musk', 'close and clean', 0.5, 2.5, 5, 0.9)],
    },
    wear: ['One spray at the throat.', 'One more before you go out.'],
    character: { longevity: 'About 5 hours', sillage: 'As far as you like', season: 'When it rains' },
  },
  creme: {
    description: 'Crème de Figue by Marlow Quay: fig leaf, fig milk, fig wood. Fig milk in the shade.',
    story: [
      'It begins with fig leaf, green and bitter.',
      'Then fig milk comes, white, thick.',
      'At last fig wood stays, pale and soft.',
    ],
    notes: {
      top: [note('Fig leaf', 'herb', 'green and bitter', 0, 0.2, 2.1, 0.8)],
      heart: [note('Fig milk', 'sweet', 'white, thick', 0.2, 2.1, 4.9, 0.7)],
      base: [note('Fig wood', 'wood', 'pale and soft', 0.5, 3.5, 7, 0.9)],
    },
    wear: ['One spray at the throat.', 'One more before you go out.'],
    character: { longevity: 'About 7 hours', sillage: 'As far as you like', season: 'When it rains' },
  },
  harbour: {
    description:
      'Out of the Harbour by Marlow Quay: bitter lemon, sea salt, saddle leather, birch tar. Tar, rope and open water.',
    story: [
      'It begins with bitter lemon, peel over the rail.',
      'Then sea salt comes, dried on rope.',
      'At last birch tar stays, black and slow.',
    ],
    notes: {
      top: [note('Bitter lemon', 'citrus', 'peel over the rail', 0, 0.2, 3.6, 0.8)],
      heart: [
        note('Sea salt', 'marine', 'dried on rope', 0.2, 3.6, 8.4, 0.7),
        note('Saddle leather', 'leather', 'worn and oiled', 0.2, 3.6, 8.4, 0.7),
      ],
      base: [note('Birch tar', 'resin', 'black as smoke', 0.5, 6, 12, 0.9)],
    },
    wear: ['One spray at the throat.', 'One more before you go out.'],
    character: { longevity: 'About 12 hours', sillage: 'As far as you like', season: 'When it rains' },
  },
};
