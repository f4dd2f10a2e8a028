import type { ComponentProps } from 'react';
import { STORAGE_KEYS } from '../../config/constants';
import { idle } from '../../lib/idle';
import { lazyModule } from '../../lib/lazyModule';
import { readText } from '../../lib/storage';
import { useHydrated } from '../../lib/useHydrated';
import type { RecentlyViewed as Loaded } from './RecentlyViewed';
import { LazyPart } from '../LazyPart';

const recentlyViewed = lazyModule(() => idle().then(() => import('./RecentlyViewed')));

/** The recently viewed perfumes. Their code is loaded only if there are any. */
export function LazyRecentlyViewed(props: ComponentProps<typeof Loaded>) {
  const hydrated = useHydrated();
  if (!hydrated || readText(STORAGE_KEYS.recentlyViewed) === null) return null;
  return (
    <LazyPart optional module={recentlyViewed}>
      {({ RecentlyViewed }) => <RecentlyViewed {...props} />}
    </LazyPart>
  );
}
