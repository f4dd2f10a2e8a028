import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { ALERT_LIMIT } from '#config/constants';
import { Link, useLocation } from 'react-router-dom';
import { focusContent } from '#lib/focusContent';
import { isComposing } from '#lib/isComposing';
import { useStore } from '#lib/store';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { uiText } from '../texts';
import styles from './Alerts.module.css';
import { alertStore, removeAlert, type Alert } from './alertStore';

/** A row in the place of alerts. */
export interface AlertRow extends Pick<Alert, 'text' | 'tone' | 'link'> {
  key: string | number;
  /** While busy, it does nothing. */
  button?: { text: string; busy: boolean; press: () => void };
  dismiss: () => void;
}

interface Source {
  rows: readonly AlertRow[];
  /** The navigation state of a link in an alert. @param from the address of the page that shows the alert */
  linkState: (from: string) => object;
}

/** What else is shown in the place of alerts, drawn from a state. It counts as newer than all alerts. */
export const AlertSource = createContext<Source>({ rows: [], linkState: (from) => ({ from }) });

function useAlertRows(): readonly AlertRow[] {
  const alerts = useStore(alertStore, (all) => all);
  const { rows } = use(AlertSource);
  const others = alerts.slice(Math.max(0, alerts.length + rows.length - ALERT_LIMIT));
  return [
    ...others.map((alert) => ({ ...alert, key: alert.id, dismiss: () => removeAlert(alert.id) })),
    ...rows,
  ];
}

/** The page's only assertive region. It is always mounted and keeps its place. */
export function Alerts() {
  const alerts = useAlertRows();
  // An offer would be lost for good.
  useEscape(alerts.filter(({ button }) => !button).at(-1)?.dismiss);
  return (
    <section aria-label={uiText('alerts.label')}>
      <AlertList alerts={alerts} className={styles.region} />
    </section>
  );
}

/** Shows, inside a modal dialog, the alerts added since it opened, over its content: the rest is inert. */
export function DialogAlerts() {
  const alerts = useAlertRows();
  const [before] = useState(alerts);
  const added = alerts.filter(({ key, text }) => !before.some((one) => one.key === key && one.text === text));
  if (added.length === 0) return null;
  return <AlertList alerts={added} className={styles.inDialog} />;
}

/** Page and dialog may have the colours of a room; an alert has the shop's. */
function AlertList({ alerts, className }: { alerts: readonly AlertRow[]; className: string | undefined }) {
  const keepFocus = useFocusReturn(alerts);
  return (
    <div role="alert" aria-atomic="false" className={className} data-ground="" {...keepFocus}>
      {alerts.map((alert) => (
        <Row key={alert.key} alert={alert} />
      ))}
    </div>
  );
}

function Row({ alert: { text, tone, link, button, dismiss } }: { alert: AlertRow }) {
  return (
    <div className={styles.alert} data-tone={tone}>
      <Icon name={tone === 'success' ? 'tick' : 'error'} className={styles.sign} />
      <p>
        <span dir="auto">{text}</span>
        {link && <AlertLink {...link} onFollow={button ? undefined : dismiss} />}
        {button && <AlertButton {...button} />}
      </p>
      <IconButton icon="close" label={uiText('alerts.dismiss')} onClick={dismiss} />
    </div>
  );
}

function AlertButton({ text, busy, press }: NonNullable<AlertRow['button']>) {
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
  const { linkState } = use(AlertSource);
  // The page that the link leads to does not show it.
  if (to === pathname) return null;
  const passed = { ...linkState(pathname + search), ...(state as object | null | undefined) };
  return (
    <>
      {' '}
      <Link to={to} state={passed} onClick={onFollow}>
        {text}
      </Link>
    </>
  );
}

/** Dismisses a message on Escape, unless the key is a field's, closes a dialog or menu, or cancels a composition. */
function useEscape(dismiss: (() => void) | undefined): void {
  useEffect(() => {
    if (!dismiss) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (document.querySelector('dialog[open], [popovertarget][aria-expanded=true]')) return;
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      dismiss();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [dismiss]);
}

/** Returns the focus to where it was, or to the content, when its message goes: browsers move it to the body. */
function useFocusReturn(alerts: readonly AlertRow[]) {
  const before = useRef<Element | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    const inDialog = document.querySelector<HTMLElement>('dialog[open] button');
    const goal = before.current?.isConnected ? before.current : inDialog;
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    else focusContent();
  }, [alerts]);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent): void => {
      isInside.current = true;
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) isInside.current = false;
    },
  };
}
