import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { reloadOnce, type PageLoadError } from '../lib/missingCode';
import { useAuth } from '../shop/session/AuthContext';
import { Waiting } from './Waiting';
import { applyMeta, documentMeta } from './documentMeta';
import type { RouteEntry } from './routes';
import { arrive } from './scroll';
import { appText } from './texts';

/**
 * Renders the page of a route once its code is loaded. It does not use `React.lazy`, because React reveals
 * suspended content only 300 ms after its fallback.
 * @throws PageLoadError if the code can't be loaded
 */
export function LoadedPage({ entry }: { entry: RouteEntry }) {
  const [failure, setFailure] = useState<PageLoadError>();
  const [content, setContent] = useState(() => entry.page.render());
  const isLoading = content === undefined;
  const { sessionVersion } = useAuth();
  useEffect(() => {
    if (!isLoading) return;
    let isStopped = false;
    const load = async (): Promise<void> => {
      try {
        // Without the code: reloads the page, or throws.
        await entry.page.preload().catch(() => reloadOnce(() => !isStopped));
        if (!isStopped) setContent(entry.page.render());
      } catch (error) {
        if (!isStopped) setFailure(error as PageLoadError);
      }
    };
    void load();
    return () => {
      isStopped = true;
    };
  }, [entry, isLoading]);
  if (failure) throw failure;
  if (isLoading)
    return entry.access === 'customer' ? <Waiting text={appText('access.checking')} /> : <Waiting />;
  return (
    <>
      <Arrival entry={entry} />
      <Fragment key={entry.hasForm ? sessionVersion : 0}>{content}</Fragment>
    </>
  );
}

/** Updates the head, the scroll position and the focus when a page appears. */
function Arrival({ entry }: { entry: RouteEntry }) {
  const location = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    const meta = documentMeta(entry);
    if (meta) applyMeta(meta);
  }, [entry]);

  useLayoutEffect(() => arrive(location, how), [location, how]);

  return null;
}
