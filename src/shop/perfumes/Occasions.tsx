import type { Hour, Season } from '../../house/types';
import { perfumesText } from './texts';
import styles from './Occasions.module.css';

const DRAWINGS: Record<Hour | Season, string> = {
  day: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7',
  evening: 'M7 16a5 5 0 0 1 10 0M2.5 16h19M6 20h12M12 5v3M4.5 9l2 1.8m13-1.8-2 1.8',
  night: 'M19.5 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 10Z',
  spring: 'M12 21v-8m0 0c0-4.5-3-6.5-7.5-6.5 0 4.5 3 6.5 7.5 6.5Zm0-2c0-4 3-6 7.5-6 0 4-3 6-7.5 6Z',
  summer:
    'M8 13a4 4 0 1 1 8 0M12 4v2.5M4.5 8l2 1.5M19.5 8l-2 1.5M3 16.5c2-1.8 4-1.8 6 0s4 1.8 6 0 4-1.8 6 0M3 20.5c2-1.8 4-1.8 6 0s4 1.8 6 0 4-1.8 6 0',
  autumn: 'M6.5 17.5C3 9.5 9 4 20 4.5c1 10.5-5.5 16.5-13.5 13ZM4 20.5 14 10',
  winter: 'M12 2.5v19M3.8 7.2l16.4 9.6m0-9.6L3.8 16.8M9.5 4 12 6.5 14.5 4m-5 16 2.5-2.5 2.5 2.5',
};

/** Times of day or seasons, each with a drawing. */
export function Occasions({ of }: { of: readonly (Hour | Season)[] }) {
  return (
    <ul role="list" className={styles.occasions}>
      {of.map((occasion) => (
        <li key={occasion} className={styles.occasion}>
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={DRAWINGS[occasion]} />
          </svg>
          {perfumesText(`occasion.${occasion}`)}
        </li>
      ))}
    </ul>
  );
}
