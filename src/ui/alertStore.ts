import { ALERT_LIMIT } from '../config/constants';

/** Messages that are announced at once and outlive a navigation (behaviour 3.15). */
export interface Alert {
  id: number;
  text: string;
  tone: 'info' | 'error';
  /** Where to go from here. */
  link?: { to: string; text: string };
  /** Navigations that it has lived through. */
  age: number;
}

type NewAlert = Pick<Alert, 'text'> & Partial<Pick<Alert, 'tone' | 'link'>>;

const listeners = new Set<() => void>();
let alerts: readonly Alert[] = [];
let lastId = 0;

function set(next: readonly Alert[]): void {
  alerts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message; the oldest gives way to a fourth, and an equal one to its newer self. */
export function showAlert(alert: NewAlert): void {
  lastId += 1;
  const others = alerts.filter(({ text }) => text !== alert.text);
  set([...others, { tone: 'info', ...alert, id: lastId, age: 0 } satisfies Alert].slice(-ALERT_LIMIT));
}

/** Takes a message away. */
export function dismissAlert(id: number): void {
  set(alerts.filter((alert) => alert.id !== id));
}

/** Takes all messages away. */
export function dismissAllAlerts(): void {
  set([]);
}

/** Counts a navigation: a message outlives the one that follows it, and goes with the next but one. */
export function ageAlerts(): void {
  if (alerts.length > 0) {
    set(alerts.filter(({ age }) => age < 1).map((alert) => ({ ...alert, age: alert.age + 1 })));
  }
}

/** For useSyncExternalStore. */
export const alertStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Alert[] => alerts,
};
