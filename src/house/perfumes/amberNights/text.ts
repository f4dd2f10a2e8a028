import { brand } from '../../house';
import type { PerfumeText } from '../../types';

export const text: PerfumeText = {
  description: `Amber Nights by ${brand}: blood orange and cardamom over labdanum, damask rose and glowing resin. An Eau de Parfum for the slow hour after dinner.`,
  story: [
    'There is an hour after dinner when the conversation slows and the room seems lit from inside the glasses. Amber Nights was composed for that hour. It opens on blood orange, the peel rather than the fruit, with cracked cardamom and the dusky skin of a plum: a first sip, bright at the rim and dark below.',
    'Warmth gathers by degrees. Labdanum gives its leathery, sun-soaked resin; damask rose follows, so deep in colour that it is nearly brown; cinnamon bark adds dry heat and leaves the sugar out. Everything takes on an edge of gold, as a street does seen through a lit window, when the rain has just stopped and nobody is ready to go home.',
    'What stays is amber in its oldest sense: resin, benzoin and patchouli melted into one long glow that clings to wool and silk until the next day. The bottle is cut like a dark stone, smoky at the facets and burning at its centre, beneath a bronze cap. Turn it under a lamp and you have seen the perfume.',
  ],
  notes: {
    top: [
      { name: 'Blood orange', family: 'citrus', detail: 'the peel, bitter and bright' },
      { name: 'Cardamom', family: 'spice', detail: 'cracked, green, quick' },
      { name: 'Plum', family: 'fruit', detail: 'dark skin, almost wine' },
    ],
    heart: [
      { name: 'Labdanum', family: 'amber', detail: 'leathery, sun-soaked resin' },
      { name: 'Damask rose', family: 'floral', detail: 'red going to brown' },
      { name: 'Cinnamon bark', family: 'spice', detail: 'dry heat, no sugar' },
    ],
    base: [
      { name: 'Amber', family: 'amber', detail: 'slow, golden, enveloping' },
      { name: 'Benzoin', family: 'amber', detail: 'balsam with a trace of caramel' },
      { name: 'Patchouli', family: 'wood', detail: 'earth after dark' },
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
