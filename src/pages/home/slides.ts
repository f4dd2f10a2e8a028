import { homeTexts } from '../../i18n/home';
import { film } from '../../config/film';
import type { PictureSource } from '../../ui/Picture';
import { pictures } from '../../config/pictures';

interface Shot {
  src: PictureSource;
  tall: PictureSource;
  alt: string;
  /** Where its subject is; a name of the style sheet. */
  focus: 'collection' | 'motion' | 'ember';
}

/** A slide of the hero (behaviour 7.1). */
export type Slide = Shot & ({ type: 'image' } | { type: 'video'; film: typeof film });

export const slides: readonly Slide[] = [
  {
    type: 'image',
    src: pictures.heroCollection,
    tall: pictures.heroCollectionTall,
    alt: homeTexts.slideCollectionAlt,
    focus: 'collection',
  },
  {
    type: 'video',
    film,
    src: pictures.heroMotion,
    tall: pictures.heroMotionTall,
    alt: homeTexts.slideMotionAlt,
    focus: 'motion',
  },
  {
    type: 'image',
    src: pictures.heroEmber,
    tall: pictures.heroEmberTall,
    alt: homeTexts.slideEmberAlt,
    focus: 'ember',
  },
];
