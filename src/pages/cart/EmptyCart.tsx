import { LaunchingSoon } from '../../shop/mail/LaunchingSoon';
import { PerfumeLinks } from '../../shop/perfumes/PerfumeLinks';
import { productsQuery } from '../../shop/products/productsQuery';
import { queryClient } from '../../shop/session/queryClient';
import { paths } from '../../config/paths';
import { cartText } from './texts';
import { ButtonLink } from '../../ui/Button';
import styles from './EmptyCart.module.css';

/** The content of an empty cart, under its heading. */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <Actions />
      <PerfumeLinks large />
    </div>
  );
}

/**
 * The link to the perfumes comes first, unless this visit has already found an empty catalogue: then Notify
 * Me does. The cart sends no call for this.
 */
function Actions() {
  const loaded = queryClient.getQueryData(productsQuery('').queryKey);
  const sells = loaded?.pages.some(({ rows }) => rows.length > 0) ?? true;
  const browse = (
    <ButtonLink kind={sells ? 'outline' : 'quiet'} to={paths.products}>
      {cartText('cart.browse')}
    </ButtonLink>
  );
  return (
    <>
      <LaunchingSoon notice={cartText('cart.launching')} action={sells && browse} />
      {!sells && browse}
    </>
  );
}
