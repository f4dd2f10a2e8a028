import type { Edition } from '#houseTypes/home';
import { perfumes } from './perfumes';
import { pictures } from './pictures';

/** Two panels. */
export const editions: readonly Edition[] = [
  {
    name: 'By the Water',
    text: 'Two that begin in the rain.',
    alt: 'A bottle before a wall',
    source: pictures.productRain,
    to: perfumes.rain.path,
  },
  {
    name: 'By the Fire',
    text: 'Three for the long evenings.',
    alt: 'A bottle before a wall',
    source: pictures.productBlackTea,
    to: perfumes.blackTea.path,
  },
];
