import { useEffect } from 'react';
import { useOffline } from '../lib/online';
import { announce } from '../ui/alerts/announce';
import styles from './OfflineNotice.module.css';
import { appText } from './texts';

/** A notice while the browser is offline. The polite live region announces it. */
export function OfflineNotice() {
  const offline = useOffline();
  useEffect(() => {
    if (offline) announce(appText('offline.notice'));
  }, [offline]);
  if (!offline) return null;
  return <p className={styles.notice}>{appText('offline.notice')}</p>;
}
