import { useRef, type ComponentProps } from 'react';
import { lazyOptional } from '../../lib/lazyOptional';
import { useInView } from '../../lib/useInView';
import styles from './ProductPage.module.css';

/** Near enough that they are there before they are scrolled to. */
const NEAR = '800px';

const Companions = lazyOptional(() => import('./Companions').then(({ Companions: part }) => part));

/** The perfumes that go with this one, loaded near the view; their space is reserved. */
export function LazyCompanions(props: ComponentProps<typeof Companions>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR, true);
  return (
    <div ref={place} className={styles.companions}>
      {near && <Companions {...props} />}
    </div>
  );
}
