import { brand } from '../../house';
import type { PerfumeText } from '../../types';

export const text: PerfumeText = {
  description: `Royal Oud by ${brand}: saffron and black pepper, velvet rose and incense, then oud wood, myrrh and cedar until morning. A dark Eau de Parfum Intense.`,
  story: [
    'Oud is what a tree makes when it is wounded: a dark resin, laid down year after year in the heart of the wood. Nothing else smells of so much time. Royal Oud lets you reach it slowly. First come saffron, dry as good leather, black pepper with its brief white spark, and blackcurrant, winy and cool as a cellar.',
    'Then the curtain. A rose of velvet weight opens by candlelight, its edges darkened with incense, and soft leather moves behind it like a glove being drawn on. There is ceremony in this, but no noise. The perfume walks a pace behind you, and heads turn a moment after you have passed.',
    'And at last the wood. Oud, myrrh and cedar stand together in the base, resinous, bitter and upright, and they do not leave before morning. The bottle is a narrow tower of dark glass under a block of gold; the liquid, near black, shows its burgundy only when light is brought close. Two touches are enough. It was never meant for every day.',
  ],
  notes: {
    top: [
      { name: 'Saffron', family: 'spice', detail: 'red threads, leather-dry' },
      { name: 'Black pepper', family: 'spice', detail: 'a brief white spark' },
      { name: 'Blackcurrant', family: 'fruit', detail: 'winy, cellar-cool' },
    ],
    heart: [
      { name: 'Velvet rose', family: 'floral', detail: 'heavy petals by candlelight' },
      { name: 'Incense', family: 'amber', detail: 'cool smoke among stone' },
      { name: 'Leather', family: 'leather', detail: 'a glove, softly worn' },
    ],
    base: [
      { name: 'Oud wood', family: 'wood', detail: 'resinous, deep, unhurried' },
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
