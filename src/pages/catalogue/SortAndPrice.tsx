import { startTransition, useOptimistic } from 'react';
import { t } from '../../i18n/catalogue';
import { oneOf, PRICE_BANDS, SORTS } from '../../model/catalogueView';
import { Icon } from '../../ui/Icon';
import styles from './SortAndPrice.module.css';
import type { CatalogueView } from './useCatalogueAddress';

interface SortAndPriceProps extends Pick<CatalogueView, 'sort' | 'price'> {
  onChange: (wanted: Partial<CatalogueView>) => void;
}

export function SortAndPrice({ sort, price, onChange }: SortAndPriceProps) {
  return (
    <>
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
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** A select whose label is in the same cell. */
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
