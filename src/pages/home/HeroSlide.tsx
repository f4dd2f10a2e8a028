import { memo, useEffect, useRef, useState } from 'react';
import { media } from '#config/media';
import { slides } from '#house/home';
import type { Film, Slide } from '#houseTypes/home';
import { useHydrated } from '#lib/useHydrated';
import { useMediaQuery, useReducedMotion } from '#lib/useMediaQuery';
import { Picture } from '#ui/Picture';
import styles from './Hero.module.css';
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

/** The `type` of each source, so that a browser without AV1 skips the webm without requesting it. */
const filmTypes = { webm: 'video/webm; codecs="av01.0.08M.10"', mp4: 'video/mp4' } as const;

/** The silent film over its poster, its first frame. It loads when it first plays, and never with reduced motion. */
function HeroFilm({ versions, playing }: { versions: Film; playing: boolean }) {
  const upright = useMediaQuery(media.upright);
  const large = useMediaQuery(media.wide);
  const reducedMotion = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const mayPlay = isHydrated && !reducedMotion;
  const { webm, mp4, width, height } = versions[upright ? 'tall' : large ? 'large' : 'wide'];

  useEffect(() => {
    // If the browser does not play it, for example in power saving mode, the poster stays.
    if (playing) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing, mayPlay, webm]);

  if (!mayPlay) return null;
  return (
    <video
      key={webm}
      ref={video}
      className={styles.film}
      data-shown={shown || undefined}
      width={width}
      height={height}
      muted
      playsInline
      loop
      preload="none"
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden="true"
      onEmptied={() => setShown(false)}
      onPlaying={() => setShown(true)}
    >
      <source src={webm} type={filmTypes.webm} />
      <source src={mp4} type={filmTypes.mp4} />
    </video>
  );
}
