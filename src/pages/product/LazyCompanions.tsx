import { useRef, type ComponentProps } from 'react';
import { lazyOptional } from '../../lib/lazyOptional';
import { useInView } from '../../lib/useInView';
import styles from './ProductPage.module.css';

/** The distance from the view at which they load, so that they are there before the user reaches them. */
const NEAR = '800px';

const Companions = lazyOptional(() => import('./Companions').then(({ Companions: part }) => part));

/** The companions of a perfume, loaded near the view; their space is reserved. */
export function LazyCompanions(props: ComponentProps<typeof Companions>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR, true);
  return (
    <div ref={place} className={styles.companions}>
      {near && <Companions {...props} />}
    </div>
  );
}
