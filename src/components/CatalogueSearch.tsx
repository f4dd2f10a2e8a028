import { catalogueSearchPath } from '../config/paths';
import { t } from '../i18n/search';
import { ButtonLink } from '../ui/Button';

/** Leads on where the names of pages and perfumes have no match: the catalogue may sell what is sought. */
export function CatalogueSearch({ query }: { query: string }) {
  return (
    <p dir="auto">
      <ButtonLink kind="quiet" to={catalogueSearchPath(query)}>
        {t('search.inCatalogue', { query })}
      </ButtonLink>
    </p>
  );
}
