import { useSyncExternalStore } from 'react';
import { t } from '../i18n/common';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so while the browser is offline; its region is always there, so that it is announced. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.region}>
      {!online && <p className={styles.notice}>{t('offline.notice')}</p>}
    </div>
  );
}
