import type { PerfumeText } from '../../../src/house/types';
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
  },
};
