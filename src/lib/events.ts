import { logFailure } from './logger';

/** The events that the owner's analytics receive. Prices are whole cents. */
export interface ShopEvents {
  /** A page was opened: its path in the route table, without the query; `*` for an unknown one. */
  page: { page: string };
  /** A perfume was viewed, on its page or in the panel over the catalogue. */
  perfume: { id: string; name: string; price: number };
  /** The server accepted a piece into the cart; the price is null if it is unknown. */
  added: { id: string; name: string; price: number | null };
  order: { pieces: number; total: number };
  search: { words: string };
  /** An error, or code that could not be loaded: its class, and its places in the shop's code. */
  error: { name: string; at: readonly string[] };
  /** The speed of the visit, when the page is hidden: web vitals by name. */
  vitals: { values: Readonly<Record<string, number>> };
}

export type TrackEvent = <Name extends keyof ShopEvents>(name: Name, fields: ShopEvents[Name]) => void;

/** The default export of the owner's module: asks for consent, and returns what receives the events, or null without. */
export type StartEvents = () => Promise<TrackEvent | null>;

/** The maximum number of events that wait until consent is known. */
const MAX_WAITING = 20;

let listener: Promise<TrackEvent | null> | undefined;
let waiting = 0;

/** Tells the owner's module of an event, once consent is known. Never throws. */
export const trackEvent: TrackEvent = (name, fields) => {
  if (waiting >= MAX_WAITING) return;
  waiting += 1;
  listener
    ?.then((hear) => {
      waiting -= 1;
      hear?.(name, fields);
    })
    .catch((error: unknown) => logFailure('An event could not be told', error));
};

/** Asks the owner's module for consent. Without consent, or if the module fails, nobody is told of the events. */
export function startEvents(start: StartEvents): void {
  waiting = 0;
  listener = start().catch((error: unknown) => {
    logFailure('The module of VITE_EVENTS_MODULE failed', error);
    return null;
  });
}
