import { homeTexts } from '../../i18n/home';
import { film } from '../../config/film';
import { paths } from '../../config/paths';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import type { PictureSource } from '../../ui/Picture';
import { pictures } from '../../config/pictures';

export interface Slide {
  /** The picture for landscape screens, and the one for portrait screens. */
  wide: PictureSource;
  tall: PictureSource;
  alt: string;
  /** A film that plays over the picture, which is its first frame. */
  film?: typeof film;
  /** Where the subject of the wide picture is, if not a little right of the middle (Hero.module.css). */
  focus?: 'left' | 'right';
  line: string;
  link: { to: string; text: string };
}

const linkTo = (key: PerfumeKey): Slide['link'] => ({ to: paths[key], text: perfumes[key].name });

/** The slides of the hero, in order (behaviour 7.1). Their number, dots and links follow from this table. */
export const slides: readonly Slide[] = [
  {
    wide: pictures.heroCollection,
    tall: pictures.heroCollectionTall,
    alt: homeTexts.slideCollectionAlt,
    line: homeTexts.slideCollectionLine,
    link: { to: paths.products, text: homeTexts.slideCollectionLink },
  },
  {
    wide: pictures.heroMotion,
    tall: pictures.heroMotionTall,
    alt: homeTexts.slideMotionAlt,
    film,
    focus: 'left',
    line: homeTexts.slideMotionLine,
    link: linkTo('amberNights'),
  },
  {
    wide: pictures.heroEmber,
    tall: pictures.heroEmberTall,
    alt: homeTexts.slideEmberAlt,
    focus: 'right',
    line: homeTexts.slideEmberLine,
    link: linkTo('vanillaEmber'),
  },
];
