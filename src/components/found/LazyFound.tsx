import { lazyOptional } from '../../lib/lazyOptional';

/** What the overlay finds besides its list, once something is typed. */
export const LazyFoundInOverlay = lazyOptional(() =>
  import('./FoundInOverlay').then(({ FoundInOverlay }) => FoundInOverlay),
);

/** The group by scent among the results. */
export const LazyScentHits = lazyOptional(() => import('./ScentHits').then(({ ScentHits }) => ScentHits));
