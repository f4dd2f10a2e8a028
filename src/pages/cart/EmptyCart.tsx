import { LaunchingSoon } from '../../components/LaunchingSoon';
import { usePagedList } from '../../components/paged/usePagedList';
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
        <Ways />
      </WithQueries>
    </div>
  );
}

/** To the perfumes first, unless there are none: then Notify Me comes first. */
function Ways() {
  const { status, rows } = usePagedList(productsQuery(''));
  const sells = status !== 'ready' || rows.length > 0;
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
