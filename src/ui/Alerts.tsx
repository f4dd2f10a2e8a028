import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../i18n/common';
import { isComposing } from '../lib/isComposing';
import { isolate } from '../lib/isolate';
import { alertStore, dismissAlert, lastAlertId, type Alert, type AlertActionProps } from './alertStore';
import styles from './Alerts.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { RemoteImage } from './RemoteImage';

const useAlerts = (): readonly Alert[] =>
  useSyncExternalStore(alertStore.subscribe, alertStore.get, alertStore.get);

/** The page's only assertive region. It is always mounted and keeps its place (behaviour 3.14, 3.28). */
export function Alerts() {
  const alerts = useAlerts();
  useEscape(alerts.at(-1)?.id);
  return (
    <div className={styles.region} role="alert" aria-atomic="false">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </div>
  );
}

/** Shows, inside a modal dialog, the alerts added since it opened (behaviour 3.17): the rest is inert. */
export function DialogAlerts() {
  const alerts = useAlerts();
  const [openedAfter] = useState(lastAlertId);
  const added = alerts.filter(({ id }) => id > openedAfter);
  if (added.length === 0) return null;
  return (
    <div className={styles.inDialog} role="alert" aria-atomic="false">
      {added.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </div>
  );
}

function AlertRow({
  alert: { id, text, detail, tone, picture, link, help, action, more, lasting },
}: {
  alert: Alert;
}) {
  const dismiss = (): void => dismissAlert(id);
  return (
    <div className={styles.alert} data-tone={tone}>
      {picture === undefined ? (
        <Icon name={tone === 'success' ? 'tick' : 'error'} className={styles.sign} />
      ) : (
        <RemoteImage src={picture} alt="" priority className={styles.picture} />
      )}
      <p>
        {isolate(text)}
        {detail && <span> {detail}</span>}
        {link && <AlertLink {...link} onFollow={lasting ? undefined : dismiss} />}
        {help && <AlertLink {...help} onFollow={lasting ? undefined : dismiss} />}
        {action && <AlertAction {...action} />}
        {more}
      </p>
      <IconButton icon="close" label={t('alerts.dismiss')} className={styles.dismiss} onClick={dismiss} />
    </div>
  );
}

/** A button in an alert. */
export function AlertAction({ text, busy, press }: AlertActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-live="off"
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) press();
      }}
    >
      {text}
    </button>
  );
}

/** A link in an alert. It passes on where the user came from, so that the target page can link back. */
function AlertLink({
  to,
  text,
  state,
  onFollow,
}: NonNullable<Alert['link']> & { onFollow: (() => void) | undefined }) {
  const { pathname, search } = useLocation();
  const passed = { from: pathname + search, ...(state as object | null | undefined) };
  return (
    <>
      {' '}
      <Link to={to} state={passed} onClick={onFollow}>
        {text}
      </Link>
    </>
  );
}

/** Dismisses a message on Escape, unless the key closes a dialog or menu. */
function useEscape(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      dismissAlert(id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
}
