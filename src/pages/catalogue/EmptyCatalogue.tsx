import { lazy, Suspense } from 'react';
import { scentPath } from '../../config/paths';
import { t } from '../../i18n/catalogue';
import { t as common } from '../../i18n/common';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './EmptyCatalogue.module.css';

// Most catalogues are not empty: what this view needs is loaded when it shows.
const LaunchingSoon = lazy(async () => {
  const { LaunchingSoon: view } = await import('../../components/LaunchingSoon');
  return { default: view };
});

interface EmptyCatalogueProps {
  /** What was searched for, or ''. */
  search: string;
  /** The list is empty because it could not be loaded. */
  failed: boolean;
  onReset: () => void;
  onRetry: () => void;
}

/** An empty list: 'New Collections', the animation and 'Launching Soon...' (behaviour 8.17). */
export function EmptyCatalogue({ search, failed, onReset, onRetry }: EmptyCatalogueProps) {
  return (
    <div className={styles.empty}>
      {search !== '' && !failed && (
        <div className={styles.search}>
          <p dir="auto">{t('catalogue.noneFound', { search })}</p>
          <Button kind="quiet" onClick={onReset}>
            {t('catalogue.reset')}
          </Button>
          <ButtonLink kind="quiet" to={scentPath}>
            {t('catalogue.findScent')}
          </ButtonLink>
        </div>
      )}
      <Suspense fallback={null}>
        <LaunchingSoon headingLevel={3}>
          {failed && (
            <Button kind="quiet" onClick={onRetry}>
              {common('action.tryAgain')}
            </Button>
          )}
        </LaunchingSoon>
      </Suspense>
    </div>
  );
}

/** The price range leaves nothing of a list that is not empty (behaviour 8.15). */
export function NothingInRange({ onReset }: { onReset: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>{t('catalogue.noneInPrice')}</p>
      <Button kind="outline" onClick={onReset}>
        {t('catalogue.reset')}
      </Button>
    </div>
  );
}
