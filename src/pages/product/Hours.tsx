import { useRef, type CSSProperties, type ReactNode } from 'react';
import { media } from '#config/media';
import type { HoursPictures } from '#houseTypes/perfume';
import { useInView } from '#lib/useInView';
import { candidates, pictureAddress } from '#ui/Picture';
import styles from './Hours.module.css';
import { productText } from './texts';

interface HoursProps {
  pictures: HoursPictures;
  /** How long the perfume lasts. */
  hours: number;
  /** The notes over the hours. */
  children: ReactNode;
}

/** The notes beside a picture, whose frames the style sheet fades in as they scroll by; else its last shows. */
export function Hours({ pictures, hours, children }: HoursProps) {
  const { path, frames, widths } = pictures;
  const stage = useRef<HTMLDivElement>(null);
  // No picture loads before the window is near: a lazy one would load beside those that are in view.
  const isNear = useInView(stage, { margin: '100% 0px', once: true });
  const share = (at: number): string => `${(100 * at) / (frames - 1)}%`;
  const frame = (at: number, style?: CSSProperties) => (
    <img
      key={at}
      alt=""
      decoding="async"
      src={pictureAddress(path, `${at + 1}-${widths[0] ?? ''}.avif`)}
      srcSet={candidates(pictures, (width) => `${at + 1}-${width}.avif`)}
      sizes={`${media.desktop} 60vw, 100vw`}
      style={style}
    />
  );
  return (
    <div className={styles.hours}>
      <div
        ref={stage}
        className={styles.stage}
        aria-hidden="true"
        data-unit={productText('timeline.hour', { hours: '' })}
        style={isNear ? ({ '--last': hours } as CSSProperties) : undefined}
      >
        {isNear ? (
          Array.from({ length: frames }, (_, at) =>
            frame(at, { '--from': share(at - 1), '--to': share(at) } as CSSProperties),
          )
        ) : (
          <noscript>{frame(frames - 1)}</noscript>
        )}
      </div>
      <div className={styles.notes}>{children}</div>
    </div>
  );
}
