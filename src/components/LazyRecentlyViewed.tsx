import type { ComponentProps } from 'react';
import { STORAGE_KEYS } from '../config/constants';
import { idle } from '../lib/idle';
import { lazyOptional } from '../lib/lazyOptional';
import { readText } from '../lib/storage';
import { useHydrated } from '../lib/useHydrated';

const RecentlyViewed = lazyOptional(async () => {
  await idle();
  return (await import('./choosing/RecentlyViewed')).RecentlyViewed;
});

/** The recently viewed perfumes. Their code is loaded only if there are any. */
export function LazyRecentlyViewed(props: ComponentProps<typeof RecentlyViewed>) {
  const hydrated = useHydrated();
  return hydrated && readText(STORAGE_KEYS.recentlyViewed) !== null && <RecentlyViewed {...props} />;
}
