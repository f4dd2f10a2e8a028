import { useMemo, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { finderPath } from '#config/paths';
import { familyNames } from '#house/families';
import { pageText } from '#i18n/pageTexts';
import {
  FAMILIES,
  oneOf,
  PRICE_BANDS,
  parseFamilies,
  SORTS,
  toggleFamily,
  type CatalogueView,
} from '#shop/products/catalogueView';
import { countFamilies } from '#shop/products/families';
import type { Product } from '#shop/products/product';
import type { PagedList } from '#shop/queries/usePagedList';
import { Icon } from '#ui/Icon';
import styles from './FilterBar.module.css';
import { catalogueText } from './texts';
import { useSearchText } from './useSearchText';

interface FilterBarProps {
  view: CatalogueView;
  /** The query of the list, which stays under Find your scent. */
  listQuery: string;
  /** The products that the other filters leave, among which the families choose. */
  list: Pick<PagedList<Product>, 'rows' | 'state'>;
  onChange: (wanted: Partial<CatalogueView>) => void;
  /** Writes a change into the address without rendering it, because the page is being left. */
  onLeave: (wanted: Partial<CatalogueView>) => void;
}

/** A row for the search, which scrolls away, and one for sort, price and families, which stays over the list. */
export function FilterBar({ view, listQuery, list, onChange, onLeave }: FilterBarProps) {
  const { search, sort, price, family } = view;
  const { input, text, setText, send } = useSearchText(search, {
    onSearch: (wanted) => onChange({ search: wanted }),
    onLeave: (wanted) => onLeave({ search: wanted }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
    // The keyboard of a phone or tablet would stay over the list.
    if (window.matchMedia(media.coarse).matches) input.current?.blur();
  };
  return (
    <form
      className={styles.bar}
      role="search"
      aria-label={catalogueText('catalogue.filters')}
      onSubmit={submit}
      // Browsers don't scroll to a control of which a little is visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <div className={styles.find}>
        <label className={styles.search}>
          <Icon name="search" className={styles.searchIcon} />
          <span className="visually-hidden">{catalogueText('catalogue.search')}</span>
          <input
            ref={input}
            type="search"
            name="search"
            value={text}
            placeholder={catalogueText('catalogue.search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Link to={finderPath('', listQuery)} className={styles.finder}>
          {pageText('finder.title')}
        </Link>
      </div>
      <div className={styles.choices}>
        <Select
          label={catalogueText('catalogue.sort')}
          name="sort"
          value={sort}
          options={SORTS.map((value) => [value, catalogueText(`catalogue.sort.${value}`)])}
          onSelect={(value) => onChange({ sort: oneOf(SORTS, value) })}
        />
        <Select
          label={catalogueText('catalogue.price')}
          name="price"
          value={price}
          options={PRICE_BANDS.map((value) => [value, catalogueText(`catalogue.price.${value}`)])}
          onSelect={(value) => onChange({ price: oneOf(PRICE_BANDS, value) })}
        />
        <Families list={list} family={family} onChange={onChange} />
      </div>
    </form>
  );
}

interface SelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onSelect: (value: string) => void;
}

/** A select with its label before it. */
function Select({ label, name, value, options, onSelect }: SelectProps) {
  return (
    <label className={styles.choice}>
      <span className="overline">{label}</span>
      <select name={name} value={value} onChange={(event) => onSelect(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.chevron} />
    </label>
  );
}

/** A chip for each family that a loaded product has. A pressed one says how many products have it. */
function Families({
  list,
  family,
  onChange,
}: Pick<FilterBarProps, 'list' | 'onChange'> & { family: string }) {
  const { rows, state } = list;
  const counts = useMemo(() => countFamilies(rows), [rows]);
  const selected = parseFamilies(family);
  return (
    <div role="group" aria-label={catalogueText('catalogue.family')} className={styles.families}>
      {FAMILIES.filter((one) => counts.has(one) || selected.includes(one)).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.family}
          aria-pressed={selected.includes(one)}
          onClick={({ currentTarget }) => {
            onChange({ family: toggleFamily(one, family) });
            // A pressed chip goes to the front.
            const row = currentTarget.closest(`.${styles.choices ?? ''}`);
            if (row) row.scrollLeft = 0;
          }}
        >
          <span className={styles.familyName}>{familyNames[one]}</span>{' '}
          {selected.includes(one) && (
            <span className={styles.familyCount}>{state === 'complete' && (counts.get(one) ?? 0)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
