import { paths } from '../config/paths';
import { t } from '../i18n/buying';
import type { Product } from '../model/product';
import { showAlert } from '../ui/alertStore';

/** Announces that a product was added, with picture and link to the cart (behaviour 10.3). */
export function showAddedAlert({ name, image }: Pick<Product, 'name' | 'image'>): void {
  showAlert({
    kind: 'cart',
    text: t('buying.added', { name }),
    picture: image,
    link: { to: paths.cart, text: t('buying.viewCart') },
  });
}
