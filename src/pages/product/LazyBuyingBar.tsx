import type { ComponentProps } from 'react';
import { idle } from '../../lib/idle';
import { useLazyModule } from '../../lib/useLazyModule';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { BuyingBar } from './BuyingBar';

/** A phone held upright: offer and story stand one below the other there (ProductPage.module.css). */
const NARROW =
  '(max-width: 559.98px) and (min-height: 480px), (max-width: 699.98px) and (orientation: portrait)';

const loadBar = () => idle().then(() => import('./BuyingBar'));

type Props = ComponentProps<typeof BuyingBar>;

/** The buying bar, where the screen is narrow; a wide one never loads its code. */
export function LazyBuyingBar(props: Props) {
  return useMediaQuery(NARROW) && <Bar {...props} />;
}

/** The offer at the page's top sells without it, so nothing is said where its code does not come. */
function Bar(props: Props) {
  const code = useLazyModule(loadBar);
  return code && <code.BuyingBar {...props} />;
}
