import { notifyManager, QueryClient } from '@tanstack/react-query';
import { perCustomer } from '#shop/session/customer';

// An answer shows before the parts below the first screen are hydrated; with the default, a timer, it shows after them.
notifyManager.setScheduler(queueMicrotask);

const MINUTE_MS = 60_000;

/** The customer's cache of the API, for the whole visit: Back shows every loaded page. A failed call is not retried. */
export const queryClient = perCustomer(({ signal }) => {
  const client = new QueryClient({
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
  // It notices that the tab comes back.
  client.mount();
  signal.addEventListener('abort', () => {
    const queries = client.getQueryCache().getAll();
    client.unmount();
    // Otherwise its timers would keep it in memory for an hour; that of a list on screen starts when the list goes.
    client.clear();
    setTimeout(() => queries.forEach((query) => query.destroy()));
  });
  return client;
});
