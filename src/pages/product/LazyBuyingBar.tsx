import type { ComponentProps } from 'react';
import { idle } from '../../lib/idle';
import { lazyOptional } from '../../lib/lazyOptional';
import { useMediaQuery } from '../../lib/useMediaQuery';

/** A phone held upright: offer and story stand one below the other there (ProductPage.module.css). */
const NARROW =
  '(max-width: 559.98px) and (min-height: 480px), (max-width: 699.98px) and (orientation: portrait)';

const BuyingBar = lazyOptional(async () => {
  await idle();
  return (await import('./BuyingBar')).BuyingBar;
});

/** The buying bar, where the screen is narrow; a wide one never loads its code. */
export function LazyBuyingBar(props: ComponentProps<typeof BuyingBar>) {
  return useMediaQuery(NARROW) && <BuyingBar {...props} />;
}
