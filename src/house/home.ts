import { paths } from '#config/paths';
import type { Slide } from '#houseTypes/home';
import { film } from './film';
import { brand } from './house';
import { perfumes } from './perfumes';
import { pictures } from './pictures';

/** Home: headline, About Us, the headings of the panels, New Collections. */
export const homeTexts = {
  title: 'Perfumes of Musk, Amber, Vanilla and Oud',
  metaDescription: `Welcome to ${brand}, a house of quiet perfumes. Discover Classic Musk, Amber Nights, Vanilla Ember and Royal Oud, and the new collections still to come.`,

  notFound: 'That page is gone. The house is here.',

  heroHeadline: `Welcome to ${brand}`,

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

  newCollectionsLead:
    'Something new is resting in the dark, as perfume must before it is ready. Leave us your address, and you will be among the first to open it.',
} as const;

/** The slides of the hero, in order. */
export const slides: readonly Slide[] = [
  {
    wide: pictures.heroCollection,
    tall: pictures.heroCollectionTall,
    alt: `Four ${brand} perfumes on dark stone in warm amber light`,
    line: 'Perfumes of resin, wood and light, composed slowly and worn close.',
    link: { to: paths.products, text: 'The collection' },
  },
  {
    wide: pictures.heroMotion,
    tall: pictures.heroMotionTall,
    alt: 'Light moving slowly around a bottle of Amber Nights',
    film,
    focus: 'left',
    line: 'Amber, cardamom and damask rose, for the slow hour after dinner.',
    link: { to: perfumes.amberNights.path, text: perfumes.amberNights.name },
  },
  {
    wide: pictures.heroEmber,
    tall: pictures.heroEmberTall,
    alt: 'A bottle of Vanilla Ember glowing in amber light on dark stone',
    focus: 'right',
    line: 'Vanilla darkened by smoke: what stays when the flame has gone.',
    link: { to: perfumes.vanillaEmber.path, text: perfumes.vanillaEmber.name },
  },
];
