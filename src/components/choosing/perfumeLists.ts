import * as v from 'valibot';
import { productSchema } from '../../api/products';
import { getSession, onSessionChange } from '../../api/sessionStore';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../../config/constants';
import { trackEvent } from '../../lib/events';
import { onOtherTabChange, readJson, readText, remove, writeJson } from '../../lib/storage';
import { uniqueById } from '../../model/paging';
import type { Product } from '../../model/product';

/** Perfumes kept in this browser, the newest first: those saved, and those looked at (behaviour 18.5). */

const SAVED_LIMIT = 100;
const SEEN_LIMIT = 8;
/** Lists of users who share a browser; no more are kept. */
const MAX_OWNERS = 5;
/** A longer text was not written by the shop. */
const MAX_CHARACTERS = 1_000_000;
const GUEST = '';

/** Rows by owner: a user's id, or '' for a guest. They are products as the API writes them. */
const storedSchema = v.record(v.string(), v.array(v.unknown()));

/** A picture that is written into its address is as long as a file. */
const isShort = (address: string): boolean => !/^data:/i.test(address);

function toRow({ id, name, description, price, image, images }: Product): object {
  return {
    _id: id,
    name,
    description,
    price: price / 100,
    images: (images ?? (image === null ? [] : [image])).filter(isShort),
  };
}

/** As many of the lists' first rows as {@link MAX_CHARACTERS} can hold in JSON. */
function fitting(lists: readonly (readonly [owner: string, rows: readonly unknown[]])[]): object {
  let room = MAX_CHARACTERS - 2;
  const fits = (text: string): boolean => {
    // With its separators.
    room -= text.length + 4;
    return room >= 0;
  };
  return Object.fromEntries(
    lists
      .filter(([owner]) => fits(JSON.stringify(owner)))
      .map(([owner, rows]) => [owner, rows.filter((row) => fits(JSON.stringify(row)))]),
  );
}

function createPerfumeList(
  key: typeof STORAGE_KEYS.saved | typeof STORAGE_KEYS.recentlyViewed,
  limit: number,
) {
  const listeners = new Set<() => void>();
  /** What was read, and from what: another tab, a logout or a login may have changed it since. */
  let last: { text: string | null; owner: string; list: readonly Product[] } | undefined;

  const owner = (): string => getSession()?.user.id ?? GUEST;

  const readAll = (): Map<string, readonly unknown[]> => {
    const tooLong = (readText(key)?.length ?? 0) > MAX_CHARACTERS;
    const stored = v.safeParse(storedSchema, tooLong ? null : (readJson(key) ?? {}));
    if (!stored.success) remove(key);
    return new Map(stored.success ? Object.entries(stored.output) : []);
  };

  const productsOf = (rows: readonly unknown[] = []): Product[] =>
    rows.slice(0, limit).flatMap((row) => {
      const product = v.safeParse(productSchema, row);
      return product.success ? [product.output] : [];
    });

  const store = (products: readonly Product[]): readonly Product[] => {
    const lists = readAll();
    lists.delete(owner());
    if (owner() !== GUEST) lists.delete(GUEST);
    const rows = products.slice(0, limit).map(toRow);
    writeJson(key, fitting([[owner(), rows], ...[...lists].slice(0, MAX_OWNERS - 1)]));
    const list = productsOf(readAll().get(owner()));
    last = { text: readText(key), owner: owner(), list };
    return list;
  };

  const get = (): readonly Product[] => {
    if (last && last.text === readText(key) && last.owner === owner()) return last.list;
    const lists = readAll();
    const own = productsOf(lists.get(owner()));
    const guests = owner() === GUEST ? [] : productsOf(lists.get(GUEST));
    if (guests.length > 0) return store(uniqueById([...guests, ...own]));
    last = { text: readText(key), owner: owner(), list: own };
    return own;
  };

  const notify = (): void => listeners.forEach((listener) => listener());
  const write = (products: readonly Product[]): void => {
    store(products);
    notify();
    window.dispatchEvent(new Event(PERFUME_LISTS_EVENT));
  };
  onSessionChange(() => {
    // Nothing of the former customer stays in memory (behaviour 5.24).
    last = undefined;
    notify();
  });
  onOtherTabChange((changed) => {
    if (changed === key || changed === null) notify();
  });

  return {
    get,
    /** Adds perfumes at the front; the oldest are dropped. */
    add: (...products: readonly Product[]): void => write(uniqueById([...products, ...get()])),
    /** @returns the function that puts it back where it was */
    drop: (id: string): (() => void) => {
      const before = get();
      const at = before.findIndex((product) => product.id === id);
      const dropped = before[at];
      if (!dropped) return () => undefined;
      write(before.filter((product) => product.id !== id));
      return () => {
        const now = get();
        write(uniqueById([...now.slice(0, at), dropped, ...now.slice(at)]));
      };
    },
    /** @returns the function that stops it */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The perfumes with a heart. */
export const saved = createPerfumeList(STORAGE_KEYS.saved, SAVED_LIMIT);

/** A list that reports each perfume added to it. */
function withEvents(list: ReturnType<typeof createPerfumeList>): ReturnType<typeof createPerfumeList> {
  const add = (product: Product): void => {
    const { id, name, price } = product;
    trackEvent('perfume', { id, name, price });
    list.add(product);
  };
  return { ...list, add };
}

const viewed = createPerfumeList(STORAGE_KEYS.recentlyViewed, SEEN_LIMIT);
/** The perfumes viewed lately. */
export const seen = __EVENTS__ ? withEvents(viewed) : viewed;
