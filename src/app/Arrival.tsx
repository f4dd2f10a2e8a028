import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { applyMeta, documentMeta } from './documentMeta';
import type { RouteEntry } from './routes';
import { arrive } from './scroll';

/**
 * What happens when a page has arrived on screen: its head, the scroll position and the focus (behaviour 4.1 to
 * 4.4). It stands beside the page in its Suspense boundary, so it runs when the content is there.
 */
export function Arrival({ entry }: { entry: RouteEntry }) {
  const location = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    const meta = documentMeta(entry);
    if (meta) applyMeta(meta);
  }, [entry]);

  useLayoutEffect(() => arrive(location, how), [location, how]);

  useEffect(() => window.replayPress?.('page'), []);

  return null;
}
