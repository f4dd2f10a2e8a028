import type { ComponentProps } from 'react';
import { STORAGE_KEYS } from '../config/constants';
import { idle } from '../lib/idle';
import { readText } from '../lib/storage';
import { useHydrated } from '../lib/useHydrated';
import { useLazyModule } from '../lib/useLazyModule';
import type { RecentlyViewed } from './choosing/RecentlyViewed';

const loadStrip = () => idle().then(() => import('./choosing/RecentlyViewed'));

type Props = ComponentProps<typeof RecentlyViewed>;

/** The perfumes looked at lately; its code is loaded only where there are any. */
export function LazyRecentlyViewed(props: Props) {
  const hydrated = useHydrated();
  if (!hydrated || readText(STORAGE_KEYS.recentlyViewed) === null) return null;
  return <Strip {...props} />;
}

/** Optional: nothing is said if its code can't be loaded. */
function Strip(props: Props) {
  const code = useLazyModule(loadStrip);
  return code && <code.RecentlyViewed {...props} />;
}
