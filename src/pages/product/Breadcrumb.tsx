import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { t } from '../../i18n/product';
import styles from './ProductPage.module.css';

export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label={t('product.breadcrumb')}>
      <ol>
        <li>
          <Link to={paths.home}>{t('product.home')}</Link>
        </li>
        <li>
          <Link to={paths.products}>{t('product.perfumes')}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
