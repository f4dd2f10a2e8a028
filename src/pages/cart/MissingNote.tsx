import { useCheckout, useMissingRows, useOrderState } from '#shop/checkout/CheckoutContext';
import { canPutBack, dismissMissing, missingText } from '#shop/checkout/orderAlerts';
import { putBack } from '#shop/checkout/putBack';
import { statusText } from '#shop/checkout/statusTexts';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { uiText } from '#ui/texts';
import styles from './MissingNote.module.css';

/** What an order has removed from the cart, with the button that puts it back. Beside 'Order placed' the alert offers it. */
export function MissingNote() {
  const checkout = useCheckout();
  const missing = useMissingRows();
  const is = useOrderState((state) => state.is);
  if (!checkout || missing.length === 0 || is === 'placed') return null;
  const isAdding = is === 'puttingBack';
  return (
    <div className={styles.note}>
      <p>{missingText(missing)}</p>
      {canPutBack(missing) && (
        <Button kind="quiet" pending={isAdding} onClick={() => void putBack(checkout)}>
          {statusText(isAdding ? 'putBack.adding' : 'putBack.offer')}
        </Button>
      )}
      <IconButton icon="close" label={uiText('alerts.dismiss')} onClick={() => dismissMissing(checkout)} />
    </div>
  );
}
