import { ALERT_LIMIT } from '../../config/constants';

/** A message that is announced at once and outlives a navigation. */
export interface Alert {
  id: number;
  /** Only the newest message of each kind is shown. */
  kind: string;
  text: string;
  /** A notice is neither a failure nor a success: it asks for something, or says what to wait for. */
  tone: 'success' | 'notice' | 'error';
  /** The navigation state, if any, is an object. */
  link?: { to: string; text: string; state?: unknown };
  /** Its message stays until the button has done its work. While busy it does nothing. */
  button?: { text: string; busy: boolean; press: () => void } | undefined;
  /** The number of navigations since it was shown. */
  age: number;
}

type NewAlert = Pick<Alert, 'text'> & Partial<Pick<Alert, 'kind' | 'tone' | 'link' | 'button'>>;

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
  const whole: Alert = { kind: alert.text, tone: 'success', ...alert, id: lastId, age: 0 };
  set([...alerts.filter(({ kind }) => kind !== whole.kind), whole].slice(-ALERT_LIMIT));
  return lastId;
}

/** Changes a message in place: only what is new in it is announced, and a button's text is not. */
export function changeAlert(id: number, change: Partial<Pick<Alert, 'text' | 'button'>>): void {
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
  keep((alert) => alert.kind !== kind || alert.button !== undefined);
}

/**
 * Removes all messages.
 * @param keptKind a kind that stays, without its button
 */
export function dismissAlerts(keptKind?: string): void {
  if (alerts.length === 0) return;
  const kept = alerts.filter(({ kind }) => kind === keptKind);
  set(kept.map((alert) => ({ ...alert, button: undefined })));
}

/** Counts a navigation: a message survives the first one and is removed by the second; one with a button stays. */
export function ageAlerts(): void {
  if (alerts.length === 0) return;
  const kept = alerts.filter(({ age, button }) => button || age < 1);
  set(kept.map((alert) => ({ ...alert, age: alert.age + 1 })));
}

export const alertStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Alert[] => alerts,
};
