import { LaunchingSoon } from '../../components/LaunchingSoon';
import { paths } from '../../config/paths';
import { t } from '../../i18n/cart';
import { ButtonLink } from '../../ui/Button';
import styles from './EmptyCart.module.css';

/** What shows in an empty cart, under its heading (behaviour 11.3). */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <LaunchingSoon notice={t('cart.launching')} />
      <ButtonLink kind="quiet" to={paths.products}>
        {t('cart.browse')}
      </ButtonLink>
    </div>
  );
}
