import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { formatCents } from '#lib/money';
import { createStore, useStore } from '#lib/store';
import { useCartState } from '#shop/cart/CartContext';
import { countPieces } from '#shop/cart/rows';
import { carry } from '#shop/session/carried';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { AlertSource, type AlertRow } from '#ui/alerts/Alerts';
import { useCheckout } from './CheckoutContext';
import { dismissMissing } from './cartChanges';
import { tell, type Checkout } from './checkout';
import { missingRows } from './displaced';
import { IDLE, type OrderState } from './orderState';
import { putBack } from './ordering';
import type { Pending } from './pending';
import { checkoutText } from './texts';

const GUESTS_ORDER = createStore(IDLE);
const GUESTS_PENDING = createStore<Pending>({ unknown: [], displaced: [], changing: [] });

/** A part of what the customer's order is doing; a guest's is idle. Only a change of this part rerenders. */
export function useOrderState<Part>(select: (state: OrderState) => Part): Part {
  return useStore(useCheckout()?.order ?? GUESTS_ORDER, select);
}

/** How many displaced pieces the cart lacks. */
export function useMissingCount(): number {
  const checkout = useCheckout();
  const pending = useStore(checkout?.pending.store ?? GUESTS_PENDING, (all) => all);
  const rows = useCartState((state) => (state.status === 'loading' ? null : state.rows));
  return rows ? countPieces(missingRows(pending, rows)) : 0;
}

/** Draws in the place of alerts what is said of an order and of what it displaced, and asks whether to order the same again. */
export function OrderStatus({ children }: { children: ReactNode }) {
  return (
    <AlertSource value={ORDERS}>
      {children}
      <OrderQuestion />
    </AlertSource>
  );
}

const ORDERS = { useRows: useOrderRows, linkState: (from: string) => carry({ from }) };

const NONE: readonly AlertRow[] = [];

function useOrderRows(): readonly AlertRow[] {
  const checkout = useCheckout();
  const state = useOrderState((all) => all);
  const missing = useMissingCount();
  const isCartPage = useLocation().pathname === paths.cart;
  if (!checkout) return NONE;
  return [
    ...warningRows(checkout, state),
    ...saidRows(checkout, state, missing),
    // The cart page has a place of its own for it.
    ...(state.is !== 'placed' && missing > 0 && !isCartPage ? [missingRow(checkout, state, missing)] : []),
  ];
}

const toOrders = { to: paths.orders, text: checkoutText('checkout.yourOrders') };

function warningRows(checkout: Checkout, { warning }: OrderState): AlertRow[] {
  if (warning === null) return [];
  const more =
    warning === 'notFound' || warning === 'unclear' ? ` ${checkoutText(`checkout.order.${warning}`)}` : '';
  const dismiss = (): void => {
    checkout.pending.changeOrders((orders) => orders.map((sent) => ({ ...sent, isDismissed: true })));
    tell(checkout, { type: 'dismissed', what: 'warning' });
  };
  const text = checkoutText('checkout.orderUnknown') + more;
  return [{ key: 'warning', text, tone: 'error', link: toOrders, dismiss }];
}

/** What is said of the last press. */
function saidRows(checkout: Checkout, state: OrderState, missing: number): AlertRow[] {
  const dismiss = (): void => tell(checkout, { type: 'dismissed', what: 'said' });
  switch (state.is) {
    case 'placed': {
      const total =
        state.total === null ? '' : checkoutText('checkout.total', { total: formatCents(state.total) });
      const placed = `${checkoutText('checkout.orderPlaced')} ${total}`.trim();
      if (missing === 0) return [{ key: 'cart', text: placed, tone: 'success', dismiss }];
      const { text, ...row } = missingRow(checkout, state, missing);
      return [{ ...row, text: `${placed} ${text}`, tone: 'success' }];
    }
    case 'refused':
      return [
        {
          key: 'order',
          text: `${checkoutText('checkout.orderFailed')} ${state.why}`.trim(),
          tone: 'error',
          dismiss,
        },
      ];
    case 'stopped': {
      const tone = state.why === 'offline' ? 'error' : 'notice';
      // A warning has the link.
      const link = state.why === 'notAsked' && state.warning === null && { link: toOrders };
      return [{ key: 'order', text: checkoutText(`checkout.stopped.${state.why}`), tone, ...link, dismiss }];
    }
    case 'placing':
    case 'lookingUp':
    case 'elsewhere': {
      const text = checkoutText(state.is === 'lookingUp' ? 'checkout.lookingUp' : 'checkout.orderUnderWay');
      return state.isPressedAgain ? [{ key: 'order', text, tone: 'notice', dismiss }] : [];
    }
    default:
      return [];
  }
}

/** How many pieces are no longer in the cart, with the button that puts them back. */
function missingRow(checkout: Checkout, { is }: OrderState, count: number): AlertRow {
  const busy = is === 'puttingBack';
  return {
    key: 'cart',
    text: missingText(count, is === 'placed'),
    tone: 'notice',
    button: {
      text: checkoutText(busy ? 'putBack.adding' : 'putBack.offer'),
      busy,
      press: () => void putBack(checkout),
    },
    dismiss: () => {
      dismissMissing(checkout);
      tell(checkout, { type: 'dismissed', what: 'said' });
    },
  };
}

/** @param isAfterOrder the text follows 'Order placed successfully!' */
export function missingText(count: number, isAfterOrder = false): string {
  const text = checkoutText(isAfterOrder ? 'putBack.left' : 'putBack.lost', { count });
  return count > ADD_CALL_LIMIT
    ? `${text} ${checkoutText('putBack.atMost', { limit: ADD_CALL_LIMIT })}`
    : text;
}

function OrderQuestion() {
  const checkout = useCheckout();
  const isAsked = useOrderState(({ is }) => is === 'asking');
  if (!checkout || !isAsked) return null;
  const answer = (yes: boolean): void => tell(checkout, { type: 'answered', yes });
  return (
    <ConfirmDialog
      question={checkoutText('again.question')}
      detail={checkoutText('again.detail')}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
