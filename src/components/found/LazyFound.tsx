import { lazyOptional } from '../../lib/lazyOptional';

/** The overlay's further results, loaded when something is typed. */
export const LazyFoundInOverlay = lazyOptional(() =>
  import('./FoundInOverlay').then(({ FoundInOverlay }) => FoundInOverlay),
);

/** The perfumes found by scent, on the results page. */
export const LazyScentHits = lazyOptional(() => import('./ScentHits').then(({ ScentHits }) => ScentHits));
