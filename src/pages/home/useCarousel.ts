import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { CAROUSEL_INTERVAL_MS } from '#config/constants';
import { useInView } from '#lib/useInView';
import { useReducedMotion } from '#lib/useMediaQuery';
import { useIsCovered } from '#ui/overlays';

/** The index of the slide a step away. It wraps in both directions. */
const wrapIndex = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count;

/** How long before the first change the other slides start to load. */
const PRELOAD_MS = 1500;

type Holder = 'pointer' | 'focus';

export type Carousel = ReturnType<typeof useCarousel>;

/** The hero carousel, which advances by itself. It waits while pointer or focus is on it, and while nobody can see it. */
export function useCarousel(count: number, stage: RefObject<Element | null>) {
  // The previous slide stays below while the current one fades in.
  const [{ index, previous }, setShown] = useState({ index: 0, previous: 0 });
  // At first, only the first slide loads its picture.
  const [loadsAll, setLoadsAll] = useState(false);
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState<Record<Holder, boolean>>({ pointer: false, focus: false });
  const reducedMotion = useReducedMotion();
  const inView = useInView(stage);
  const pageVisible = usePageVisible();
  const isCovered = useIsCovered();

  const playing = userChoice ?? !reducedMotion;
  // Whether film and drift run.
  const moving = playing && inView && pageVisible && !isCovered;
  // Whether slides advance.
  const rotating = moving && !held.pointer && !held.focus;

  const show = (next: number): void => {
    setLoadsAll(true);
    setShown((now) => (now.index === next ? now : { index: next, previous: now.index }));
  };

  useEffect(() => {
    if (!rotating) return;
    const next = wrapIndex(index, 1, count);
    const preloadTimer = setTimeout(() => setLoadsAll(true), CAROUSEL_INTERVAL_MS - PRELOAD_MS);
    const turnTimer = setTimeout(() => show(next), CAROUSEL_INTERVAL_MS);
    return () => {
      clearTimeout(preloadTimer);
      clearTimeout(turnTimer);
    };
  }, [rotating, index, count]);

  return {
    index,
    previous,
    loadsAll,
    playing,
    moving,
    rotating,
    show,
    step: (by: 1 | -1): void => show(wrapIndex(index, by, count)),
    toggle: (): void => {
      setUserChoice(!playing);
      // Play starts the carousel even if pointer or focus is still on it.
      setHeld({ pointer: false, focus: false });
    },
    /** Holds the slide while pointer or focus is on it, or releases it. */
    hold: (holder: Holder, isHeld: boolean): void => {
      // The user may step now.
      if (isHeld) setLoadsAll(true);
      setHeld((now) => ({ ...now, [holder]: isHeld }));
    },
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
