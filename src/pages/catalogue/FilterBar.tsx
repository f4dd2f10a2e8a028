import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { saveButtons } from '../../components/perfume/saveButtons';
import { LazyPart } from '../../components/LazyPart';
import { SEARCH_DEBOUNCE_MS } from '../../config/constants';
import { scentPath } from '../../config/paths';
import { t } from '../../i18n/catalogue';
import { useEvent } from '../../lib/useEvent';
import { readFamilies } from '../../model/catalogueView';
import { Icon } from '../../ui/Icon';
import styles from './FilterBar.module.css';
import { SortAndPrice } from './SortAndPrice';
import type { CatalogueView } from './useCatalogueAddress';

interface FilterBarProps extends CatalogueView {
  onChange: (wanted: Partial<CatalogueView>) => void;
  /** Follows a link that opens an overlay over the list. */
  onLink: (event: MouseEvent) => void;
  /** Opens the sheet with all filters. */
  onFilter: () => void;
}

/** Search text, sort, price and the sheet of all filters. The bar stays reachable while the list scrolls. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { search, sort, price, family, saved, onChange, onLink, onFilter } = props;
  const filters = readFamilies(family).length + (price === 'all' ? 0 : 1);
  const { input, text, setText, send } = useSearchText(search, (wanted) => onChange({ search: wanted }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.bar} role="search" aria-label={t('catalogue.filters')} onSubmit={submit}>
      <div className={styles.fields}>
        <Link to={scentPath} className={styles.finder} onClick={onLink}>
          {t('catalogue.finder')}
        </Link>
        <div className={styles.finding}>
          <label className={styles.search}>
            <Icon name="search" className={styles.searchIcon} />
            <span className="visually-hidden">{t('catalogue.search')}</span>
            <input
              ref={input}
              type="search"
              name="search"
              value={text}
              placeholder={t('catalogue.search')}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <LazyPart optional module={saveButtons}>
            {({ SavedFilter }) => (
              <SavedFilter
                on={saved === '1'}
                onChange={(on) => onChange({ saved: on ? '1' : '', list: '' })}
              />
            )}
          </LazyPart>
        </div>
        <div className={styles.choices}>
          <SortAndPrice sort={sort} price={price} onChange={onChange} />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.filter}
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
            currentTarget.focus();
            onFilter();
          }}
        >
          {t('catalogue.filter')}
          {filters > 0 && ` (${String(filters)})`}
        </button>
      </div>
    </form>
  );
});

/**
 * The text of the search input. It is sent 300 ms after the last key, and follows other
 * changes of the address, for example Back.
 * @param current the search in the address
 * @param onSearch called with the trimmed text
 */
function useSearchText(current: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(current);
  const [sent, setSent] = useState(current);
  const [seen, setSeen] = useState(current);

  if (current !== seen) {
    setSeen(current);
    if (current !== sent) {
      setSent(current);
      setText(current);
    }
  }

  // Keeps what was typed before hydration.
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early) setText(early);
  }, []);

  const send = useEvent((): void => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, send]);

  return { input, text, setText, send };
}
