import { brand } from '../../house';
import { note } from '../../note';
import type { PerfumeText } from '#houseTypes/perfume';

export const text: PerfumeText = {
  description: `Royal Oud by ${brand}: saffron and black pepper, velvet rose and incense, then oud wood, myrrh and cedar until morning. A dark Eau de Parfum Intense.`,
  story: [
    'Oud is what a tree makes when it is wounded: a dark resin, laid down year after year in the heart of the wood. Nothing else smells of so much time. Royal Oud lets you reach it slowly. First come saffron, dry as good leather, black pepper with its brief white spark, and blackcurrant, winy and cool as a cellar.',
    'Then the curtain. A rose of velvet weight opens by candlelight, its edges darkened with incense, and soft leather moves behind it like a glove being drawn on. There is ceremony in this, but no noise. The perfume walks a pace behind you, and heads turn a moment after you have passed.',
    'And at last the wood. Oud, myrrh and cedar stand together in the base, resinous, bitter and upright, and they do not leave before morning. The bottle is a narrow tower of dark glass under a block of gold; the liquid, near black, shows its burgundy only when light is brought close. Two touches are enough. It was never meant for every day.',
  ],
  notes: {
    top: [
      note('Saffron', 'spice', 'red threads, leather-dry', 0, 0.12, 1.5, 0.95),
      note('Black pepper', 'spice', 'a brief white spark', 0, 0.2, 0.7, 0.8),
      note('Blackcurrant', 'fruit', 'winy, cellar-cool', 0.05, 0.45, 1.3, 0.55),
    ],
    heart: [
      note('Velvet rose', 'floral', 'heavy petals by candlelight', 0.15, 1.3, 5.5, 0.85),
      note('Incense', 'amber', 'cool smoke among stone', 0.4, 1.9, 6.8, 0.7),
      note('Leather', 'leather', 'a glove, softly worn', 0.5, 2.4, 6, 0.6),
    ],
    base: [
      note('Oud wood', 'wood', 'resinous, deep, unhurried', 0.9, 4, 10, 1),
      note('Myrrh', 'amber', 'bitter, balsamic', 1.2, 4.8, 9.4, 0.7),
      note('Atlas cedar', 'wood', 'dry and upright', 1.6, 5.6, 9.8, 0.55),
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
