import { QueryClient } from '@tanstack/react-query';
import { subscribeToSession } from '#shop/session/sessionStore';

const MINUTE_MS = 60_000;

/**
 * The cache of everything read from the API. It lives as long as the page, so that Back shows every loaded
 * page of a list, and is emptied when a customer comes or leaves. A failed call is not retried automatically; the
 * page offers 'Try again'.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 5 * MINUTE_MS,
      // While prerendering, a timer of an hour would keep the build's process alive.
      gcTime: import.meta.env.SSR ? Infinity : 60 * MINUTE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      structuralSharing: false,
    },
  },
});

subscribeToSession((change) => {
  if (change === 'renewed') return;
  queryClient.clear();
});
