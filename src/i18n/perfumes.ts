import type { NoteFamily } from '../config/facets';
import type { PerfumeKey } from '../config/perfumes';
import { brand } from './brand';

export interface Note {
  name: string;
  family: NoteFamily;
  detail: string;
}

export interface PerfumeText {
  tagline: string;
  /** Meta description. */
  description: string;
  story: readonly string[];
  notes: { top: readonly Note[]; heart: readonly Note[]; base: readonly Note[] };
  concentration: string;
  size: string;
  wear: readonly string[];
  character: { longevity: string; sillage: string; season: string };
  /** Of the product picture. */
  alt: string;
}

const size = '50 ml · 1.7 fl oz';

/** Editorial content of the product pages; names stand in config/perfumes, price and id come from the API. */
export const perfumeTexts: Record<PerfumeKey, PerfumeText> = {
  classicMusk: {
    tagline: 'Skin, linen and the first light.',
    description: `Classic Musk by ${brand}: bergamot and white tea, cool iris, then ambrette and white musk worn close to the skin. An Eau de Parfum like morning light.`,
    story: [
      'Some perfumes enter a room. This one is already there, the way morning is: on the wall, on the sheets, on the shoulder nearest the window. Classic Musk begins with bergamot and white tea, cool and almost transparent, and a slice of pear so newly cut that it has had no time to turn sweet.',
      'Then the air softens. Iris lays down its fine cool powder, lily of the valley keeps a little of the garden in it, and jasmine is used as a painter uses white: to lift the colours beside it. What you notice is texture. Linen dried outdoors, the inside of a cuff, paper of a good weight.',
      'Hours later there is only skin, and something better than skin. Ambrette seed and white musk settle close, with cashmere wood beneath them like the grain under a polished table. It is the perfume people mistake for you. The bottle says as much: clear glass, round shoulders, champagne light inside, and a cap of white stone, cool in the hand.',
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
    concentration: 'Eau de Parfum',
    size,
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
    alt: `Classic Musk by ${brand}: a clear glass bottle of pale champagne perfume with a white stone cap, on a travertine plinth`,
  },

  amberNights: {
    tagline: 'The hour when the room is lit from within.',
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
    concentration: 'Eau de Parfum',
    size,
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
    alt: `Amber Nights by ${brand}: a faceted smoky glass bottle of deep amber perfume with a bronze cap`,
  },

  vanillaEmber: {
    tagline: 'Vanilla, after the flame has gone.',
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
    concentration: 'Eau de Parfum',
    size,
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
    alt: `Vanilla Ember by ${brand}: a soft cylindrical bottle of honey-coloured perfume with a pale wood cap`,
  },

  royalOud: {
    tagline: 'Dark wood, held like a secret.',
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
    concentration: 'Eau de Parfum Intense',
    size,
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
    alt: `Royal Oud by ${brand}: a tall dark glass bottle of burgundy perfume with a gold block cap`,
  },
};
