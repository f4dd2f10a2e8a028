import { useState } from 'react';
import { consumePendingAdd } from '../../components/buying/pendingAdd';
import { useBuying } from '../../components/buying/useBuying';
import { t } from '../../i18n/buying';
import type { Product } from '../../model/product';
import { AlertAction } from '../../ui/Alerts';
import { changeAlert, retractAlerts } from '../../ui/alertStore';

/** Adds to the login's alert an offer of the perfume that the guest wanted to buy (behaviour 10.20). */
export function offerPendingAdd(alertId: number): void {
  const product = consumePendingAdd();
  if (product) changeAlert(alertId, { more: <AddPending product={product} /> });
}

function AddPending({ product }: { product: Product }) {
  const { add } = useBuying();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    const isAdded = await add(product);
    setBusy(false);
    if (isAdded) retractAlerts('session');
  };
  return (
    <AlertAction
      text={t('buying.addWished', { name: product.name })}
      busy={busy}
      press={() => void press()}
    />
  );
}
