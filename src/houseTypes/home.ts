import type { pictures } from '#house/pictures';

type PictureOfHouse = (typeof pictures)[keyof typeof pictures];

interface FilmFile {
  webm: string;
  mp4: string;
  width: number;
  height: number;
}

/** A muted, seamless loop: for a large, another and an upright screen. The webm is AV1, the mp4 H.264. */
export type Film = Readonly<Record<'large' | 'wide' | 'tall', FilmFile>>;

export interface Slide {
  /** The picture for landscape screens, and the one for portrait screens. */
  wide: PictureOfHouse;
  tall: PictureOfHouse;
  alt: string;
  /** A film that plays over the picture, which is its first frame. */
  film?: Film;
  /** Where the subject of the wide picture is, if not a little right of the middle (Hero.module.css). */
  focus?: 'left' | 'right';
  line: string;
  link: { to: string; text: string };
}

/** A panel of Home. */
export interface Edition {
  name: string;
  text: string;
  alt: string;
  source: PictureOfHouse;
  to: string;
}
