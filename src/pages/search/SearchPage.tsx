import { useEffect, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { params, searchPath } from '#config/paths';
import { tidyQuery } from '#lib/names';
import { isLongQuery } from '#shop/search/searchTargets';
import { searchText } from '#shop/search/texts';
import { Button } from '#ui/Button';
import { fullTitle } from '#ui/texts';
import { EmptyResults } from './ResultSections';
import { Results } from './Results';
import styles from './SearchPage.module.css';

export const meta = {
  title: searchText('search.documentTitle'),
  description: searchText('search.description'),
};

export default function SearchPage() {
  const address = new URLSearchParams(useLocation().search);
  const query = tidyQuery(address.get(params.query) ?? '');

  useEffect(() => {
    const title = query === '' ? meta.title : `${searchText('search.resultsFor')} ${query}`;
    document.title = fullTitle(title);
  }, [query]);

  return (
    <div className={styles.page}>
      <h1 className="overline accent">
        {searchText('search.resultsFor')} <bdi className="visually-hidden">{query}</bdi>
      </h1>
      <SearchForm key={query} query={query} />
      {query === '' ? <EmptyResults text={searchText('search.ask')} /> : <Results query={query} />}
    </div>
  );
}

/** The query, which reads on from the heading, in a form for another one. Empty or white-space-only text does nothing. */
function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = tidyQuery(text);
    if (next !== '') void navigate(searchPath(next));
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <label>
        <span className="visually-hidden">{searchText('navbar.searchPlaceholder')}</span>
        <input
          type="search"
          name={params.query}
          value={text}
          data-long={isLongQuery(text)}
          onChange={(event) => setText(event.target.value)}
          placeholder={searchText('navbar.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {tidyQuery(text) !== query && (
        <Button type="submit" kind="quiet">
          {searchText('search.submit')}
        </Button>
      )}
    </form>
  );
}
