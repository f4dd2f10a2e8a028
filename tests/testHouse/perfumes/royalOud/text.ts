import type { PerfumeText } from '../../../../src/house/types';
import { brand } from '../../house';

export const text: PerfumeText = {
  description: `Royal Oud by ${brand}: saffron and black pepper, velvet rose and incense, then oud wood, myrrh and cedar until morning. A dark Eau de Parfum Intense.`,
  story: [
    'Oud is what a tree makes when it is wounded: a dark resin, laid down year after year in the heart of the wood.',
    'Then the curtain.',
    'And at last the wood.',
  ],
  notes: {
    top: [
      { name: 'Saffron', family: 'spice', detail: 'red threads, leather-dry', drawing: 'saffron' },
      { name: 'Black pepper', family: 'spice', detail: 'a brief white spark' },
      { name: 'Blackcurrant', family: 'fruit', detail: 'winy, cellar-cool' },
    ],
    heart: [
      { name: 'Velvet rose', family: 'floral', detail: 'heavy petals by candlelight', drawing: 'rose' },
      { name: 'Incense', family: 'amber', detail: 'cool smoke among stone' },
      { name: 'Leather', family: 'leather', detail: 'a glove, softly worn' },
    ],
    base: [
      { name: 'Oud wood', family: 'wood', detail: 'resinous, deep, unhurried', drawing: 'oud' },
      { name: 'Myrrh', family: 'amber', detail: 'bitter, balsamic' },
      { name: 'Atlas cedar', family: 'wood', detail: 'dry and upright' },
    ],
  },
  wear: [
    'Two sprays, no more: one on the chest, one at the nape.',
    'Wear it alone; oud does not care for company.',
    'Give it twenty minutes before you judge it, and an evening before you decide.',
  ],
  character: {
    longevity: 'Ten hours, on cloth for days',
    sillage: 'Deep, with a trail that lingers',
    season: 'Winter, and late evenings',
  },
};
