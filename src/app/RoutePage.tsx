import { Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { LoginState } from '../components/returnAddress';
import { paths } from '../config/paths';
import { useAuth } from '../contexts/AuthContext';
import { t } from '../i18n/common';
import { reloadOnce } from '../lib/missingCode';
import { applyMeta, documentMeta } from './documentMeta';
import type { RouteEntry } from './routes';
import styles from './RoutePage.module.css';
import { arrive } from './scroll';

/** Renders a route: guarded and loaded on demand. */
export function RoutePage({ entry }: { entry: RouteEntry }) {
  return (
    <Guard access={entry.access}>
      <LoadedPage entry={entry} />
    </Guard>
  );
}

/**
 * Renders the page once its code is loaded. It does not use `React.lazy`, because React reveals suspended
 * content only 300 ms after its fallback.
 * @throws PageLoadError if the code can't be loaded
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
 * Updates the head, the scroll position and the focus when a page appears (behaviour 4.1 to 4.4). It is in
 * the page's Suspense boundary, so its effects run when the content is there.
 */
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

/**
 * Redirects guests from customers' pages, and customers from forgot-password (behaviour 2.6, 2.7). The
 * redirect replaces the history entry, so that Back doesn't repeat it. The login page then offers a link
 * back, except to a customer who has just logged out here.
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
  // Nothing of one customer's page stays for the next one, who may log in in another tab (behaviour 11.21).
  if (access === 'customer') return <Fragment key={user?.id}>{children}</Fragment>;
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
