import { STORAGE_KEYS } from '../config/constants';
import { readJson } from '../lib/storage';
import { isRow, firstId } from '../api/values';
import type { UnsettledOrder } from '../model/order';

const CHANNEL = 'unsettled-order';

interface Message {
  userId: string;
  order: UnsettledOrder | null;
}

/** The id of the order that this browser placed last; '' if there is none. */
export function idOfLastOrder(): string {
  const order = readJson(STORAGE_KEYS.lastOrder);
  return isRow(order) ? firstId(order._id, order.id, order.orderId) : '';
}

/**
 * A customer's order that was sent and whose outcome is unknown: while it is sent, and after an answer that
 * says neither. The customer's other tabs know of it, so that they don't order the same again.
 */
export function createUnsettledOrder(userId: string) {
  let current: UnsettledOrder | null = null;
  let channel: BroadcastChannel | undefined;

  const open = (): void => {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.userId === userId) current = data.order;
    };
  };
  // An open channel would keep the page out of the back/forward cache.
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const reopen = (event: PageTransitionEvent): void => {
    if (event.persisted) open();
  };

  return {
    get: (): UnsettledOrder | null => current,
    set: (order: UnsettledOrder | null): void => {
      current = order;
      channel?.postMessage({ userId, order } satisfies Message);
    },
    /** Follows the customer's other tabs. @returns a function that stops it */
    follow: (): (() => void) => {
      open();
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', reopen);
      return () => {
        close();
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', reopen);
      };
    },
  };
}
