import type { ReactNode } from 'react';
import { ALERT_LIMIT } from '../config/constants';

/** An action offered by an alert. */
export interface AlertActionProps {
  text: string;
  busy: boolean;
  press: () => void;
}

/** A message that is announced at once and outlives a navigation. */
export interface Alert {
  id: number;
  /** The kind: only the newest message of each kind is shown. */
  kind: string;
  text: string;
  detail?: string;
  /** What happens next. On a phone it is only heard while the page says it too (`data-said`). */
  next?: string;
  /** A notice is neither a failure nor a success: it asks for something, or says what to wait for. */
  tone: 'success' | 'notice' | 'error';
  /** Shown instead of the tone's icon: an address that passed the allow-list, or null for the placeholder. */
  picture?: string | null | undefined;
  /** The navigation state, if any, is an object. */
  link?: { to: string; text: string; state?: unknown };
  /** A second link, for a message that needs somebody's help. */
  help?: { to: string; text: string };
  /** A button. While busy it does nothing when pressed, and its text is not announced. */
  action?: AlertActionProps;
  more?: ReactNode;
  /** Whether it survives every navigation. */
  lasting: boolean;
  /** The number of navigations since it was shown. */
  age: number;
}

type NewAlert = Pick<Alert, 'text'> &
  Partial<Pick<Alert, 'kind' | 'detail' | 'tone' | 'picture' | 'link' | 'action' | 'more' | 'lasting'>>;

const listeners = new Set<() => void>();
let alerts: readonly Alert[] = [];
let lastId = 0;

function set(next: readonly Alert[]): void {
  alerts = next;
  listeners.forEach((listener) => listener());
}

function keep(stays: (alert: Alert) => boolean): void {
  const kept = alerts.filter(stays);
  if (kept.length < alerts.length) set(kept);
}

/**
 * Shows a message and replaces the earlier one of its kind; a fourth message removes the oldest. A message
 * without a kind replaces one with the same text.
 * @returns its id
 */
export function showAlert(alert: NewAlert): number {
  lastId += 1;
  const whole: Alert = { kind: alert.text, tone: 'success', lasting: false, ...alert, id: lastId, age: 0 };
  set([...alerts.filter(({ kind }) => kind !== whole.kind), whole].slice(-ALERT_LIMIT));
  return lastId;
}

/** Changes a message in place: only what is new in it is announced, and an action's text is not. */
export function changeAlert(
  id: number,
  change: Partial<Pick<Alert, 'action' | 'more' | 'detail' | 'next' | 'help' | 'tone' | 'picture'>>,
): void {
  set(alerts.map((alert) => (alert.id === id ? { ...alert, ...change } : alert)));
}

export function dismissAlert(id: number): void {
  keep((alert) => alert.id !== id);
}

/** Removes the messages of a kind, because they are no longer true. */
export function retractAlerts(kind: string): void {
  keep((alert) => alert.kind !== kind);
}

/** Removes a kind's message before a new attempt. One with a button stays. */
export function retractOutcome(kind: string): void {
  keep((alert) => alert.kind !== kind || alert.action !== undefined);
}

export function dismissAllAlerts(): void {
  keep(() => false);
}

/** Counts a navigation: a message survives the first one and is removed by the second. */
export function ageAlerts(): void {
  if (alerts.length === 0) return;
  const kept = alerts.filter(({ age, lasting }) => lasting || age < 1);
  set(kept.map((alert) => ({ ...alert, age: alert.age + 1 })));
}

/** The id of the newest message so far; later ones have a higher id. */
export function lastAlertId(): number {
  return lastId;
}

export const alertStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Alert[] => alerts,
};
