import { paths } from '#config/paths';
import type { Edition } from '#houseTypes/home';
import { perfumes } from './perfumes';
import { pictures } from './pictures';

/** The editions, each with a bottle as its picture: the panels of Home. */
export const editions: readonly Edition[] = [
  {
    name: 'Signature Scents',
    text: 'The perfumes we are known by, made for every day and never quite the same twice.',
    alt: 'A bottle of Classic Musk on ivory travertine with soft branch shadows',
    source: pictures.editionSignature,
    to: paths.products,
  },
  {
    name: 'Limited Edition',
    text: 'Amber Nights, for the slow hour after dinner, when the room is lit from within.',
    alt: 'A bottle of Amber Nights in smoky amber light',
    source: pictures.editionLimited,
    to: perfumes.amberNights.path,
  },
  {
    name: 'Ultra-Rare Edition',
    text: 'Royal Oud: the darkest woods and the oldest resins, held like a secret.',
    alt: 'A bottle of Royal Oud on a black and gold plinth',
    source: pictures.editionUltraRare,
    to: perfumes.royalOud.path,
  },
];
