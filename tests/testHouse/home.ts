import type { Slide } from '#houseTypes/home';
import { paths } from '#config/paths';
import { brand } from './house';
import { perfumes } from './perfumes';
import { pictures } from './pictures';

export const homeTexts = {
  title: 'Perfumes of a Harbour Town',
  metaDescription: `Welcome to ${brand}: five perfumes of tea, rain, fig, flowers and tar, in two sizes.`,
  notFound: 'This page was not found. Here is Home.',
  heroHeadline: `Welcome to ${brand}`,
  aboutTitle: 'About Us',
  aboutParagraphs: ['We make five perfumes in a house by the water.'],
  aboutAlt: 'A bottle before a wall',
  scentsTitle: 'Explore Our Scents',
  scentsLead: 'Two ways in.',
  findScent: 'Find your scent',
  newCollectionsLead: 'A sixth perfume is on its way.',
} as const;

/** Four slides without a film. */
export const slides: readonly Slide[] = [
  {
    wide: pictures.hero,
    tall: pictures.heroTall,
    alt: 'A bottle before a dark wall',
    line: 'Five perfumes, no more.',
    link: { to: paths.products, text: 'All five' },
  },
  {
    wide: pictures.bannerCatalogue,
    tall: pictures.heroTall,
    alt: 'A bottle before a dark wall',
    line: perfumes.blackTea.tagline,
    link: { to: perfumes.blackTea.path, text: perfumes.blackTea.name },
  },
  {
    wide: pictures.bannerContact,
    tall: pictures.heroTall,
    alt: 'A bottle before a dark wall',
    line: perfumes.harbour.tagline,
    link: { to: perfumes.harbour.path, text: perfumes.harbour.name },
  },
  {
    wide: pictures.hero,
    tall: pictures.heroTall,
    alt: 'A bottle before a dark wall',
    line: perfumes.rain.tagline,
    link: { to: perfumes.rain.path, text: perfumes.rain.name },
  },
];
