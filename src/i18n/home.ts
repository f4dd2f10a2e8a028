import { brand } from './brand';
import { translator } from './translator';

/** Home: headline, About Us, the three scent panels, New Collections. */
export const homeTexts = {
  title: 'Perfumes of Musk, Amber, Vanilla and Oud',
  metaDescription: `Welcome to ${brand}, a house of quiet perfumes. Discover Classic Musk, Amber Nights, Vanilla Ember and Royal Oud, and the new collections still to come.`,

  notFound: 'This page was not found. Here is Home.',

  heroHeadline: `Welcome to ${brand}`,
  slideCollectionLine: 'Perfumes of resin, wood and light, composed slowly and worn close.',
  slideCollectionLink: 'The collection',
  slideMotionLine: 'Amber, cardamom and damask rose, for the slow hour after dinner.',
  slideEmberLine: 'Vanilla darkened by smoke: what stays when the flame has gone.',
  slideCollectionAlt: `Four ${brand} perfumes on dark stone in warm amber light`,
  slideMotionAlt: 'Light moving slowly around a bottle of Amber Nights',
  slideEmberAlt: 'A bottle of Vanilla Ember glowing in amber light on dark stone',

  aboutTitle: 'About Us',
  aboutParagraphs: [
    `${brand} is a perfume house of few words. We begin with a material, a piece of amber resin, a splinter of oud, a vanilla pod darkened by curing, and stay with it until it has told us what it wants beside it. What it does not need, we leave out.`,
    'Every perfume here has one idea, and the patience to follow it from the first bright minute to the last hour on a scarf. We would rather you noticed it twice than that everyone noticed it once.',
    'The bottles keep to the same rule: clear lines, an honest weight of glass, caps of stone, bronze, wood and gold. They are made to be found by touch, in the half-dark of an early morning.',
  ],
  aboutAlt: `Raw materials of ${brand}: amber resin in a stone bowl, oud wood chips and vanilla pods beside a perfume bottle`,

  scentsTitle: 'Explore Our Scents',
  scentsLead: 'Three ways into the house. Begin with whichever door stands open.',
  findScent: 'Find your scent',
  signatureName: 'Signature Scents',
  signatureText: 'The perfumes we are known by, made for every day and never quite the same twice.',
  signatureAlt: 'A bottle of Classic Musk on ivory travertine with soft branch shadows',
  limitedName: 'Limited Edition',
  limitedText: 'Amber Nights, for the slow hour after dinner, when the room is lit from within.',
  limitedAlt: 'A bottle of Amber Nights in smoky amber light',
  ultraRareName: 'Ultra-Rare Edition',
  ultraRareText: 'Royal Oud: the darkest woods and the oldest resins, held like a secret.',
  ultraRareAlt: 'A bottle of Royal Oud on a black and gold plinth',

  newCollectionsLead:
    'Something new is resting in the dark, as perfume must before it is ready. Leave us your address, and you will be among the first to open it.',
} as const;

/** The carousel's controls (behaviour 7.2 to 7.4). */
export const t = translator({
  'carousel.label': `The perfumes of ${brand}`,
  'carousel.role': 'carousel',
  'carousel.slideRole': 'slide',
  'carousel.slide': '{number} of {count}',
  'carousel.previous': 'Previous slide',
  'carousel.next': 'Next slide',
  'carousel.choose': 'Choose a slide',
  'carousel.goTo': 'Go to slide {number} of {count}',
  'carousel.pause': 'Pause',
  'carousel.play': 'Play',
});
