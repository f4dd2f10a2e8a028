import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t as common } from '../i18n/common';
import { t } from '../i18n/search';
import { lazyModule } from '../lib/lazyModule';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { CatalogueSearch } from './CatalogueSearch';
import { LazyPart } from './LazyPart';
import { LazyRecentlyViewed } from './LazyRecentlyViewed';
import { PerfumeLinks } from './PerfumeLinks';
import styles from './SearchOverlay.module.css';
import { useSuggestions, type Suggestion } from './useSuggestions';

/** Further results, loaded when something is typed. */
const foundInOverlay = lazyModule(() => import('./found/FoundInOverlay'));

interface SearchOverlayProps {
  /** Navigates to an address; links navigate by themselves. */
  onGo: (address: string) => void;
  onClose: () => void;
}

/** The search overlay: a combobox in a modal dialog (behaviour 13.1). */
export function SearchOverlay({ onGo, onClose }: SearchOverlayProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { text, query, matchCount, options, active, type, press } = useSuggestions(onGo);
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => input.current?.focus(), []);

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
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {/* The page's live regions are inert while a modal dialog is open, so announce the count here. */}
      <p className={styles.count} role="status">
        {query !== '' && countText(matchCount)}
      </p>
      {query !== '' && matchCount === 0 && <CatalogueSearch query={query} />}
      <SuggestionList id={listId} optionId={optionId} options={options} active={active} />
      {query !== '' && (
        <LazyPart optional module={foundInOverlay}>
          {({ FoundInOverlay }) => <FoundInOverlay query={query} />}
        </LazyPart>
      )}
      {query === '' && <PerfumeLinks />}
      {query === '' && <LazyRecentlyViewed />}
    </Dialog>
  );
}

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  options: readonly Suggestion[];
  active: number;
}

/** The combobox's list. Its entries are links, so that they can also be opened in another tab. */
function SuggestionList({ id, optionId, options, active }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={t('search.matches')} className={styles.list}>
      {options.map(({ name, path }, index) => (
        <li key={path} role="none">
          <Link
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={path}
            className={name === null ? styles.all : styles.option}
          >
            {name ?? common('navbar.seeAllResults')}
            {name === null && <Icon name="right" className={styles.arrow} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function countText(count: number): string {
  if (count === 0) return common('navbar.noMatchesFound');
  return t('search.match', { count });
}
