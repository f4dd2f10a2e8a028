import { paths } from '#shop/config/paths';
import { pictures } from './pictures';

interface Edition {
  name: string;
  text: string;
  alt: string;
  source: (typeof pictures)[keyof typeof pictures];
  to: string;
}

/** The editions, each with a bottle as its picture: panels of Home, and pictures between the rows of the catalogue. */
export const editions: readonly Edition[] = [
  {
    name: 'Signature Scents',
    text: 'What we are known for, on this side of the lake.',
    alt: 'A bottle on ivory stone',
    source: pictures.editionSignature,
    to: paths.products,
  },
  {
    name: 'Limited Edition',
    text: 'The orangery, as long as the blossom lasts.',
    alt: 'A bottle in smoky light',
    source: pictures.editionLimited,
    to: paths.orangeryNight,
  },
  {
    name: 'Ultra-Rare Edition',
    text: 'Linden and Ink, from one tree.',
    alt: 'A bottle on a black plinth',
    source: pictures.editionUltraRare,
    to: paths.lindenAndInk,
  },
];
