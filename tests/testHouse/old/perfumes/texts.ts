import { note } from '../../../../src/house/note';
import type { PerfumeText } from '#houseTypes/perfume';
import { brand } from '../house';
import type { PerfumeKey } from '../perfumes';

export const allPerfumeTexts: Readonly<Record<PerfumeKey, PerfumeText>> = {
  classicMusk: {
    description: `Classic Musk by ${brand}: bergamot and white tea, cool iris, then ambrette and white musk worn close to the skin. An Eau de Parfum like morning light.`,
    story: [
      'Some perfumes enter a room.',
      'Linen dried outdoors, the inside of a cuff, paper of a good weight.',
      'Then the air softens.',
      'Hours later there is only skin, and something better than skin.',
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
  },
  amberNights: {
    description: `Amber Nights by ${brand}: blood orange and cardamom over labdanum, damask rose and glowing resin. An Eau de Parfum for the slow hour after dinner.`,
    story: [
      'There is an hour after dinner when the conversation slows and the room seems lit from inside the glasses.',
      'Warmth gathers by degrees.',
      'What stays is amber in its oldest sense: resin, benzoin and patchouli melted into one long glow that clings to wool and silk until the next day.',
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
  },
  vanillaEmber: {
    description: `Vanilla Ember by ${brand}: black vanilla pod, honey and orange blossom over smouldering guaiac wood and sandalwood. An Eau de Parfum of slow warmth.`,
    story: [
      'Forget the kitchen.',
      'The heart is unhurried.',
      'Towards the end the flame is gone and the heat remains.',
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
      season: 'The first cold day until the last',
    },
  },
  royalOud: {
    description: `Royal Oud by ${brand}: saffron and black pepper, velvet rose and incense, then oud wood, myrrh and cedar until morning. A dark Eau de Parfum Intense.`,
    story: [
      'Oud is what a tree makes when it is wounded: a dark resin, laid down year after year in the heart of the wood.',
      'Then the curtain.',
      'And at last the wood.',
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
  },
};
