import { brand } from '../../house';
import { note } from '../../note';
import type { PerfumeText } from '#houseTypes/perfume';

export const text: PerfumeText = {
  description: `Vanilla Ember by ${brand}: black vanilla pod, honey and orange blossom over smouldering guaiac wood and sandalwood. An Eau de Parfum of slow warmth.`,
  story: [
    'Forget the kitchen. The vanilla in this bottle is the pod itself, black and supple, with more leather in it than cream. A twist of mandarin and a crackle of pink pepper strike the match; a breath of old rum, straight from the cask, lets it catch. For a minute the whole thing sparkles, and then it begins to glow.',
    'The heart is unhurried. Vanilla opens beside honey still on the comb and orange blossom gathered late in the day, sweet in the way that wood smoke can be sweet. There is no icing here. It is the warmth of a room where the fire was lit hours ago, and somebody has left a book face down on the chair.',
    'Towards the end the flame is gone and the heat remains. Guaiac wood smoulders under its ash, sandalwood turns milky, and tonka bean leaves a trace of hay on the collar. The bottle is a soft cylinder of honey-coloured light under a cap of pale wood, warm to the hand where its neighbours are cool. It asks to be picked up twice.',
  ],
  notes: {
    top: [
      note('Mandarin', 'citrus', 'a twist of zest, a spark', 0, 0.07, 0.45, 0.8),
      note('Pink pepper', 'spice', 'crackle without weight', 0, 0.15, 0.8, 0.65),
      note('Rum', 'gourmand', 'a breath from the cask', 0, 0.35, 1.4, 0.7),
    ],
    heart: [
      note('Vanilla pod', 'gourmand', 'black, supple, leathery', 0.1, 1.1, 7.2, 0.95),
      note('Honey', 'gourmand', 'thick, still on the comb', 0.25, 1.5, 5, 0.75),
      note('Orange blossom', 'floral', 'gathered late in the day', 0.2, 1.7, 3.4, 0.5),
    ],
    base: [
      note('Guaiac wood', 'wood', 'embers under ash', 0.6, 3, 7.4, 0.8),
      note('Sandalwood', 'wood', 'pale grain, milky', 1.1, 3.8, 8, 0.65),
      note('Tonka bean', 'gourmand', 'hay and warm almond', 1.3, 4.4, 7.7, 0.55),
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
