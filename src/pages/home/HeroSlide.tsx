import { memo, useState } from 'react';
import { slides } from '#house/home';
import type { Slide } from '#houseTypes/home';
import { Picture } from '#ui/Picture';
import styles from './Hero.module.css';
import { HeroFilm } from './HeroFilm';
import { carouselText } from './texts';

interface HeroSlideProps {
  slide: Slide;
  number: number;
  state: 'current' | 'previous' | 'away';
  /** Whether its picture may load. */
  loads: boolean;
  moving: boolean;
}

/** One slide of the carousel: a picture, or a film over its poster. */
export const HeroSlide = memo(function HeroSlide({ slide, number, state, loads, moving }: HeroSlideProps) {
  const first = number === 1;
  const [arrived, setArrived] = useState(first);
  return (
    <div
      role="group"
      aria-roledescription={carouselText('carousel.slideRole')}
      aria-label={carouselText('carousel.slide', { number, count: slides.length })}
      aria-hidden={state === 'current' ? undefined : true}
      className={styles.slide}
      data-state={state}
      data-arrived={arrived || undefined}
    >
      {loads && (
        <div className={styles.media} data-focus={slide.focus} data-film={slide.film ? true : undefined}>
          <Picture
            source={slide.wide}
            tall={slide.tall}
            alt={slide.alt}
            sizes="100vw"
            priority={first}
            className={styles.picture}
            imgProps={{
              draggable: false,
              onLoad: () => setArrived(true),
              onError: () => setArrived(true),
            }}
          />
          {slide.film && <HeroFilm versions={slide.film} playing={moving && state === 'current'} />}
        </div>
      )}
    </div>
  );
});
