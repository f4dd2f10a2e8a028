import { finderPath } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { LaunchingSoon } from '#shop/launch/LaunchingSoon';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import { savedText } from '#shop/products/texts';
import { Button, ButtonLink } from '#ui/Button';
import { TryAgain } from '#ui/Failure';
import styles from './EmptyCatalogue.module.css';
import { catalogueText } from './texts';

interface EmptyCatalogueProps {
  /** Why the list is empty: nothing is saved, no row passes the filters, the call failed, or there are no rows. */
  why: 'nothingSaved' | 'filtered' | 'failed' | 'none';
  search: string;
  onReset: () => void;
  onRetry: () => void;
}

/** Replaces an empty list. */
export function EmptyCatalogue({ why, search, onReset, onRetry }: EmptyCatalogueProps) {
  const isNothingLeft = why === 'nothingSaved' || why === 'filtered';
  const reset = (
    <Button kind={isNothingLeft ? 'outline' : 'quiet'} disappears onClick={onReset}>
      {catalogueText('catalogue.reset')}
    </Button>
  );
  if (isNothingLeft)
    return (
      <div className={styles.nothing}>
        <p>{why === 'filtered' ? catalogueText('catalogue.noneFiltered') : savedText('saved.none')}</p>
        {reset}
        {why === 'nothingSaved' && <PerfumeLinks large />}
      </div>
    );
  const isSearch = search !== '' && why === 'none';
  return (
    <div className={styles.empty}>
      {isSearch && (
        <div className={styles.search}>
          <p dir="auto">{catalogueText('catalogue.noneFound', { search })}</p>
          {reset}
          <ButtonLink kind="quiet" to={finderPath()}>
            {pageText('finder.title')}
          </ButtonLink>
        </div>
      )}
      <LaunchingSoon headingLevel={3}>
        {why === 'failed' && <TryAgain kind="quiet" onRetry={onRetry} />}
      </LaunchingSoon>
      {isSearch && <PerfumeLinks large />}
    </div>
  );
}
