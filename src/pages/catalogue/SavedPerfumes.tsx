import { useEffect, useRef, useSyncExternalStore } from 'react';
import { saved } from '../../components/choosing/perfumeLists';
import { t } from '../../i18n/choosing';
import { filteredAndSorted } from '../../model/catalogueView';
import { matchesPlainly } from '../../model/searchTargets';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import styles from './SavedPerfumes.module.css';
import { ProductGrid } from './ProductGrid';
import type { CatalogueView } from './useCatalogueAddress';

/** The saved perfumes in the catalogue's place, by its search, sort and price (behaviour 9.8). */
export function SavedPerfumes({ search, sort, price, onAll }: CatalogueView & { onAll: () => void }) {
  const all = useSyncExternalStore(saved.subscribe, saved.get);
  const shown = filteredAndSorted(
    all.filter(({ name }) => matchesPlainly(name, search)),
    sort,
    price,
  );
  const count = shown.length;
  const section = useRef<HTMLDivElement>(null);
  const said = t('saved.shown', { count });

  useEffect(() => {
    announce(said);
    // The heart that was pressed is gone with its card.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [said]);

  return (
    <div ref={section} tabIndex={-1} className={styles.saved}>
      {count > 0 ? (
        <>
          <p className={styles.count}>{said}</p>
          <ProductGrid products={shown} complete />
        </>
      ) : (
        <div className={styles.none}>
          <p>{all.length === 0 ? t('saved.none') : t('saved.noneFit')}</p>
          <Button kind="outline" onClick={onAll}>
            {t('saved.all')}
          </Button>
        </div>
      )}
    </div>
  );
}
