import { ALERT_LIMIT } from '#config/constants';
import { createStore } from '#lib/store';

/** A message that is announced at once and outlives a navigation. */
export interface Alert {
  id: number;
  /** What it is about: only the newest message of each kind is shown. 'part': a part of the page that could not be loaded. */
  kind: 'access' | 'cart' | 'form' | 'oneTimeCode' | 'order' | 'part' | 'placed' | 'session' | 'share';
  text: string;
  /** A notice asks for something, or says what to wait for. */
  tone: 'success' | 'notice' | 'error';
  /** The navigation state, if any, is an object. */
  link?: { to: string; text: string; state?: unknown };
  /** The number of navigations since it was shown. */
  age: number;
}

export type NewAlert = Pick<Alert, 'kind' | 'text'> & Partial<Pick<Alert, 'tone' | 'link'>>;

const NONE: readonly Alert[] = [];

export const alertStore = createStore(NONE);

let lastId = 0;

const set = (next: readonly Alert[]): void => alertStore.set(next.length > 0 ? next : NONE);

/** Shows a message and replaces the earlier one of its kind. A fourth message removes the oldest. */
export function showAlert(alert: NewAlert): void {
  lastId += 1;
  const whole: Alert = { tone: 'success', ...alert, id: lastId, age: 0 };
  const others = alertStore.get().filter(({ kind }) => kind !== whole.kind);
  set([...others.slice(-(ALERT_LIMIT - 1)), whole]);
}

export function removeAlert(id: number): void {
  set(alertStore.get().filter((alert) => alert.id !== id));
}

/** Removes a kind's message, because it is no longer true. */
export function removeAlertsOf(kind: Alert['kind']): void {
  set(alertStore.get().filter((alert) => alert.kind !== kind));
}

/** Removes all messages. @param keptKind a kind that stays */
export function removeAllAlerts(keptKind?: Alert['kind']): void {
  set(alertStore.get().filter(({ kind }) => kind === keptKind));
}

/** Counts a navigation: a message survives the first one and is removed by the second. */
export function ageAlerts(): void {
  const kept = alertStore.get().filter(({ age }) => age < 1);
  set(kept.map((alert) => ({ ...alert, age: alert.age + 1 })));
}
