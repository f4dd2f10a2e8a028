import { useCheckout, useDisplacedRows, useOrderState } from '#shop/checkout/CheckoutContext';
import { canPutBack, dismissDisplaced, displacedText } from '#shop/checkout/orderAlerts';
import { putBack } from '#shop/checkout/putBack';
import { statusText } from '#shop/checkout/statusTexts';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { uiText } from '#ui/texts';
import styles from './DisplacedNote.module.css';

interface DisplacedNoteProps {
  /** Called when the pressed button is gone: the focus would be lost. */
  onGone: () => void;
}

/** What the cart has lost, with the button that puts it back. Beside 'Order placed' the alert offers it. */
export function DisplacedNote({ onGone }: DisplacedNoteProps) {
  const checkout = useCheckout();
  const missing = useDisplacedRows();
  const is = useOrderState((state) => state.is);
  if (!checkout || missing.length === 0 || is === 'placed') return null;
  const isAdding = is === 'puttingBack';
  const add = async (): Promise<void> => {
    await putBack(checkout);
    if (document.activeElement === document.body) onGone();
  };
  const dismiss = (): void => {
    dismissDisplaced(checkout);
    onGone();
  };
  return (
    <div className={styles.note}>
      <p>{displacedText(missing)}</p>
      {canPutBack(missing) && (
        <Button kind="quiet" pending={isAdding} onClick={() => void add()}>
          {statusText(isAdding ? 'putBack.adding' : 'putBack.offer')}
        </Button>
      )}
      <IconButton icon="close" label={uiText('alerts.dismiss')} onClick={dismiss} />
    </div>
  );
}
