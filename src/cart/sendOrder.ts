import { ApiError } from '../api/errors';
import { placeOrder } from '../api/orders';
import { STORAGE_KEYS } from '../config/constants';
import { logFailure } from '../lib/logger';
import { writeJson } from '../lib/storage';
import type { OrderRequest } from '../model/order';

/**
 * Sends an order once and stores the server's answer as lastOrder.
 * @param life aborted when the order's customer has logged out or been replaced by another
 * @returns 'ended' if that happened before the outcome was known: nothing is stored or reported
 * @throws ApiError, after logging it
 */
export async function sendOrder(request: OrderRequest, life: AbortSignal): Promise<'placed' | 'ended'> {
  const hasEnded = (): boolean => life.aborted;
  if (hasEnded()) return 'ended';
  try {
    const order = await placeOrder(request);
    if (hasEnded()) return 'ended';
    writeJson(STORAGE_KEYS.lastOrder, order);
    return 'placed';
  } catch (error) {
    logFailure('Failed to place the order', error);
    // A 401 or 403 itself ends the session, and the customer must be told.
    if (hasEnded() && !(error instanceof ApiError && error.failure === 'status')) return 'ended';
    throw error;
  }
}
