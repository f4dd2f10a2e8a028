import { useEffect, useId, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { finderPath, searchPath } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import { ButtonLink } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { noCorrection } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { ResultRow, type ResultRowProps, type OptionProps } from './ResultRow';
import rowStyles from './ResultRow.module.css';
import styles from './SearchOverlay.module.css';
import { isLongQuery } from './searchTargets';
import { searchText } from './texts';
import { useSuggestions } from './useSuggestions';

export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { text, query, matches, addresses, active, type, press, submit } = useSuggestions();
  const { sentences, count, isAnswered, isNothing } = matches;
  const words = isNothing ? searchText('navbar.noMatchesFound') : searchText('search.match', { count });
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <Dialog
      title={searchText('search.title')}
      titleHidden
      closeLabel={searchText('search.close')}
      ground=""
      className={styles.overlay}
      onClose={onClose}
    >
      <SearchInput
        listId={`${id}-list`}
        activeId={active < 0 ? undefined : optionId(active)}
        isExpanded={addresses.length > 0}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onSubmit={submit}
      />
      {/* The page's live regions are inert while a modal dialog is open, so announce the count here. */}
      <p
        className={styles.count}
        role="status"
        aria-busy={!isAnswered}
        data-none={(isNothing && sentences.length === 0) || undefined}
      >
        {query !== '' && [...sentences, count > 0 || isNothing ? words : ''].join(' ')}
      </p>
      {isNothing && (
        <ButtonLink kind="outline" to={finderPath()} className={styles.finder}>
          {pageText('finder.title')}
        </ButtonLink>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label={searchText('search.matches')} className={styles.list}>
        {query !== '' && (
          <Options
            query={query}
            matches={matches}
            optionProps={(path) => {
              const index = addresses.indexOf(path);
              return { id: optionId(index), role: 'option', 'aria-selected': index === active, tabIndex: -1 };
            }}
          />
        )}
      </ul>
      {query === '' && <PerfumeLinks />}
    </Dialog>
  );
}

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  onSubmit: (event: SyntheticEvent) => void;
  listId: string;
  activeId: string | undefined;
  isExpanded: boolean;
}

function SearchInput({ listId, activeId, isExpanded, onSubmit, ...input }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form className={styles.field} role="search" onSubmit={onSubmit}>
      <Icon name="search" className={styles.icon} />
      <input
        {...input}
        ref={field}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        {...noCorrection}
        data-long={isLongQuery(String(input.value))}
        aria-label={searchText('navbar.searchPlaceholder')}
        placeholder={searchText('navbar.searchPlaceholder')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
      />
    </form>
  );
}

interface OptionsProps {
  query: string;
  matches: ReturnType<typeof useSuggestions>['matches'];
  optionProps: (path: string) => OptionProps;
}

/** The entries of the list: links, so that they can also be opened in another tab. */
function Options({ query, matches: { names, groups }, optionProps }: OptionsProps) {
  const all = searchPath(query);
  const options = (rows: readonly ResultRowProps[]) =>
    rows.map((row) => (
      <li key={row.path} role="none">
        <ResultRow {...row} option={optionProps(row.path)} />
      </li>
    ));
  return (
    <>
      {options(names)}
      {groups.map(({ title, rows }) => (
        <li key={title} role="none">
          <div role="group" aria-label={title} className={rowStyles.group}>
            <span aria-hidden="true" className="overline accent">
              {title}
            </span>
            <ul role="none">{options(rows)}</ul>
          </div>
        </li>
      ))}
      <li role="none">
        <Link to={all} className={styles.all} {...optionProps(all)}>
          {searchText('navbar.seeAllResults')}
          <Icon name="right" className={styles.arrow} />
        </Link>
      </li>
    </>
  );
}
