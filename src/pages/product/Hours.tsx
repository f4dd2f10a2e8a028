import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { HoursPictures } from '../../config/perfume';
import { savesData } from '../../lib/savesData';
import { useHydrated } from '../../lib/useHydrated';
import { useInView } from '../../lib/useInView';
import { useReducedMotion } from '../../lib/useMediaQuery';
import styles from './Hours.module.css';

/** The distance from the view at which the frames load. */
const NEAR = '600px';

/** The part of the window's height at which the first line is when the hours begin, and the last when they end. */
const READING_LINE = 0.7;

interface HoursProps {
  pictures: HoursPictures;
  /** The notes over the hours. */
  children: ReactNode;
}

/**
 * The notes beside a picture whose light passes with the hours: scrolling the notes moves the lamp and unfolds
 * their curves. With reduced motion or Save-Data only the last frame shows, and all curves.
 */
export function Hours({ pictures: { path, frames, widths }, children }: HoursProps) {
  const place = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR, true);
  const still = useReducedMotion();
  const passing = useHydrated() && near && !still && !savesData();
  // Scrolling elsewhere costs no measurement.
  const here = useInView(place, NEAR);
  useScrolledShare(place, notes, passing && here);
  const shown = near ? Array.from({ length: frames }, (_, at) => at).slice(passing ? 0 : -1) : [];
  return (
    <div ref={place} className={styles.hours} data-passing={passing || undefined}>
      <div className={styles.stage} aria-hidden="true">
        {shown.map((at) => (
          <img
            key={at}
            alt=""
            decoding="async"
            src={`/pictures/${path}/${at + 1}-${widths[0] ?? ''}.avif`}
            srcSet={widths.map((width) => `/pictures/${path}/${at + 1}-${width}.avif ${width}w`).join(', ')}
            sizes="(min-width: 1024px) 60vw, 100vw"
            style={{ '--share': at / (frames - 1), '--frames': frames - 1 } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.notes}>
        <div ref={notes}>{children}</div>
      </div>
    </div>
  );
}

/** Keeps the share of an element that is above the reading line, 0 to 1, in `--passed` of another. */
function useScrolledShare(
  target: RefObject<HTMLElement | null>,
  measured: RefObject<HTMLElement | null>,
  wanted: boolean,
): void {
  useEffect(() => {
    if (!wanted) return;
    const measure = (): void => {
      const { top = 0, height = 1 } = measured.current?.getBoundingClientRect() ?? {};
      const passed = (READING_LINE * window.innerHeight - top) / height;
      target.current?.style.setProperty('--passed', Math.min(1, Math.max(0, passed)).toFixed(3));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [target, measured, wanted]);
}
