import * as v from 'valibot';
import { productSchema } from '../../api/products';
import { getSession, onSessionChange } from '../../session/sessionStore';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../../config/constants';
import { trackEvent } from '../../lib/events';
import { onOtherTabChange, readJson, readText, remove, writeJson } from '../../lib/storage';
import { uniqueById } from '../../model/paging';
import type { Product } from '../../model/product';

/** Perfumes stored in this browser, newest first: those saved and those viewed. */

const SAVED_LIMIT = 100;
const SEEN_LIMIT = 8;
/** The maximum number of users of one browser whose lists are stored. */
const MAX_OWNERS = 5;
/** The maximum length of a stored text; the shop writes no longer one. */
const MAX_CHARACTERS = 1_000_000;
const GUEST = '';

/** Rows by owner: a user's id, or '' for a guest. Rows have the form of the API's products. */
const storedSchema = v.record(v.string(), v.array(v.unknown()));

const rowSchema = productSchema();

/** Data URLs are as long as files, so they are not stored. */
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

/** As many rows from the start of the lists as fit into {@link MAX_CHARACTERS} as JSON. */
function fitting(lists: readonly (readonly [owner: string, rows: readonly unknown[]])[]): object {
  let room = MAX_CHARACTERS - 2;
  const fits = (text: string): boolean => {
    // Including separators.
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
  /** The last value read, and from what: another tab, a login or a logout may have changed it. */
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
      const product = v.safeParse(rowSchema, row);
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
    // Nothing of the previous customer stays in memory.
    last = undefined;
    notify();
  });
  onOtherTabChange((changed) => {
    if (changed === key || changed === null) notify();
  });

  return {
    get,
    /** Adds perfumes at the front and drops the oldest. */
    add: (...products: readonly Product[]): void => write(uniqueById([...products, ...get()])),
    /** @returns a function that puts the perfume back in its place */
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
    /** @returns a function that removes the listener */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
/** The recently viewed perfumes. */
export const seen = __EVENTS__ ? withEvents(viewed) : viewed;
