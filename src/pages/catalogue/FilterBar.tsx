import { memo, startTransition, useOptimistic, type SyntheticEvent } from 'react';
import { saveButtons } from '../../components/perfume/saveButtons';
import { LazyPart } from '../../components/LazyPart';
import { t } from '../../i18n/catalogue';
import { oneOf, PRICE_BANDS, SORTS } from '../../model/catalogueView';
import { Icon } from '../../ui/Icon';
import styles from './FilterBar.module.css';
import type { CatalogueView } from './useCatalogueAddress';
import { useSearchText } from './useSearchText';

interface FilterBarProps extends CatalogueView {
  onChange: (wanted: Partial<CatalogueView>) => void;
}

/** Search text, sort and price (behaviour 8.2). The bar stays reachable while the list scrolls. */
export const FilterBar = memo(function FilterBar({ search, sort, price, saved, onChange }: FilterBarProps) {
  const { input, text, setText, send } = useSearchText(search, (wanted) => onChange({ search: wanted }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.bar} role="search" aria-label={t('catalogue.filters')} onSubmit={submit}>
      <div className={styles.fields}>
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
        <Choice
          label={t('catalogue.sort')}
          name="sort"
          value={sort}
          options={SORTS.map((value) => [value, t(`catalogue.sort.${value}`)])}
          onChoose={(value) => onChange({ sort: oneOf(SORTS, value) })}
        />
        <Choice
          label={t('catalogue.price')}
          name="price"
          value={price}
          options={PRICE_BANDS.map((value) => [value, t(`catalogue.price.${value}`)])}
          onChoose={(value) => onChange({ price: oneOf(PRICE_BANDS, value) })}
        />
      </div>
    </form>
  );
});

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  // The address, and with it the value, changes after rendering; show the choice before that.
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: string): void =>
    startTransition(() => {
      show(chosen);
      onChoose(chosen);
    });
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select name={name} value={shown} onChange={(event) => choose(event.target.value)}>
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
