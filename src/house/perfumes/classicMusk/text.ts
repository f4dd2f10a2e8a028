import { brand } from '../../house';
import type { PerfumeText } from '../../types';

export const text: PerfumeText = {
  description: `Classic Musk by ${brand}: bergamot and white tea, cool iris, then ambrette and white musk worn close to the skin. An Eau de Parfum like morning light.`,
  story: [
    'Some perfumes enter a room. This one is already there, the way morning is: on the wall, on the sheets, on the shoulder nearest the window. Classic Musk begins with bergamot and white tea, cool and almost transparent, and a slice of pear so newly cut that it has had no time to turn sweet.',
    'Then the air softens. Iris lays down its fine cool powder, lily of the valley keeps a little of the garden in it, and jasmine is used as a painter uses white: to lift the colours beside it. What you notice is texture. Linen dried outdoors, the inside of a cuff, paper of a good weight.',
    'Hours later there is only skin, and something better than skin. Ambrette seed and white musk settle close, with cashmere wood beneath them like the grain under a polished table. It is the perfume people mistake for you. The bottle says as much: clear glass, round shoulders, champagne light inside, and a cap of white stone, cool in the hand.',
  ],
  notes: {
    top: [
      { name: 'Bergamot', family: 'citrus', detail: 'cool, green at the edge' },
      { name: 'White tea', family: 'floral', detail: 'steam over porcelain' },
      { name: 'Pear', family: 'fruit', detail: 'just cut, barely sweet' },
    ],
    heart: [
      { name: 'Iris', family: 'floral', detail: 'fine powder, cool to the touch' },
      { name: 'Lily of the valley', family: 'floral', detail: 'a garden after rain' },
      { name: 'Jasmine', family: 'floral', detail: 'a single white petal' },
    ],
    base: [
      { name: 'White musk', family: 'musk', detail: 'warm skin, clean linen' },
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
