import type { Hour, Season } from '../../config/facets';
import { t } from '../../i18n/glance';
import styles from './Occasions.module.css';

const DRAWINGS: Record<Hour | Season, string> = {
  day: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.300 5.300 7 7m10 10 1.700 1.700m0-13.400L17 7M7 17l-1.700 1.700',
  evening: 'M7 16a5 5 0 0 1 10 0M2.500 16h19M6 20h12M12 5v3M4.500 9l2 1.800m13-1.800-2 1.800',
  night: 'M19.500 14.500A8 8 0 1 1 10 4.500a6.500 6.500 0 0 0 9.500 10Z',
  spring:
    'M12 21v-8m0 0c0-4.500-3-6.500-7.500-6.500 0 4.500 3 6.500 7.500 6.500Zm0-2c0-4 3-6 7.500-6 0 4-3 6-7.500 6Z',
  summer:
    'M8 13a4 4 0 1 1 8 0M12 4v2.500M4.500 8l2 1.500M19.500 8l-2 1.500M3 16.500c2-1.800 4-1.800 6 0s4 1.800 6 0 4-1.800 6 0M3 20.500c2-1.800 4-1.800 6 0s4 1.800 6 0 4-1.800 6 0',
  autumn: 'M6.500 17.500C3 9.500 9 4 20 4.500c1 10.500-5.500 16.500-13.500 13ZM4 20.500 14 10',
  winter:
    'M12 2.500v19M3.800 7.200l16.400 9.600m0-9.600L3.800 16.800M9.500 4 12 6.500 14.500 4m-5 16 2.500-2.500 2.500 2.500',
};

/** Times of day or seasons, each with its drawing. */
export function Occasions({ of }: { of: readonly (Hour | Season)[] }) {
  return (
    <ul role="list" className={styles.occasions}>
      {of.map((occasion) => (
        <li key={occasion} className={styles.occasion}>
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={DRAWINGS[occasion]} />
          </svg>
          {t(`occasion.${occasion}`)}
        </li>
      ))}
    </ul>
  );
}
