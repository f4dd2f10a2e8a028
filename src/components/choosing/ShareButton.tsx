import { paths } from '../../config/paths';
import { t } from '../../i18n/choosing';
import type { Product } from '../../model/product';
import { Button } from '../../ui/Button';
import { showAlert } from '../../ui/alertStore';
import { productPath } from '../productPath';

/** Opens the platform's share sheet with a perfume's address; where there is none, the address is copied. */
async function share(product: Product): Promise<void> {
  const url = new URL(productPath(product), window.location.origin + paths.products).href;
  // Not every browser has a share sheet, whatever the types say.
  const sheet: Partial<Pick<Navigator, 'share'>> = navigator;
  if (sheet.share) {
    // A sheet that was closed is no failure.
    await sheet.share({ title: product.name, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showAlert({ kind: 'share', text: t('panel.copied') });
  } catch {
    showAlert({ kind: 'share', text: t('panel.notCopied'), tone: 'error' });
  }
}

/** Shares a perfume's address. */
export function ShareButton({ product }: { product: Product }) {
  return (
    <Button kind="quiet" onClick={() => void share(product)}>
      {t('panel.share')}
    </Button>
  );
}
