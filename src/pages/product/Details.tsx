import { t } from '../../i18n/product';
import type { PerfumeText } from '../../i18n/perfumes';
import styles from './ProductPage.module.css';

/** Concentration, size and character in a list of hairlines. */
export function Details({ text }: { text: PerfumeText }) {
  const { longevity, sillage, season } = text.character;
  const rows = [
    [t('product.concentration'), text.concentration],
    [t('product.size'), text.size],
    [t('product.longevity'), longevity],
    [t('product.sillage'), sillage],
    [t('product.season'), season],
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
