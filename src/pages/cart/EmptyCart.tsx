import { queryClient } from '../../api/queryClient';
import { LaunchingSoon } from '../../components/LaunchingSoon';
import { productsQuery } from '../../components/productsQuery';
import { paths } from '../../config/paths';
import { t } from '../../i18n/cart';
import { ButtonLink } from '../../ui/Button';
import styles from './EmptyCart.module.css';

/** What the visit knows of the catalogue, without asking for it. */
function isCatalogueEmpty(): boolean {
  const known = queryClient.getQueryData(productsQuery('').queryKey);
  return known?.pages.every(({ rows }) => rows.length === 0) ?? false;
}

/**
 * What shows in an empty cart, under its heading (behaviour 11.3): the way to the perfumes first, unless there are
 * none; then Notify Me comes first.
 */
export function EmptyCart() {
  const sells = !isCatalogueEmpty();
  const browse = (
    <ButtonLink kind={sells ? 'outline' : 'quiet'} to={paths.products}>
      {t('cart.browse')}
    </ButtonLink>
  );
  return (
    <div className={styles.empty}>
      <LaunchingSoon notice={t('cart.launching')} action={sells && browse} />
      {!sells && browse}
    </div>
  );
}
