import { QueryClient } from '@tanstack/react-query';
import { onSessionChange } from './sessionStore';

const MINUTE_MS = 60_000;

/**
 * The cache of what was read from the API. It lives as long as the page, so that Back shows every page of a list that
 * was loaded, and is emptied when the session changes. A failed call is not retried automatically; the shopper is
 * offered 'Try again'.
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
