import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../i18n/common';
import { focusContent } from '../lib/focusContent';
import { isComposing } from '../lib/isComposing';
import { isolate } from '../lib/isolate';
import { useEvent } from '../lib/useEvent';
import { alertStore, dismissAlert, lastAlertId, type Alert, type AlertActionProps } from './alertStore';
import styles from './Alerts.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { RemoteImage } from './RemoteImage';

const useAlerts = (): readonly Alert[] =>
  useSyncExternalStore(alertStore.subscribe, alertStore.get, alertStore.get);

/** The page's only assertive region. It is always mounted and keeps its place. */
export function Alerts() {
  const alerts = useAlerts();
  const region = useRef<HTMLElement>(null);
  useEscape(alerts.at(-1)?.id);
  useFocus(region, alerts);
  return (
    <section ref={region} aria-label={t('alerts.label')} aria-keyshortcuts="F6">
      <div className={styles.region} role="alert" aria-atomic="false">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </div>
    </section>
  );
}

/**
 * Shows, inside a modal dialog, the alerts added since it opened: the rest is inert.
 * @param over whether they lie over the content, and move nothing
 */
export function DialogAlerts({ over }: { over: boolean }) {
  const alerts = useAlerts();
  const [openedAfter] = useState(lastAlertId);
  const added = alerts.filter(({ id }) => id > openedAfter);
  const region = useRef<HTMLDivElement>(null);
  useFocus(region, added);
  if (added.length === 0) return null;
  return (
    <div
      ref={region}
      className={styles.inDialog}
      data-over={over || undefined}
      role="alert"
      aria-atomic="false"
    >
      {added.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </div>
  );
}

function AlertRow({
  alert: { id, text, detail, next, tone, picture, link, help, action, more, lasting },
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
        {next && <span className={styles.next}> {next}</span>}
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
  // Not on the page that it leads to.
  if (to === pathname) return null;
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

/**
 * F6 moves the focus to the newest message and back. When the element that has the focus disappears with its
 * message, the focus returns to where it was before, or to the content.
 */
function useFocus(region: RefObject<HTMLElement | null>, alerts: readonly Alert[]): void {
  const before = useRef<EventTarget | null>(null);
  const isInside = useRef(false);

  const goBack = useEvent(() => {
    const known = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
    const inDialog = document.querySelector<HTMLElement>('dialog[open] button');
    const goal = known ?? inDialog;
    if (goal) goal.focus({ preventScroll: true });
    else focusContent();
  });
  const press = useEvent((event: KeyboardEvent) => {
    const dialog = document.querySelector('dialog[open]');
    // The page's region is inert while a dialog is open.
    if (event.key !== 'F6' || !region.current || (dialog && !dialog.contains(region.current))) return;
    const newest = [...region.current.querySelectorAll('[data-tone]')].at(-1);
    if (!newest) return;
    event.preventDefault();
    if (isInside.current) goBack();
    else newest.querySelector<HTMLElement>('a, button')?.focus();
  });

  useEffect(() => {
    const follow = ({ target, relatedTarget }: FocusEvent): void => {
      const isIn = target instanceof Node && region.current?.contains(target) === true;
      if (isIn && !isInside.current) before.current = relatedTarget;
      isInside.current = isIn;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('keydown', press);
    };
  }, [region, press]);

  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) goBack();
  }, [alerts, goBack]);
}
