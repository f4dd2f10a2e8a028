import { QueryClient, type Query } from '@tanstack/react-query';
import { onSessionChange } from '../session/sessionStore';

const MINUTE_MS = 60_000;

/** When each query was answered, as `performance.now()` counts. */
const answeredAt = new WeakMap<object, number>();

/**
 * The time within which data that is shown again is not refetched, for the option `staleTime`. TanStack Query
 * itself compares times of day, so a change of the system's time would keep data for hours.
 */
export function freshFor(ms: number) {
  return (query: Pick<Query, 'state'>): number =>
    performance.now() - (answeredAt.get(query) ?? -Infinity) < ms ? Infinity : -Infinity;
}

/**
 * The cache of everything read from the API. It lives as long as the page, so that Back shows every loaded
 * page of a list, and is emptied when the session changes. A failed call is not retried automatically; the
 * page offers 'Try again'.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: freshFor(5 * MINUTE_MS),
      // While prerendering, a timer of an hour would keep the build's process alive.
      gcTime: import.meta.env.SSR ? Infinity : 60 * MINUTE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      structuralSharing: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'success')
    answeredAt.set(event.query, performance.now());
});

onSessionChange(() => {
  // A query on screen outlives the cache; without this, it would stay for an hour after that.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
  queryClient.clear();
});
