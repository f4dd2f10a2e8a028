import { QueryClient } from '@tanstack/react-query';
import { onSessionChange } from './sessionStore';

const MINUTE_MS = 60_000;

/**
 * What was read from the API, for as long as the page lives: so Back shows the pages of a list that were
 * loaded. A failed call is not retried automatically; the shopper is offered 'Try again'. Nothing of one customer
 * remains for the next.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 5 * MINUTE_MS,
      // While prerendering, a timer of an hour would keep the process alive.
      gcTime: import.meta.env.SSR ? Infinity : 60 * MINUTE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      structuralSharing: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionChange(() => {
  // A list that is on screen outlives the cache, and would be kept for an hour once it has left the screen.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
  queryClient.clear();
});
