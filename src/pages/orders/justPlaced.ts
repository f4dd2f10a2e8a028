import { readValue } from '#api/answers';
import { STORAGE_KEYS } from '#config/constants';
import { readJson } from '#lib/storage';
import { readOrder } from '#shop/orders/api';
import type { Order } from '#shop/orders/order';

const HOUR_MS = 3_600_000;

/** Whether an order was placed in this browser within the hour: it is the stored `lastOrder`. */
export function isJustPlaced({ id, createdAt }: Order): boolean {
  const last = readValue(readOrder, readJson(STORAGE_KEYS.lastOrder));
  return last?.id === id && createdAt !== null && Math.abs(Date.now() - createdAt.getTime()) < HOUR_MS;
}
