import type { CSSProperties, ReactNode } from 'react';
import { media } from '#config/media';
import type { HoursPictures } from '#house/types';
import { useHydrated } from '#lib/useHydrated';
import { pictureAddress } from '#ui/Picture';
import styles from './Hours.module.css';
import { productText } from './texts';

interface HoursProps {
  pictures: HoursPictures;
  /** How long the perfume lasts. */
  hours: number;
  /** The notes over the hours. */
  children: ReactNode;
}

/**
 * The notes beside a picture whose light passes with the hours: the style sheet fades the frames in as the notes
 * scroll by, and counts the hours. Where that is not supported or not wanted, only the last frame shows.
 */
export function Hours({ pictures: { path, frames, widths }, hours, children }: HoursProps) {
  const isHydrated = useHydrated();
  // The policy allows no style attribute in a prerendered page, so it has the last frame alone.
  const first = isHydrated ? 0 : frames - 1;
  const share = (at: number): string => `${(100 * at) / (frames - 1)}%`;
  return (
    <div className={styles.hours}>
      <div
        className={styles.stage}
        aria-hidden="true"
        data-unit={productText('unfolding.hour', { hours: '' })}
        style={isHydrated ? ({ '--last': hours } as CSSProperties) : undefined}
      >
        {Array.from({ length: frames - first }, (_, index) => first + index).map((at) => (
          <img
            key={at}
            alt=""
            loading="lazy"
            decoding="async"
            src={pictureAddress(path, `${at + 1}-${widths[0] ?? ''}.avif`)}
            srcSet={widths
              .map((width) => `${pictureAddress(path, `${at + 1}-${width}.avif`)} ${width}w`)
              .join(', ')}
            sizes={`${media.desktop} 60vw, 100vw`}
            style={isHydrated ? ({ '--from': share(at - 1), '--to': share(at) } as CSSProperties) : undefined}
          />
        ))}
      </div>
      <div className={styles.notes}>{children}</div>
    </div>
  );
}
