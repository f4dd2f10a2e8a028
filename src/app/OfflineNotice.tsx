import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../i18n/common';
import { isOffline, onConnectionChange } from '../lib/online';
import { announce } from '../ui/announce';
import styles from './OfflineNotice.module.css';

/** Says so while the browser is offline; it is announced in the one polite region. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  useEffect(() => {
    if (offline) announce(t('offline.notice'));
  }, [offline]);
  if (!offline) return null;
  return <p className={styles.notice}>{t('offline.notice')}</p>;
}
