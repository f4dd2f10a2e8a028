import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { params, paths } from '#config/paths';
import { startEvents, trackEvent, type TrackEvent } from '#lib/events';
import { idle } from '#lib/idle';
import { plainPath } from '#lib/plainPath';
import { routeOf } from '../routes';
import { trackUncaughtErrors } from './trackErrors';

function wordsIn(pathname: string, search: string): string {
  const name = { [paths.search]: params.query, [paths.products]: params.search }[plainPath(pathname)];
  return (name && new URLSearchParams(search).get(name)?.trim()) ?? '';
}

async function loadModule(): Promise<TrackEvent | null> {
  await idle();
  const [{ default: start }, { measureVisit }] = await Promise.all([
    import('./ownersEvents'),
    import('./vitals'),
  ]);
  measureVisit((values) => trackEvent('vitals', { values }));
  return start();
}

/** Starts the owner's module when idle. Called once, before the first render. */
export function startOwnersEvents(): void {
  startEvents(loadModule);
  trackUncaughtErrors();
}

export function Events({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useEffect(() => trackEvent('page', { page: routeOf(pathname).path }), [pathname]);
  const words = wordsIn(pathname, search);
  useEffect(() => {
    if (words !== '') trackEvent('search', { words });
  }, [words]);
  return children;
}
