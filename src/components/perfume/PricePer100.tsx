import { t } from '../../i18n/price';
import { formatCents } from '../../model/money';
import { mlOf, pricePer100 } from '../../model/size';
import styles from './PricePer100.module.css';

/** What a bottle holds, and the price of 100 ml (behaviour 9.27). Nothing for a size that the house does not know. */
export function PricePer100({ price, size = '' }: { price: number; size?: string | undefined }) {
  const ml = mlOf(size);
  return (
    ml !== undefined && (
      <span className={styles.per}>
        {t('price.per100', { ml, price: formatCents(pricePer100(price, ml)) })}
      </span>
    )
  );
}
