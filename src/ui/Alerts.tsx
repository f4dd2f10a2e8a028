import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { alertStore, dismissAlert } from './alertStore';
import { Icon } from './Icon';
import styles from './Alerts.module.css';

/** The one assertive region, always mounted. */
export function Alerts({ dismissLabel }: { dismissLabel: string }) {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.get, alertStore.get);
  return (
    <div className={styles.region} role="alert" aria-atomic="false">
      {alerts.map(({ id, text, tone, link }) => (
        <div key={id} className={styles.alert} data-tone={tone}>
          <p>
            {text}
            {link && (
              <>
                {' '}
                <Link to={link.to} onClick={() => dismissAlert(id)}>
                  {link.text}
                </Link>
              </>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismissLabel}
            onClick={() => dismissAlert(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
