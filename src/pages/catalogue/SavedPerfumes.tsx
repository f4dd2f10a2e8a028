import { useEffect, useRef, useSyncExternalStore } from 'react';
import { saved } from '../../components/perfume/perfumeLists';
import { ShareButton } from '../../components/perfume/ShareButton';
import { LIST_LIMIT } from '../../config/constants';
import { t } from '../../i18n/choosing';
import { comparePath } from '../../model/comparison';
import { perfumeNamed } from '../../model/searchTargets';
import { listPath, writeList } from '../../model/sharedList';
import { announce } from '../../ui/announce';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/EmptyDrawing';
import { narrowed } from './narrowed';
import styles from './SavedPerfumes.module.css';
import { ProductGrid } from './ProductGrid';
import type { CatalogueView } from './useCatalogueAddress';

/** The saved perfumes in the catalogue's place, with search, sort and price. */
export function SavedPerfumes({ search, sort, price, onAll }: CatalogueView & { onAll: () => void }) {
  const all = useSyncExternalStore(saved.subscribe, saved.get);
  const shown = narrowed(all, { search, sort, price });
  const count = shown.length;
  const own = shown.flatMap(({ name }) => perfumeNamed(name)?.perfume ?? []);
  const section = useRef<HTMLDivElement>(null);
  const said = t('saved.shown', { count });

  useEffect(() => {
    announce(said);
    // The pressed save button disappeared with its card.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [said]);

  return (
    <div ref={section} tabIndex={-1} className={styles.saved}>
      {count > 0 ? (
        <>
          <div className={styles.head}>
            <p className={styles.count}>{said}</p>
            <ShareButton title={t('list.title')} path={listPath(writeList(all))} text={t('list.send')} />
            {all.length > LIST_LIMIT && (
              <p className={styles.count}>{t('list.sendLimit', { limit: LIST_LIMIT })}</p>
            )}
            {own.length > 0 && (
              <ButtonLink kind="quiet" to={comparePath(own)}>
                {t('saved.compare')}
              </ButtonLink>
            )}
          </div>
          <ProductGrid products={shown} complete />
        </>
      ) : (
        <div className={styles.none}>
          <EmptyDrawing />
          <p>{all.length === 0 ? t('saved.none') : t('saved.noneFit')}</p>
          <Button kind="outline" onClick={onAll}>
            {t('saved.all')}
          </Button>
        </div>
      )}
    </div>
  );
}
