import { brand } from '../../house';
import type { PerfumeText } from '../../types';

export const text: PerfumeText = {
  description: `Vanilla Ember by ${brand}: black vanilla pod, honey and orange blossom over smouldering guaiac wood and sandalwood. An Eau de Parfum of slow warmth.`,
  story: [
    'Forget the kitchen. The vanilla in this bottle is the pod itself, black and supple, with more leather in it than cream. A twist of mandarin and a crackle of pink pepper strike the match; a breath of old rum, straight from the cask, lets it catch. For a minute the whole thing sparkles, and then it begins to glow.',
    'The heart is unhurried. Vanilla opens beside honey still on the comb and orange blossom gathered late in the day, sweet in the way that wood smoke can be sweet. There is no icing here. It is the warmth of a room where the fire was lit hours ago, and somebody has left a book face down on the chair.',
    'Towards the end the flame is gone and the heat remains. Guaiac wood smoulders under its ash, sandalwood turns milky, and tonka bean leaves a trace of hay on the collar. The bottle is a soft cylinder of honey-coloured light under a cap of pale wood, warm to the hand where its neighbours are cool. It asks to be picked up twice.',
  ],
  notes: {
    top: [
      { name: 'Mandarin', family: 'citrus', detail: 'a twist of zest, a spark' },
      { name: 'Pink pepper', family: 'spice', detail: 'crackle without weight' },
      { name: 'Rum', family: 'gourmand', detail: 'a breath from the cask' },
    ],
    heart: [
      { name: 'Vanilla pod', family: 'gourmand', detail: 'black, supple, leathery' },
      { name: 'Honey', family: 'gourmand', detail: 'thick, still on the comb' },
      { name: 'Orange blossom', family: 'floral', detail: 'gathered late in the day' },
    ],
    base: [
      { name: 'Guaiac wood', family: 'wood', detail: 'embers under ash' },
      { name: 'Sandalwood', family: 'wood', detail: 'pale grain, milky' },
      { name: 'Tonka bean', family: 'gourmand', detail: 'hay and warm almond' },
    ],
  },
  wear: [
    'Warm skin brings out the pod: spray after a bath, on the collarbones.',
    'One spray on a scarf will still be there tomorrow.',
    'Over Classic Musk it turns softer, as vanilla does beside linen.',
    'Begin with two sprays; it deepens for an hour before it rests.',
  ],
  character: {
    longevity: 'Seven to nine hours',
    sillage: 'Soft at first, then a slow halo',
    season: 'From the first cold day into spring',
  },
};
