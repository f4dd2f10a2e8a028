import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { useAuth } from '../contexts/AuthContext';
import { t } from '../i18n/common';
import { Arrival } from './Arrival';
import { RouteError } from './RouteError';
import type { RouteEntry } from './routes';
import styles from './RoutePage.module.css';

/** A row of the route table on screen: guarded, loaded, and with an error boundary of its own. */
export function RoutePage({ entry }: { entry: RouteEntry }) {
  const { Component, forgetFailure } = entry.page;
  const waiting = entry.access === 'customer' ? <Waiting text={t('access.checking')} /> : <Waiting />;
  return (
    <RouteError onShown={forgetFailure}>
      <Guard access={entry.access}>
        <Suspense fallback={waiting}>
          <Arrival entry={entry} />
          <Component />
        </Suspense>
      </Guard>
    </RouteError>
  );
}

/**
 * Keeps guests out of customers' pages and customers out of forgot-password (behaviour 2.6, 2.7). A redirect replaces
 * the history entry, so Back does not bounce.
 */
function Guard({ access, children }: { access: RouteEntry['access']; children: ReactNode }) {
  const { user, loading } = useAuth();
  if (access === 'customer') {
    if (loading) return <Waiting text={t('access.checking')} />;
    if (!user) return <Navigate to={paths.login} replace />;
  }
  if (access === 'guest' && user) return <Navigate to={paths.home} replace />;
  return children;
}

function Waiting({ text = t('page.loading') }: { text?: string }) {
  return (
    <div className={styles.waiting}>
      <p>{text}</p>
    </div>
  );
}
