import { brand } from '../../house';
import { note } from '../../note';
import type { PerfumeText } from '#houseTypes/perfume';

export const text: PerfumeText = {
  description: `Classic Musk by ${brand}: bergamot and white tea, cool iris, then ambrette and white musk worn close to the skin. An Eau de Parfum like morning light.`,
  story: [
    'Some perfumes enter a room. This one is already there, the way morning is: on the wall, on the sheets, on the shoulder nearest the window. Classic Musk begins with bergamot and white tea, cool and almost transparent, and a slice of pear so newly cut that it has had no time to turn sweet.',
    'Then the air softens. Iris lays down its fine cool powder, lily of the valley keeps a little of the garden in it, and jasmine is used as a painter uses white: to lift the colours beside it. What you notice is texture. Linen dried outdoors, the inside of a cuff, paper of a good weight.',
    'Hours later there is only skin, and something better than skin. Ambrette seed and white musk settle close, with cashmere wood beneath them like the grain under a polished table. It is the perfume people mistake for you. The bottle says as much: clear glass, round shoulders, champagne light inside, and a cap of white stone, cool in the hand.',
  ],
  notes: {
    top: [
      note('Bergamot', 'citrus', 'cool, green at the edge', 0, 0.08, 0.5, 0.9),
      note('White tea', 'floral', 'steam over porcelain', 0, 0.2, 1.2, 0.7),
      note('Pear', 'fruit', 'just cut, barely sweet', 0, 0.3, 0.9, 0.55),
    ],
    heart: [
      note('Iris', 'floral', 'fine powder, cool to the touch', 0.1, 0.8, 3.5, 0.8),
      note('Lily of the valley', 'floral', 'a garden after rain', 0.15, 1, 2.8, 0.6),
      note('Jasmine', 'floral', 'a single white petal', 0.2, 1.3, 3.2, 0.5),
    ],
    base: [
      note('White musk', 'musk', 'warm skin, clean linen', 0.4, 2.5, 6, 0.9),
      note('Ambrette seed', 'musk', 'soft, with an echo of pear', 0.8, 3, 5.6, 0.65),
      note('Cashmere wood', 'wood', 'smooth, pale grain', 1, 3.5, 5.9, 0.5),
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
