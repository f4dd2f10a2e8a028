import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { idle } from '../lib/idle';
import { startEvents, trackEvent } from '../lib/events';
import { watchErrors } from './errorEvents';
import { routeOf } from './routes';

/** The search words in an address; '' if there are none. */
function wordsIn(pathname: string, search: string): string {
  const name = { [paths.search]: 'query', [paths.products]: 'search' }[pathname];
  return (name && new URLSearchParams(search).get(name)?.trim()) ?? '';
}

/** Starts the owner's module when idle, and tells it of pages, searches, errors and the speed of the visit. */
export function Events({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    watchErrors(signal);
    void startEvents(async () => {
      await idle();
      if (signal.aborted) return null;
      const [{ default: start }, { measureVisit }] = await Promise.all([
        import('./ownersEvents'),
        import('./vitals'),
      ]);
      measureVisit((values) => trackEvent('vitals', { values }));
      return start();
    }, signal);
    return () => unmounted.abort();
  }, []);
  useEffect(() => trackEvent('page', { page: routeOf(pathname).path }), [pathname]);
  const words = wordsIn(pathname, search);
  useEffect(() => {
    if (words !== '') trackEvent('search', { words });
  }, [words]);
  return children;
}
