import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { formatCents } from '#lib/money';
import { countPieces, type CartRow } from '#shop/cart/rows';
import { toCartAddId } from '#shop/products/ids';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import type { AlertRow } from '#ui/alerts/Alerts';
import { dispatch, type Checkout } from './checkout';
import type { OrderState } from './orderState';
import { withoutDisplaced, withWarning } from './pendingChanges';
import { putBack } from './putBack';
import { statusText } from './statusTexts';
import { checkoutText } from './texts';

type Missing = readonly CartRow[];

const yourOrders = { to: paths.orders, text: statusText('order.yourOrders') };

/** Whether the cart accepts one of these rows. */
export const canPutBack = (missing: Missing): boolean =>
  missing.some(({ productId }) => toCartAddId(productId) !== undefined);

/** What is said, in the place of alerts, of an order and of the pieces that are missing from the cart. */
export function orderAlerts(checkout: Checkout, missing: Missing, isCartPage: boolean): AlertRow[] {
  const state = checkout.orderStore.get();
  const rows = [warningRow(checkout, state), saidRow(checkout, state, missing)];
  // The cart page has a place of its own for it.
  if (state.is !== 'placed' && missing.length > 0 && !isCartPage)
    rows.push(displacedRow(checkout, state, missing));
  return rows.filter((row) => row !== undefined);
}

function warningRow({ pending }: Checkout, { warning }: OrderState): AlertRow | undefined {
  // Another tab may have found the order, or dismissed the warning.
  if (warning === null || !pending.get().orders.some(({ is }) => is === 'open')) return undefined;
  const more = warning === 'unread' ? '' : ` ${statusText(`order.${warning}`)}`;
  return {
    key: 'warning',
    text: statusText('order.unknown') + more,
    tone: 'error',
    link: yourOrders,
    dismiss: () => pending.update((all) => withWarning(all, 'dismissed')),
  };
}

/** What is said of the last press. */
function saidRow(checkout: Checkout, state: OrderState, missing: Missing): AlertRow | undefined {
  const said = (text: string, tone: AlertRow['tone']): AlertRow => {
    const dismiss = (): void => dispatch(checkout, { type: 'dismissed' });
    return { key: tone === 'success' ? 'cart' : 'order', text, tone, dismiss };
  };
  switch (state.is) {
    case 'placed': {
      const total = state.total !== null && statusText('order.total', { total: formatCents(state.total) });
      const nothingElse = state.secondPress !== 'none' && statusText('order.nothingElse');
      const placed = [statusText('order.placed'), total, nothingElse].filter(Boolean).join(' ');
      if (missing.length === 0) return said(placed, 'success');
      const { text, ...row } = displacedRow(checkout, state, missing);
      return { ...row, text: `${placed} ${text}`, tone: 'success' };
    }
    case 'refused':
      return said(`${checkoutText('checkout.orderFailed')} ${state.why}`.trim(), 'error');
    case 'stopped': {
      // Another device may have ordered what was in it.
      const isEmpty = state.why === 'changed' && checkout.cart.state.rows.length === 0;
      const row = said(statusText(`order.${state.why}`), state.why === 'offline' ? 'error' : 'notice');
      return isEmpty ? { ...row, link: yourOrders } : row;
    }
    case 'placing':
    case 'lookingUp':
    case 'otherTab':
      if (state.secondPress !== 'told') return undefined;
      if (state.is === 'lookingUp') return said(checkoutText('checkout.lookingUp'), 'notice');
      return said(statusText('order.underWay'), 'notice');
    default:
      return undefined;
  }
}

/** How many pieces are no longer in the cart, with the button that puts them back. */
function displacedRow(checkout: Checkout, { is }: OrderState, missing: Missing): AlertRow {
  const busy = is === 'puttingBack';
  return {
    key: 'cart',
    text: displacedText(missing, is === 'placed'),
    tone: 'notice',
    ...(canPutBack(missing) && {
      button: {
        text: statusText(busy ? 'putBack.adding' : 'putBack.offer'),
        busy,
        press: () => void putBack(checkout),
      },
    }),
    dismiss: () => {
      dismissDisplaced(checkout);
      if (is === 'placed') dispatch(checkout, { type: 'dismissed' });
    },
  };
}

/** The customer does not want back what is missing. */
export function dismissDisplaced(checkout: Checkout): void {
  const { cart, pending } = checkout;
  dispatch(checkout, { type: 'putBackEnded' });
  pending.update((all) => withoutDisplaced(all, cart.state.baseRows));
}

/** @param isAfterOrder the text follows 'Order placed successfully!' */
export function displacedText(missing: Missing, isAfterOrder = false): string {
  const count = countPieces(missing);
  const text = statusText(isAfterOrder ? 'putBack.missingAlso' : 'putBack.missing', { count });
  return count > ADD_CALL_LIMIT ? `${text} ${statusText('putBack.atMost', { limit: ADD_CALL_LIMIT })}` : text;
}

/** Asks whether to order the same again. */
export function OrderQuestion({ checkout }: { checkout: Checkout }) {
  const answer = (yes: boolean): void => dispatch(checkout, { type: 'answered', yes });
  return (
    <ConfirmDialog
      question={statusText('again.question')}
      detail={statusText('again.detail')}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
