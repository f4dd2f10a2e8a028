import { logFailure } from './logger';

/** What the owner's analytics can hear of, and the fields of each event (behaviour 19.31). Prices are whole cents. */
export interface ShopEvents {
  /** A page was opened: its path in the route table, without what else stands in the address; `*` for an unknown one. */
  page: { page: string };
  /** A perfume was looked at: its page, or the panel over the catalogue. */
  perfume: { id: string; name: string; price: number };
  /** The server took a piece into the cart; the price is null where it is not known. */
  added: { id: string; name: string; price: number | null };
  /** The server took an order. */
  order: { pieces: number; total: number };
  /** Results, or the catalogue, were asked for by words. */
  search: { words: string };
}

/** Hears of what happens from now on. */
export type TrackEvent = <Name extends keyof ShopEvents>(name: Name, fields: ShopEvents[Name]) => void;

/**
 * The default export of the module that VITE_EVENTS_MODULE names: asks for consent, and gives what hears of the events,
 * or null where there is none. Until then nothing leaves the page's memory.
 */
export type StartEvents = () => Promise<TrackEvent | null>;

/** How many events wait for consent: a visit's first ones. */
const MAX_QUEUED = 20;

let listener: TrackEvent | null = null;
let queue: (() => void)[] | null = [];

/** Reports an event to the owner's module; until consent is known, it is queued. Never throws. */
export const trackEvent: TrackEvent = (name, fields) => {
  if (queue && queue.length < MAX_QUEUED) queue.push(() => trackEvent(name, fields));
  try {
    listener?.(name, fields);
  } catch (error) {
    logFailure('An event could not be told', error);
  }
};

/**
 * Asks the owner's module for consent, then sends it the queued events. Without consent, or if the module fails, they
 * are discarded.
 */
export async function startEvents(start: StartEvents): Promise<void> {
  queue ??= [];
  listener = null;
  try {
    listener = await start();
  } catch (error) {
    logFailure('The module of VITE_EVENTS_MODULE failed', error);
  }
  const queued = queue;
  queue = null;
  for (const send of queued) send();
}
