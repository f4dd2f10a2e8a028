import { families as familyNames } from '#house/families';
import { t } from '../../i18n/catalogue';
import { FAMILIES, filteredAndSorted, readFamilies } from '../../model/catalogueView';
import { countFamilies, ofFamilies } from '../../model/families';
import type { Product } from '../../model/product';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import styles from './FilterSheet.module.css';
import { SortAndPrice } from './SortAndPrice';
import type { CatalogueView } from './useCatalogueAddress';

export { ofFamilies, wordsForFamilies } from '../../model/families';

interface FilterProps {
  view: CatalogueView;
  onChange: (wanted: Partial<CatalogueView>) => void;
}

/** Adds a family to those in the address, or removes it. */
function toggled(family: string, given: string): string {
  const chosen = readFamilies(given);
  return FAMILIES.filter((one) => chosen.includes(one) !== (one === family)).join();
}

interface FilterSheetProps extends FilterProps {
  /** All loaded products of the search. */
  products: readonly Product[];
  /** Whether the list can be filtered by family: a saved or sent list can't. */
  byFamily: boolean;
  /** The number of products that the list shows. */
  count: number;
  onClose: () => void;
}

/** Families of scents, sort and price in one sheet. Each choice changes the list at once. */
export function FilterSheet({ view, products, byFamily, count, onChange, onClose }: FilterSheetProps) {
  const chosen = readFamilies(view.family);
  const within = filteredAndSorted(products, 'featured', view.price);
  const counts = countFamilies(within);
  const shown = byFamily ? ofFamilies(within, chosen).length : count;
  return (
    <Dialog
      title={t('catalogue.filter')}
      closeLabel={t('catalogue.filterClose')}
      className={styles.sheet}
      onClose={onClose}
    >
      {byFamily && (
        <div role="group" aria-labelledby="families">
          <p id="families" className={styles.label}>
            {t('catalogue.family')}
          </p>
          <div className={styles.families}>
            {FAMILIES.filter((family) => counts.get(family) || chosen.includes(family)).map((family) => (
              <button
                key={family}
                type="button"
                className={styles.family}
                aria-pressed={chosen.includes(family)}
                onClick={() => onChange({ family: toggled(family, view.family) })}
              >
                <span className={styles.name}>{familyNames[family]}</span> {counts.get(family)}
              </button>
            ))}
          </div>
        </div>
      )}
      <div className={styles.choices}>
        <SortAndPrice {...view} onChange={onChange} />
      </div>
      <div className={styles.actions}>
        <Button wide onClick={onClose}>
          {t('catalogue.show', { count: shown })}
        </Button>
        {(chosen.length > 0 || view.price !== 'all') && (
          <Button kind="quiet" onClick={() => onChange({ family: '', price: 'all' })}>
            {t('catalogue.reset')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The chosen families above the list; pressing one removes it. */
export function ChosenFamilies({ view, onChange }: FilterProps) {
  return (
    <div role="group" aria-label={t('catalogue.family')} className={styles.families}>
      {readFamilies(view.family).map((family) => (
        <button
          key={family}
          type="button"
          className={styles.family}
          aria-label={t('catalogue.removeFamily', { family: familyNames[family] })}
          onClick={() => onChange({ family: toggled(family, view.family) })}
        >
          <span className={styles.name}>{familyNames[family]}</span>
          <Icon name="close" className={styles.cross} />
        </button>
      ))}
    </div>
  );
}
