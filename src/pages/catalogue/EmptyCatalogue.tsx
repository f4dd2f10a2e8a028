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
  /** Why the list is empty: nothing is saved, no row passes the filters or the search, the call failed, or all are gone. */
  why: 'nothingSaved' | 'filtered' | 'noneFound' | 'failed' | 'noneAtAll';
  search: string;
  onReset: () => void;
  onRetry: () => void;
}

export function EmptyCatalogue({ why, search, onReset, onRetry }: EmptyCatalogueProps) {
  if (why === 'noneAtAll')
    return (
      <div className={styles.empty}>
        <LaunchingSoon look="large" />
        <PerfumeLinks large />
      </div>
    );
  const isUnsaved = why === 'nothingSaved';
  return (
    <div className={styles.empty}>
      <p dir="auto">{reasonText(why, search)}</p>
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
        {why === 'noneFound' && (
          <ButtonLink kind="quiet" to={searchPath(search)}>
            {catalogueText('catalogue.searchHouse')}
          </ButtonLink>
        )}
      </div>
      <PerfumeLinks large />
      {(why === 'noneFound' || why === 'failed') && <LaunchingSoon look="quiet" />}
    </div>
  );
}

function reasonText(why: Exclude<EmptyCatalogueProps['why'], 'noneAtAll'>, search: string): string {
  if (why === 'nothingSaved') return savedText('saved.none');
  if (why === 'noneFound') return catalogueText('catalogue.noneFound', { search });
  return catalogueText(why === 'filtered' ? 'catalogue.noneFiltered' : 'catalogue.failedFirst');
}
