import { homeTexts } from '../../i18n/home';
import { film } from '../../config/film';
import { paths } from '../../config/paths';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import type { PictureSource } from '../../ui/Picture';
import { pictures } from '../../config/pictures';

interface Shot {
  src: PictureSource;
  tall: PictureSource;
  alt: string;
  /** Where the subject is: a name used in the style sheet. */
  focus: 'collection' | 'motion' | 'ember';
  /** The slide's text and link. */
  line: string;
  link: { to: string; text: string };
}

/** A slide of the hero (behaviour 7.1). */
export type Slide = Shot & ({ type: 'image' } | { type: 'video'; film: typeof film });

const linkTo = (key: PerfumeKey): Shot['link'] => ({ to: paths[key], text: perfumes[key].name });

export const slides: readonly Slide[] = [
  {
    type: 'image',
    src: pictures.heroCollection,
    tall: pictures.heroCollectionTall,
    alt: homeTexts.slideCollectionAlt,
    focus: 'collection',
    line: homeTexts.slideCollectionLine,
    link: { to: paths.products, text: homeTexts.slideCollectionLink },
  },
  {
    type: 'video',
    film,
    src: pictures.heroMotion,
    tall: pictures.heroMotionTall,
    alt: homeTexts.slideMotionAlt,
    focus: 'motion',
    line: homeTexts.slideMotionLine,
    link: linkTo('amberNights'),
  },
  {
    type: 'image',
    src: pictures.heroEmber,
    tall: pictures.heroEmberTall,
    alt: homeTexts.slideEmberAlt,
    focus: 'ember',
    line: homeTexts.slideEmberLine,
    link: linkTo('vanillaEmber'),
  },
];
