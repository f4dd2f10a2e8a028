import { brand } from '../../house';
import { note } from '../../note';
import type { PerfumeText } from '#houseTypes/perfume';

export const text: PerfumeText = {
  description: `Amber Nights by ${brand}: blood orange and cardamom over labdanum, damask rose and glowing resin. An Eau de Parfum for the slow hour after dinner.`,
  story: [
    'There is an hour after dinner when the conversation slows and the room seems lit from inside the glasses. Amber Nights was composed for that hour. It opens on blood orange, the peel rather than the fruit, with cracked cardamom and the dusky skin of a plum: a first sip, bright at the rim and dark below.',
    'Warmth gathers by degrees. Labdanum gives its leathery, sun-soaked resin; damask rose follows, so deep in colour that it is nearly brown; cinnamon bark adds dry heat and leaves the sugar out. Everything takes on an edge of gold, as a street does seen through a lit window, when the rain has just stopped and nobody is ready to go home.',
    'What stays is amber in its oldest sense: resin, benzoin and patchouli melted into one long glow that clings to wool and silk until the next day. The bottle is cut like a dark stone, smoky at the facets and burning at its centre, beneath a bronze cap. Turn it under a lamp and you have seen the perfume.',
  ],
  notes: {
    top: [
      note('Blood orange', 'citrus', 'the peel, bitter and bright', 0, 0.1, 0.6, 0.95),
      note('Cardamom', 'spice', 'cracked, green, quick', 0, 0.25, 1, 0.75),
      note('Plum', 'fruit', 'dark skin, almost wine', 0.05, 0.4, 1.6, 0.6),
    ],
    heart: [
      note('Labdanum', 'amber', 'leathery, sun-soaked resin', 0.15, 1.2, 6, 0.85),
      note('Damask rose', 'floral', 'red going to brown', 0.3, 1.6, 4.2, 0.6),
      note('Cinnamon bark', 'spice', 'dry heat, no sugar', 0.2, 2, 4.8, 0.7),
    ],
    base: [
      note('Amber', 'amber', 'slow, golden, enveloping', 0.7, 3.2, 8, 1),
      note('Benzoin', 'amber', 'balsam with a trace of caramel', 1, 4, 7.6, 0.75),
      note('Patchouli', 'wood', 'earth after dark', 0.9, 4.6, 7.9, 0.6),
    ],
  },
  wear: [
    'Put it on half an hour before you leave, so that the amber arrives with you.',
    'Once behind each ear, once on the lining of a coat.',
    'It likes wool, silk and candlelight; give it room in summer.',
  ],
  character: {
    longevity: 'Eight hours and into the night',
    sillage: 'Warm and present, an arm’s length',
    season: 'Autumn and winter evenings',
  },
};
