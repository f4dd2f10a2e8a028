import { useLazyModule } from '../../lib/useLazyModule';

const loadInOverlay = () => import('./FoundInOverlay');
const loadHits = () => import('./ScentHits');

/** What the overlay finds besides its list, once something is typed; the list is whole without it. */
export function LazyFoundInOverlay({ query }: { query: string }) {
  const code = useLazyModule(loadInOverlay);
  return code && <code.FoundInOverlay query={query} />;
}

/** The group by scent among the results, which are whole without it. */
export function LazyScentHits({ query }: { query: string }) {
  const code = useLazyModule(loadHits);
  return code && <code.ScentHits query={query} as="h2" />;
}
