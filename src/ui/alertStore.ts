import type { ReactNode } from 'react';
import { ALERT_LIMIT } from '../config/constants';

/** Something that can be done from an alert. */
export interface AlertActionProps {
  text: string;
  busy: boolean;
  press: () => void;
}

/** A message that is announced at once and outlives a navigation (behaviour 3.14, 3.15). */
export interface Alert {
  id: number;
  /** What it is about: of each kind the newest alone is shown (behaviour 3.16). */
  kind: string;
  text: string;
  detail?: string;
  /** A notice neither failed nor succeeded: it asks for something, or says what has to be waited for. */
  tone: 'success' | 'notice' | 'error';
  /** Stands for the icon of the tone: an address that passed the allow-list, or null for the placeholder. */
  picture?: string | null;
  link?: { to: string; text: string };
  /** What can be done about it here. While busy it can't be pressed, and its text is not announced. */
  action?: AlertActionProps;
  more?: ReactNode;
  /** Navigations don't remove it. */
  lasting: boolean;
  /** Navigations since it was shown. */
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
 * Shows a message in place of the former one of its kind; a fourth removes the oldest. A message without a kind replaces
 * one with the same text.
 * @returns its id
 */
export function showAlert(alert: NewAlert): number {
  lastId += 1;
  const whole: Alert = { kind: alert.text, tone: 'success', lasting: false, ...alert, id: lastId, age: 0 };
  set([...alerts.filter(({ kind }) => kind !== whole.kind), whole].slice(-ALERT_LIMIT));
  return lastId;
}

/** Changes a message that is still shown, in its place; it is not announced again. */
export function changeAlert(id: number, change: Pick<Alert, 'action' | 'more'>): void {
  set(alerts.map((alert) => (alert.id === id ? { ...alert, ...change } : alert)));
}

/** Takes a message away. */
export function dismissAlert(id: number): void {
  keep((alert) => alert.id !== id);
}

/** Takes the messages of a kind away: what they said is no longer true. */
export function retractAlerts(kind: string): void {
  keep((alert) => alert.kind !== kind);
}

/** Removes the success of a kind, because it is being tried again; one with an action stays. */
export function retractSuccess(kind: string): void {
  keep((alert) => alert.kind !== kind || alert.tone === 'error' || alert.action !== undefined);
}

/** Takes all messages away. */
export function dismissAllAlerts(): void {
  keep(() => false);
}

/** Counts a navigation: a message survives the first one and is removed by the second (behaviour 3.15). */
export function ageAlerts(): void {
  if (alerts.length === 0) return;
  const kept = alerts.filter(({ age, lasting }) => lasting || age < 1);
  set(kept.map((alert) => ({ ...alert, age: alert.age + 1 })));
}

/** The id of the newest message ever; later ones have a higher one. */
export function lastAlertId(): number {
  return lastId;
}

/** For useSyncExternalStore. */
export const alertStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Alert[] => alerts,
};
