import { LaunchingSoon } from '../../shop/mail/LaunchingSoon';
import { PerfumeLinks } from '../../shop/perfumes/PerfumeLinks';
import { scentPath } from '../../config/paths';
import { catalogueText } from './texts';
import { choosingText } from '../../shop/products/choosingTexts';
import { uiText } from '../../ui/texts';
import { finderText } from './finderTexts';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './EmptyCatalogue.module.css';

/**
 * Why a list is empty: nothing is saved; nothing of what is saved, is within the price range or has what the
 * filters ask for fits; the list could not be loaded; or there are no products.
 */
export type EmptyReason = 'nothingSaved' | 'noneSavedFits' | 'range' | 'filtered' | 'failed' | 'none';

interface EmptyCatalogueProps {
  why: EmptyReason;
  search: string;
  onReset: () => void;
  onRetry: () => void;
}

/** Replaces an empty list. */
export function EmptyCatalogue({ why, search, onReset, onRetry }: EmptyCatalogueProps) {
  if (why !== 'failed' && why !== 'none') return <NothingLeft why={why} onReset={onReset} />;
  const isSearch = search !== '' && why === 'none';
  return (
    <div className={styles.empty}>
      {isSearch && (
        <div className={styles.search}>
          <p dir="auto">{catalogueText('catalogue.noneFound', { search })}</p>
          <Button kind="quiet" onClick={onReset}>
            {catalogueText('catalogue.reset')}
          </Button>
          <ButtonLink kind="quiet" to={scentPath}>
            {finderText('scent.title')}
          </ButtonLink>
        </div>
      )}
      <LaunchingSoon headingLevel={3}>
        {why === 'failed' && (
          <Button kind="quiet" onClick={onRetry}>
            {uiText('action.tryAgain')}
          </Button>
        )}
      </LaunchingSoon>
      {isSearch && <PerfumeLinks large />}
    </div>
  );
}

function NothingLeft({
  why,
  onReset,
}: {
  why: Exclude<EmptyReason, 'failed' | 'none'>;
  onReset: () => void;
}) {
  const texts = {
    nothingSaved: choosingText('saved.none'),
    noneSavedFits: choosingText('saved.noneFit'),
    range: catalogueText('catalogue.noneInPrice'),
    filtered: catalogueText('catalogue.noneFiltered'),
  };
  const isSaved = why === 'nothingSaved' || why === 'noneSavedFits';
  return (
    <div className={styles.nothing}>
      <p>{texts[why]}</p>
      <Button kind="outline" onClick={onReset}>
        {isSaved ? choosingText('saved.all') : catalogueText('catalogue.reset')}
      </Button>
      {why === 'nothingSaved' && <PerfumeLinks large />}
    </div>
  );
}
