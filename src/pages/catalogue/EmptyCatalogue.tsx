import { finderPath, searchPath } from '#config/paths';
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

export function EmptyCatalogue({ why, search, onReset, onRetry }: EmptyCatalogueProps) {
  const reason = reasonText(why, search);
  const isUnsaved = why === 'nothingSaved';
  const soon = (why === 'none' || why === 'failed') && (
    <LaunchingSoon headingLevel={reason ? 2 : 3} quiet={reason !== ''} large={reason === ''} />
  );
  return (
    <div className={styles.empty}>
      {reason && (
        <>
          <p dir="auto">{reason}</p>
          {isUnsaved && <p className={styles.how}>{savedText('saved.how')}</p>}
          <div className={styles.ways}>
            {why === 'failed' ? (
              <TryAgain onRetry={onRetry} />
            ) : (
              <Button kind={isUnsaved ? 'outline' : 'quiet'} disappears onClick={onReset}>
                {catalogueText(why === 'filtered' ? 'catalogue.reset' : 'panel.back')}
              </Button>
            )}
            {why === 'filtered' && (
              <ButtonLink kind="quiet" to={finderPath()}>
                {pageText('finder.title')}
              </ButtonLink>
            )}
            {why === 'none' && (
              <ButtonLink kind="quiet" to={searchPath(search)}>
                {catalogueText('catalogue.searchHouse')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      {!reason && soon}
      {(soon || isUnsaved) && <PerfumeLinks large />}
      {reason && soon}
    </div>
  );
}

/** Why the list is empty, in words; '' where the collection itself is, and nothing is searched for. */
function reasonText(why: EmptyCatalogueProps['why'], search: string): string {
  if (why === 'nothingSaved') return savedText('saved.none');
  if (why === 'filtered') return catalogueText('catalogue.noneFiltered');
  if (why === 'failed') return catalogueText('catalogue.failedFirst');
  return search !== '' ? catalogueText('catalogue.noneFound', { search }) : '';
}
