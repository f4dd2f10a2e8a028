import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { saved } from '../../components/perfume/perfumeLists';
import { savedPath } from '../../config/paths';
import { t } from '../../i18n/choosing';
import { t as common } from '../../i18n/common';
import { announce } from '../../ui/announce';
import { showAlert } from '../../ui/alertStore';
import { Button } from '../../ui/Button';
import { narrowed } from './narrowed';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import styles from './SavedPerfumes.module.css';
import { sentQuery, type SentList } from './sentQuery';
import type { CatalogueView } from './useCatalogueAddress';

const NONE: SentList = { found: [], gone: 0, failed: 0 };

/** The perfumes of a shared list in the catalogue's place, with its filters. */
export function SentPerfumes({ list, search, sort, price, onAll }: CatalogueView & { onAll: () => void }) {
  const { data = NONE, isFetching, refetch } = useQuery(sentQuery(list));
  const kept = useSyncExternalStore(saved.subscribe, saved.get);
  const section = useRef<HTMLDivElement>(null);
  const { found, gone, failed } = data;
  const shown = narrowed(found, { search, sort, price });
  const allSaved = found.every(({ id }) => kept.some((product) => product.id === id));
  const empty = found.length === 0 ? t('list.none') : t('saved.noneFit');
  const news = shown.length > 0 ? t('list.shown', { count: shown.length }) : empty;
  const said = isFetching ? t('list.loading') : news;

  useEffect(() => announce(said), [said]);

  const saveAll = (): void => {
    saved.add(...found);
    showAlert({
      kind: 'saved',
      text: t('list.saved', { count: found.length }),
      link: { to: savedPath, text: t('list.view') },
    });
  };
  const again = (): void => {
    // The button disappears while it loads.
    section.current?.focus({ preventScroll: true });
    void refetch();
  };

  return (
    <div ref={section} tabIndex={-1} className={styles.saved}>
      {(isFetching || shown.length > 0) && (
        <div className={styles.head}>
          <p className={styles.count}>{said}</p>
          {found.length > 0 && (
            <Button kind="outline" blocked={allSaved} onClick={saveAll}>
              {t(allSaved ? 'list.allSaved' : 'list.saveAll')}
            </Button>
          )}
        </div>
      )}
      {!isFetching && gone > 0 && found.length > 0 && (
        <p className={styles.count}>{t('list.gone', { count: gone })}</p>
      )}
      {!isFetching && failed > 0 && (
        <div className={styles.head}>
          <p>{t('list.failed', { count: failed })}</p>
          <Button kind="quiet" onClick={again}>
            {common('action.tryAgain')}
          </Button>
        </div>
      )}
      {isFetching && found.length === 0 && <ProductGridSkeleton />}
      {shown.length > 0 && <ProductGrid products={shown} complete />}
      {!isFetching && shown.length === 0 && failed === 0 && (
        <div className={styles.none}>
          <p>{empty}</p>
          <Button kind="outline" onClick={onAll}>
            {t('saved.all')}
          </Button>
        </div>
      )}
    </div>
  );
}
