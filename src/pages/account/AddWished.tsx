import { useState } from 'react';
import { useCart } from '../../contexts/CartContext';
import { t } from '../../i18n/buying';
import type { Product } from '../../model/product';
import { AlertAction } from '../../ui/Alerts';
import { retractAlerts, showAlert } from '../../ui/alertStore';

/** The button in the alert of a login that adds what was wanted before it (behaviour 10.20). */
export function AddWished({ product }: { product: Product }) {
  const { add } = useCart();
  const [busy, setBusy] = useState(false);
  const { name } = product;
  const press = async (): Promise<void> => {
    setBusy(true);
    const outcome = await add(product);
    setBusy(false);
    if (outcome !== 'added') return;
    retractAlerts('session');
    showAlert({ kind: 'cart', text: t('buying.added', { name }) });
  };
  return <AlertAction text={t('buying.addWished', { name })} busy={busy} press={() => void press()} />;
}
