import { useQueryClient } from '@tanstack/react-query';
import { LaunchingSoon } from '../../components/LaunchingSoon';
import { PerfumeLinks } from '../../components/PerfumeLinks';
import { productsQuery } from '../../components/productsQuery';
import { WithQueries } from '../../components/WithQueries';
import { paths } from '../../config/paths';
import { t } from '../../i18n/cart';
import { ButtonLink } from '../../ui/Button';
import styles from './EmptyCart.module.css';

/** What shows in an empty cart, under its heading (behaviour 11.3). */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <WithQueries>
        <Actions />
      </WithQueries>
      <PerfumeLinks large />
    </div>
  );
}

/**
 * To the perfumes first, unless the visit has found that there are none: then Notify Me comes first. The cart does not
 * ask (behaviour 11.19).
 */
function Actions() {
  const known = useQueryClient().getQueryData(productsQuery('').queryKey);
  const sells = known?.pages.some(({ rows }) => rows.length > 0) ?? true;
  const browse = (
    <ButtonLink kind={sells ? 'outline' : 'quiet'} to={paths.products}>
      {t('cart.browse')}
    </ButtonLink>
  );
  return (
    <>
      <LaunchingSoon notice={t('cart.launching')} action={sells && browse} />
      {!sells && browse}
    </>
  );
}
