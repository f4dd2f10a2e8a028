import { useRef, type ComponentProps } from 'react';
import { useInView } from '../../lib/useInView';
import { useLazyModule } from '../../lib/useLazyModule';
import type { Companions } from './Companions';
import styles from './ProductPage.module.css';

const loadCompanions = () => import('./Companions');

/** Near enough that they are there before they are scrolled to. */
const NEAR = '800px';

type Props = ComponentProps<typeof Companions>;

/** The perfumes that go with this one, loaded near the view; their place is kept free. */
export function LazyCompanions(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR, true);
  return (
    <div ref={place} className={styles.companions}>
      {near && <Loaded {...props} />}
    </div>
  );
}

/** Optional: nothing is said if its code can't be loaded. */
function Loaded(props: Props) {
  const code = useLazyModule(loadCompanions);
  return code && <code.Companions {...props} />;
}
