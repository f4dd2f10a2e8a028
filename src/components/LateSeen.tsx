import { lazy, Suspense, type ComponentProps } from 'react';
import { STORAGE_KEYS } from '../config/constants';
import { readText } from '../lib/storage';
import { useHydrated } from '../lib/useHydrated';

const SeenStrip = lazy(async () => {
  const { SeenStrip: strip } = await import('./choosing/SeenStrip');
  return { default: strip };
});

/** The perfumes looked at lately; its code is loaded only where there are any. */
export function LateSeen(props: ComponentProps<typeof SeenStrip>) {
  const hydrated = useHydrated();
  if (!hydrated || readText(STORAGE_KEYS.seen) === null) return null;
  return (
    <Suspense fallback={null}>
      <SeenStrip {...props} />
    </Suspense>
  );
}
