import { formerPriceOf } from '../../config/formerPrice';
import { t } from '../../i18n/price';
import { formatCents } from '../../model/money';
import styles from './FormerPrice.module.css';

interface FormerPriceProps {
  name: string;
  /** The current price in cents; none while it is loading: then only the room is reserved. */
  price?: number;
}

/** A product's price before a reduction, with the lowest of the last 30 days before it. */
export function FormerPrice({ name, price = 0 }: FormerPriceProps) {
  const stated = formerPriceOf(name);
  if (!stated || price >= stated.former * 100) return null;
  return (
    <p className={styles.former} data-pending={price === 0 || undefined}>
      {stated.isExample && t('price.example')} <span className="visually-hidden">{t('price.former')} </span>
      <s>{formatCents(stated.former * 100)}</s>{' '}
      {t('price.lowest', { price: formatCents(stated.lowest * 100) })}
    </p>
  );
}
