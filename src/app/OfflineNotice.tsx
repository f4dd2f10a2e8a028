import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../i18n/common';
import { announce } from '../ui/announce';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so while the browser is offline; it is announced in the one polite region. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (!online) announce(t('offline.notice'));
  }, [online]);
  if (online) return null;
  return <p className={styles.notice}>{t('offline.notice')}</p>;
}
