import { catalogueSearchPath } from '../../config/paths';
import { t } from './texts';
import { ButtonLink } from '../../ui/Button';

/** A link to a catalogue search, for a query without a match among pages and perfumes. */
export function CatalogueSearch({ query }: { query: string }) {
  return (
    <p dir="auto">
      <ButtonLink kind="quiet" to={catalogueSearchPath(query)}>
        {t('search.inCatalogue', { query })}
      </ButtonLink>
    </p>
  );
}
