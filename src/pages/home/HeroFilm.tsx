import { useEffect, useRef, useState } from 'react';
import { media } from '#config/media';
import { filmTypes, type film } from '#house/film';
import { useHydrated } from '#lib/useHydrated';
import { useMediaQuery, useReducedMotion } from '#lib/useMediaQuery';
import styles from './Hero.module.css';

/**
 * The silent film over its poster, which is its first frame. It loads when it first plays, and not at all
 * with reduced motion. It is never prerendered.
 */
export function HeroFilm({ versions, playing }: { versions: typeof film; playing: boolean }) {
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
