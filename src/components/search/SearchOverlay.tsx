import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../../config/paths';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/search';
import { lazyModule } from '../../lib/lazyModule';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { CatalogueSearch } from './CatalogueSearch';
import { LazyPart } from '../LazyPart';
import { PerfumeLinks } from '../perfume/PerfumeLinks';
import { RecentlyViewed } from '../perfume/RecentlyViewed';
import styles from './SearchOverlay.module.css';
import { useSuggestions } from './useSuggestions';

/** Further results, loaded when something is typed. */
const foundInOverlay = lazyModule(() => import('./FoundInOverlay'));

interface SearchOverlayProps {
  /** Navigates to an address; links navigate by themselves. */
  onGo: (address: string) => void;
  onClose: () => void;
}

/** The search overlay: a combobox in a modal dialog. */
export function SearchOverlay({ onGo, onClose }: SearchOverlayProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { text, query, listed, found, addresses, active, type, press, onFound } = useSuggestions(onGo);
  const count = listed.length + found.paths.length;
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-${index}`;
  const optionProps = (index: number) => ({
    id: optionId(index),
    role: 'option' as const,
    'aria-selected': index === active,
    tabIndex: -1 as const,
  });

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <Dialog
      title={common('navbar.search')}
      titleHidden
      closeLabel={t('search.close')}
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
          aria-label={common('navbar.searchPlaceholder')}
          placeholder={common('navbar.searchPlaceholder')}
          aria-autocomplete="list"
          aria-expanded={addresses.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {/* The page's live regions are inert while a modal dialog is open, so announce the count here. */}
      <p className={styles.count} role="status" aria-busy={!found.answered}>
        {query !== '' && [...found.lines, countText(count)].join(' ')}
      </p>
      {query !== '' && count === 0 && <CatalogueSearch query={query} />}
      {/* The entries are links, so that they can also be opened in another tab. */}
      <ul id={listId} role="listbox" aria-label={t('search.matches')} className={styles.list}>
        {listed.map(({ name, path }, index) => (
          <li key={path} role="none">
            <Link to={path} className={styles.option} {...optionProps(index)}>
              {name}
            </Link>
          </li>
        ))}
        {query !== '' && (
          <>
            <LazyPart optional module={foundInOverlay}>
              {({ FoundInOverlay }) => (
                <FoundInOverlay
                  query={query}
                  listed={listed.map(({ path }) => path)}
                  optionProps={optionProps}
                  onFound={onFound}
                />
              )}
            </LazyPart>
            <li role="none">
              <Link to={searchPath(query)} className={styles.all} {...optionProps(addresses.length - 1)}>
                {common('navbar.seeAllResults')}
                <Icon name="right" className={styles.arrow} />
              </Link>
            </li>
          </>
        )}
      </ul>
      {query === '' && <PerfumeLinks />}
      {query === '' && <RecentlyViewed />}
    </Dialog>
  );
}

function countText(count: number): string {
  if (count === 0) return common('navbar.noMatchesFound');
  return t('search.match', { count });
}
