import { useCheckout } from '#shop/checkout/CheckoutContext';
import { useMissingCount, useOrderState } from '#shop/checkout/OrderStatus';
import { dismissMissing } from '#shop/checkout/cartChanges';
import { missingText } from '#shop/checkout/orderAlerts';
import { putBack } from '#shop/checkout/putBack';
import { statusText } from '#shop/checkout/statusTexts';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { uiText } from '#ui/texts';
import styles from './DisplacedNote.module.css';

/** What an order has removed from the cart, with the button that puts it back. Beside 'Order placed' the alert offers it. */
export function DisplacedNote() {
  const checkout = useCheckout();
  const count = useMissingCount();
  const is = useOrderState((state) => state.is);
  if (!checkout || count === 0 || is === 'placed') return null;
  const isAdding = is === 'puttingBack';
  return (
    <div className={styles.note}>
      <p>{missingText(count)}</p>
      <Button kind="quiet" pending={isAdding} onClick={() => void putBack(checkout)}>
        {statusText(isAdding ? 'putBack.adding' : 'putBack.offer')}
      </Button>
      <IconButton icon="close" label={uiText('alerts.dismiss')} onClick={() => dismissMissing(checkout)} />
    </div>
  );
}
