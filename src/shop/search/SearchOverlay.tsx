import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../../config/paths';
import { navbarText } from './navbarTexts';
import { searchText } from './texts';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { PerfumeLinks } from '../perfumes/PerfumeLinks';
import { perfumePicture } from '../perfumes/perfumePicture';
import { perfumeNamed } from '../products/perfumeTargets';
import { CatalogueSearch } from './CatalogueSearch';
import { FoundRow } from './FoundRow';
import found from './FoundRow.module.css';
import styles from './SearchOverlay.module.css';
import { useSuggestions } from './useSuggestions';

/** The search overlay: a combobox in a modal dialog. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { text, query, matches, addresses, active, type, press } = useSuggestions();
  const { names, groups, lines, count, isAnswered } = matches;
  const nothing = isAnswered && count + groups.length + lines.length === 0;
  const listId = `${id}-list`;
  const optionProps = (path: string) => {
    const index = addresses.indexOf(path);
    return {
      id: `${id}-${index}`,
      role: 'option' as const,
      'aria-selected': index === active,
      tabIndex: -1 as const,
    };
  };

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <Dialog
      title={navbarText('navbar.search')}
      titleHidden
      closeLabel={searchText('search.close')}
      className={styles.overlay}
      onClose={onClose}
    >
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={navbarText('navbar.searchPlaceholder')}
          placeholder={navbarText('navbar.searchPlaceholder')}
          aria-autocomplete="list"
          aria-expanded={addresses.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {/* The page's live regions are inert while a modal dialog is open, so announce the count here. */}
      <p className={styles.count} role="status" aria-busy={!isAnswered}>
        {query !== '' && [...lines, countText(count, nothing)].join(' ')}
      </p>
      {query !== '' && nothing && <CatalogueSearch query={query} />}
      {/* The entries are links, so that they can also be opened in another tab. */}
      <ul id={listId} role="listbox" aria-label={searchText('search.matches')} className={styles.list}>
        {names.map(({ name, path }) => {
          const perfume = perfumeNamed(name)?.perfume;
          const picture = perfume && <Picture source={perfumePicture(perfume)} alt="" sizes="64px" />;
          return (
            <li key={path} role="none">
              <FoundRow path={path} name={name} picture={picture} option={optionProps(path)} />
            </li>
          );
        })}
        {query !== '' &&
          groups.map(({ title, rows }) => (
            <li key={title} role="none">
              <div role="group" aria-label={title} className={found.group}>
                <span aria-hidden="true" className={found.label}>
                  {title}
                </span>
                <ul role="none">
                  {rows.map((row) => (
                    <li key={row.path} role="none">
                      <FoundRow {...row} option={optionProps(row.path)} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        {query !== '' && (
          <li role="none">
            <Link to={searchPath(query)} className={styles.all} {...optionProps(searchPath(query))}>
              {navbarText('navbar.seeAllResults')}
              <Icon name="right" className={styles.arrow} />
            </Link>
          </li>
        )}
      </ul>
      {query === '' && <PerfumeLinks />}
    </Dialog>
  );
}

function countText(count: number, nothing: boolean): string {
  if (count > 0) return searchText('search.match', { count });
  return nothing ? navbarText('navbar.noMatchesFound') : '';
}
