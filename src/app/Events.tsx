import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { idle } from '../lib/idle';
import { startEvents, trackEvent } from '../lib/events';
import { routeOf } from './routes';

/** The words that an address searches by; '' for any other. */
function wordsIn(pathname: string, search: string): string {
  const name = { [paths.search]: 'query', [paths.products]: 'search' }[pathname];
  return (name && new URLSearchParams(search).get(name)?.trim()) ?? '';
}

/** Starts the owner's analytics once the page is at rest, and tells it of pages and searches (behaviour 19.31). */
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
