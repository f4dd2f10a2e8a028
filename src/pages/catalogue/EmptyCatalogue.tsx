import { LaunchingSoon } from '../../components/LaunchingSoon';
import { scentPath } from '../../config/paths';
import { t } from '../../i18n/catalogue';
import { t as common } from '../../i18n/common';
import { t as scent } from '../../i18n/scent';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/EmptyDrawing';
import styles from './EmptyCatalogue.module.css';

interface EmptyCatalogueProps {
  /** Why: no product is within the price range or has what the filters ask for, the list could not be loaded, or there are no products. */
  why: 'range' | 'filtered' | 'failed' | 'none';
  search: string;
  onReset: () => void;
  onRetry: () => void;
}

/** Replaces an empty list. */
export function EmptyCatalogue({ why, search, onReset, onRetry }: EmptyCatalogueProps) {
  if (why === 'range' || why === 'filtered') {
    return (
      <div className={styles.nothing}>
        <EmptyDrawing />
        <p>{t(why === 'range' ? 'catalogue.noneInPrice' : 'catalogue.noneFiltered')}</p>
        <Button kind="outline" onClick={onReset}>
          {t('catalogue.reset')}
        </Button>
      </div>
    );
  }
  const failed = why === 'failed';
  return (
    <div className={styles.empty}>
      {search !== '' && !failed && (
        <div className={styles.search}>
          <p dir="auto">{t('catalogue.noneFound', { search })}</p>
          <Button kind="quiet" onClick={onReset}>
            {t('catalogue.reset')}
          </Button>
          <ButtonLink kind="quiet" to={scentPath}>
            {scent('scent.title')}
          </ButtonLink>
        </div>
      )}
      <LaunchingSoon headingLevel={3}>
        {failed && (
          <Button kind="quiet" onClick={onRetry}>
            {common('action.tryAgain')}
          </Button>
        )}
      </LaunchingSoon>
    </div>
  );
}
