import type { PerfumeText } from '../../../../src/house/types';
import { brand } from '../../house';

export const text: PerfumeText = {
  description: `Classic Musk by ${brand}: bergamot and white tea, cool iris, then ambrette and white musk worn close to the skin. An Eau de Parfum like morning light.`,
  story: [
    'Some perfumes enter a room.',
    'Linen dried outdoors, the inside of a cuff, paper of a good weight.',
    'Then the air softens.',
    'Hours later there is only skin, and something better than skin.',
  ],
  notes: {
    top: [
      { name: 'Bergamot', family: 'citrus', detail: 'cool, green at the edge', drawing: 'bergamot' },
      { name: 'White tea', family: 'floral', detail: 'steam over porcelain' },
      { name: 'Pear', family: 'fruit', detail: 'just cut, barely sweet' },
    ],
    heart: [
      { name: 'Iris', family: 'floral', detail: 'fine powder, cool to the touch', drawing: 'iris' },
      { name: 'Lily of the valley', family: 'floral', detail: 'a garden after rain' },
      { name: 'Jasmine', family: 'floral', detail: 'a single white petal' },
    ],
    base: [
      { name: 'White musk', family: 'musk', detail: 'warm skin, clean linen', drawing: 'musk' },
      { name: 'Ambrette seed', family: 'musk', detail: 'soft, with an echo of pear' },
      { name: 'Cashmere wood', family: 'wood', detail: 'smooth, pale grain' },
    ],
  },
  wear: [
    'Spray once at the base of the throat, before you dress.',
    'A second touch inside the cuffs, where the cloth will hold it.',
    'Do not rub the wrists together; let the iris open by itself.',
    'For the office, the nape of the neck is enough.',
  ],
  character: {
    longevity: 'About six hours, longer on linen',
    sillage: 'Close, for those you let near',
    season: 'All year, loveliest in spring',
  },
};
