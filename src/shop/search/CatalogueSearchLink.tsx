import { catalogueSearchPath } from '#config/paths';
import { ButtonLink } from '#ui/Button';
import { searchText } from './texts';

/** A link to a catalogue search, for a query without a match among pages and perfumes. */
export function CatalogueSearchLink({ query }: { query: string }) {
  return (
    <p dir="auto">
      <ButtonLink kind="quiet" to={catalogueSearchPath(query)}>
        {searchText('search.inCatalogue', { query })}
      </ButtonLink>
    </p>
  );
}
