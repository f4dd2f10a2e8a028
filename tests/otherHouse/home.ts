import { paths } from '#shop/config/paths';
import { film } from './film';
import { brand } from './house';
import { perfumes } from './perfumes/index';
import { pictures } from './pictures';

/** Home: headline, About Us, the headings of the panels, New Collections. */
export const homeTexts = {
  title: 'Perfumes from the Lake and the Coast',
  metaDescription: `Welcome to ${brand}: three perfumes from a house between the lake and the sea, made in small lots and sent from our own door.`,

  notFound: 'This page was not found. Here is Home.',

  heroHeadline: `Welcome to ${brand}, the house between the lake and the sea`,

  aboutTitle: 'About Us',
  aboutParagraphs: [
    `${brand} is two sisters, a still and a boathouse.`,
    'We make three perfumes, and we make them ourselves.',
  ],
  aboutAlt: `The raw materials of ${brand} beside a bottle`,

  scentsTitle: 'Explore Our Scents',
  scentsLead: 'Three doors, all of them open.',
  findScent: 'Find your scent',

  newCollectionsLead: 'The fourth is resting. Leave us your address, and we will write when it is ready.',
} as const;

export interface Slide {
  /** The picture for landscape screens, and the one for portrait screens. */
  wide: (typeof pictures)[keyof typeof pictures];
  tall: (typeof pictures)[keyof typeof pictures];
  alt: string;
  /** A film that plays over the picture, which is its first frame. */
  film?: typeof film;
  focus?: 'left' | 'right';
  line: string;
  link: { to: string; text: string };
}

/** The slides of the hero, in order. */
export const slides: readonly Slide[] = [
  {
    wide: pictures.heroMotion,
    tall: pictures.heroMotionTall,
    alt: 'Light moving slowly around a bottle',
    film,
    focus: 'left',
    line: 'Night jasmine, tuberose and every window open.',
    link: { to: paths.orangeryNight, text: perfumes.orangeryNight.name },
  },
  {
    wide: pictures.heroEmber,
    tall: pictures.heroEmberTall,
    alt: 'A bottle on dark stone',
    focus: 'right',
    line: 'All that we make, in one place.',
    link: { to: paths.products, text: 'All our perfumes' },
  },
];
