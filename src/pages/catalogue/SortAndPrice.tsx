import { t } from '../../i18n/catalogue';
import { oneOf, PRICE_BANDS, SORTS } from '../../model/catalogueView';
import { Choice } from './Choice';
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
