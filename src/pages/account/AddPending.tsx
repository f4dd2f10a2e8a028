import { useEffect, useRef, useState } from 'react';
import { consumePendingAdd } from '../../components/buying/pendingAdd';
import { useBuying } from '../../components/buying/useBuying';
import { t } from '../../i18n/buying';
import { useEvent } from '../../lib/useEvent';
import type { Product } from '../../model/product';
import { AlertAction } from '../../ui/Alerts';
import { changeAlert, retractAlerts } from '../../ui/alertStore';

/**
 * Adds to the login's alert an offer of the perfume that the guest wanted to buy.
 * @param atOnce whether the perfume is added without a press, as the login page has said
 */
export function offerPendingAdd(alertId: number, atOnce: boolean): void {
  const product = consumePendingAdd();
  if (product) changeAlert(alertId, { more: <AddPending product={product} atOnce={atOnce} /> });
}

function AddPending({ product, atOnce }: { product: Product; atOnce: boolean }) {
  const { add } = useBuying();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    const isAdded = await add(product);
    setBusy(false);
    if (isAdded && !atOnce) retractAlerts('session');
    setDone(isAdded);
  };
  const [done, setDone] = useState(false);
  const pressed = useRef(false);
  const start = useEvent(() => {
    if (!atOnce || pressed.current) return;
    pressed.current = true;
    void press();
  });
  useEffect(start, [start]);
  if (done) return null;
  return (
    <AlertAction
      text={t('buying.addWished', { name: product.name })}
      busy={busy}
      press={() => void press()}
    />
  );
}
