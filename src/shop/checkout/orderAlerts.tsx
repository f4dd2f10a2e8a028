import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { formatCents } from '#lib/money';
import { countPieces, type CartRow } from '#shop/cart/rows';
import { toCartAddId } from '#shop/products/ids';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import type { AlertRow } from '#ui/alerts/Alerts';
import { dismissMissing } from './cartChanges';
import { dispatch, type Checkout } from './checkout';
import type { OrderState } from './orderState';
import { withWarning } from './pendingChanges';
import { putBack } from './putBack';
import { statusText } from './statusTexts';
import { checkoutText } from './texts';

type Missing = readonly CartRow[];

/** Whether the cart accepts one of these rows. */
export const canPutBack = (missing: Missing): boolean =>
  missing.some(({ productId }) => toCartAddId(productId) !== undefined);

/** The rows that say, in the place of alerts, what an order is doing and how many pieces are missing from the cart. */
export function orderAlerts(checkout: Checkout, missing: Missing, isCartPage: boolean): AlertRow[] {
  const state = checkout.progress.get();
  return [
    ...warningRows(checkout, state),
    ...saidRows(checkout, state, missing),
    // The cart page has a place of its own for it.
    ...(state.is !== 'placed' && missing.length > 0 && !isCartPage
      ? [missingRow(checkout, state, missing)]
      : []),
  ];
}

function warningRows(checkout: Checkout, { warning }: OrderState): AlertRow[] {
  // Another tab may have found the order, or dismissed the warning.
  const isOpen = checkout.pending.get().orders.some(({ is }) => is === 'open');
  if (warning === null || !isOpen) return [];
  const more = warning === 'notFound' || warning === 'unclear' ? ` ${statusText(`order.${warning}`)}` : '';
  const dismiss = (): void => checkout.pending.change((all) => withWarning(all, 'dismissed'));
  const text = statusText('order.unknown') + more;
  const link = { to: paths.orders, text: statusText('order.yourOrders') };
  return [{ key: 'warning', text, tone: 'error', link, dismiss }];
}

/** What is said of the last press. */
function saidRows(checkout: Checkout, state: OrderState, missing: Missing): AlertRow[] {
  const dismiss = (): void => dispatch(checkout, { type: 'dismissed' });
  switch (state.is) {
    case 'placed': {
      const total =
        state.total === null ? '' : statusText('order.total', { total: formatCents(state.total) });
      const nothingElse = state.secondPress === 'none' ? '' : statusText('order.nothingElse');
      const placed = [statusText('order.placed'), total, nothingElse].filter(Boolean).join(' ');
      if (missing.length === 0) return [{ key: 'cart', text: placed, tone: 'success', dismiss }];
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
      return [{ key: 'order', text: statusText(`order.${state.why}`), tone, dismiss }];
    }
    case 'placing':
    case 'lookingUp':
    case 'elsewhere': {
      const text =
        state.is === 'lookingUp' ? checkoutText('checkout.lookingUp') : statusText('order.underWay');
      return state.secondPress === 'told' ? [{ key: 'order', text, tone: 'notice', dismiss }] : [];
    }
    default:
      return [];
  }
}

/** How many pieces are no longer in the cart, with the button that puts them back. */
function missingRow(checkout: Checkout, { is }: OrderState, missing: Missing): AlertRow {
  const busy = is === 'puttingBack';
  return {
    key: 'cart',
    text: missingText(missing, is === 'placed'),
    tone: 'notice',
    ...(canPutBack(missing) && {
      button: {
        text: statusText(busy ? 'putBack.adding' : 'putBack.offer'),
        busy,
        press: () => void putBack(checkout),
      },
    }),
    dismiss: () => {
      dismissMissing(checkout);
      dispatch(checkout, { type: 'dismissed' });
    },
  };
}

/** @param isAfterOrder the text follows 'Order placed successfully!' */
export function missingText(missing: Missing, isAfterOrder = false): string {
  const count = countPieces(missing);
  const text = statusText(isAfterOrder ? 'putBack.left' : 'putBack.lost', { count });
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
