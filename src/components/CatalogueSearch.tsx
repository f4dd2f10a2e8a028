import { catalogueSearchPath } from '../config/paths';
import { t } from '../i18n/search';
import { ButtonLink } from '../ui/Button';

/** Leads on where the names of pages and perfumes have no match: the catalogue may sell what is sought. */
export function CatalogueSearch({ query, onFollow }: { query: string; onFollow?: () => void }) {
  return (
    <p dir="auto">
      <ButtonLink kind="quiet" to={catalogueSearchPath(query)} onClick={onFollow}>
        {t('search.inCatalogue', { query })}
      </ButtonLink>
    </p>
  );
}
