import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { idle } from '../lib/idle';
import { startEvents, trackEvent } from '../lib/events';
import { routeOf } from './routes';

/** The search words in an address; '' if there are none. */
function wordsIn(pathname: string, search: string): string {
  const name = { [paths.search]: 'query', [paths.products]: 'search' }[pathname];
  return (name && new URLSearchParams(search).get(name)?.trim()) ?? '';
}

/** Starts the owner's analytics when idle, and reports pages and searches. */
export function Events({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void startEvents(async () => {
      await idle();
      const { default: start } = await import('./ownersEvents');
      return start();
    });
  }, []);
  useEffect(() => trackEvent('page', { page: routeOf(pathname).path }), [pathname]);
  const words = wordsIn(pathname, search);
  useEffect(() => {
    if (words !== '') trackEvent('search', { words });
  }, [words]);
  return children;
}
