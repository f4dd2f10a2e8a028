import { useState, type ComponentProps } from 'react';
import { LazyPart } from '../../ui/LazyPart';
import { lazyModule } from '../../lib/lazyModule';
import { useInView } from '../../lib/useInView';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { BuyingBar as Loaded } from './BuyingBar';

/** A phone in portrait, where the story is below the offer (ProductPage.module.css). */
const NARROW = '(width < 560px) and (height >= 480px), (width < 700px) and (orientation: portrait)';

/** The lower half of the screen and everything below it. */
const LOWER_HALF = '-50% 0px 100000px 0px';

const buyingBar = lazyModule(() => import('./BuyingBar'));

/** The buying bar. Its code loads on a narrow screen, once the offer is past the middle. */
export function LazyBuyingBar(props: ComponentProps<typeof Loaded>) {
  const narrow = useMediaQuery(NARROW);
  const below = useInView(props.offer, LOWER_HALF, false, true);
  const [near, setNear] = useState(false);
  if (!below && !near) setNear(true);
  if (!narrow || !near) return null;
  return (
    <LazyPart optional module={buyingBar}>
      {({ BuyingBar }) => <BuyingBar {...props} />}
    </LazyPart>
  );
}
