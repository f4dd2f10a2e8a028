import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { LoginState } from '../components/returnAddress';
import { paths } from '../config/paths';
import { useAuth } from '../contexts/AuthContext';
import { t } from '../i18n/common';
import { reloadOnce } from '../lib/missingCode';
import { applyMeta, documentMeta } from './documentMeta';
import { RouteError } from './RouteError';
import type { RouteEntry } from './routes';
import styles from './RoutePage.module.css';
import { arrive } from './scroll';

/** A row of the route table on screen: guarded, loaded, and with an error boundary of its own. */
export function RoutePage({ entry }: { entry: RouteEntry }) {
  return (
    <RouteError>
      <Guard access={entry.access}>
        <LoadedPage entry={entry} />
      </Guard>
    </RouteError>
  );
}

/**
 * The page, once its code is loaded. Not by `React.lazy`: React reveals suspended content at the earliest 300 ms after
 * its fallback.
 * @throws PageLoadError when the code can't be loaded
 */
function LoadedPage({ entry }: { entry: RouteEntry }) {
  const [failure, setFailure] = useState<Error>();
  const [content, setContent] = useState(entry.page.render);
  const missing = content === undefined;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    entry.page
      .preload()
      .catch(reloadOnce)
      .then(
        () => !gone && setContent(entry.page.render()),
        (error: unknown) => !gone && setFailure(error instanceof Error ? error : new Error(String(error))),
      );
    return () => {
      gone = true;
    };
  }, [entry, missing]);
  if (failure) throw failure;
  if (missing) return entry.access === 'customer' ? <Waiting text={t('access.checking')} /> : <Waiting />;
  return (
    <>
      <Arrival entry={entry} />
      {content}
    </>
  );
}

/**
 * What happens when a page has arrived on screen: its head, the scroll position and the focus (behaviour 4.1 to
 * 4.4). It stands beside the page in its Suspense boundary, so it runs when the content is there.
 */
function Arrival({ entry }: { entry: RouteEntry }) {
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

/**
 * Keeps guests out of customers' pages and customers out of forgot-password (behaviour 2.6, 2.7). A redirect replaces
 * the history entry, so that Back doesn't lead to it again. The login page offers a guest the way back here, but not a
 * customer who has just logged out here.
 */
function Guard({ access, children }: { access: RouteEntry['access']; children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (user && !wasIn) setWasIn(true);
  if (access === 'customer') {
    if (loading) return <Waiting text={t('access.checking')} />;
    if (!user) {
      // After a 401 or 403, Layout has already navigated there, with the address to return to.
      if (window.location.pathname === paths.login) return <Waiting text={t('access.checking')} />;
      const state: LoginState | null = wasIn ? null : { from: pathname + search };
      return <Navigate to={paths.login} replace state={state} />;
    }
  }
  if (access === 'guest' && user) return <Navigate to={paths.home} replace />;
  return children;
}

function Waiting({ text = t('page.loading') }: { text?: string }) {
  return (
    <div className={styles.waiting} data-plain>
      <p>{text}</p>
    </div>
  );
}
