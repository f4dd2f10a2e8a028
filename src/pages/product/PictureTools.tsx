import { useEffect } from 'react';
import { LazySaveButton } from '../../components/LazySaveButton';
import { LazyPart } from '../../components/LazyPart';
import { useOverlay } from '../../components/useOverlay';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { t } from '../../i18n/product';
import { Icon } from '../../ui/Icon';
import styles from './PictureTools.module.css';
import { useLivePerfume } from '../../components/useLivePerfume';

const loadGallery = () => import('./GalleryDialog');

/** What lies on a perfume's picture: its heart, where the API sells it, and the way to all its pictures (behaviour 9.13). */
export function PictureTools({ perfume }: { perfume: PerfumeKey }) {
  const live = useLivePerfume(perfumes[perfume].name);
  const product = live.status === 'sold' ? live.product : undefined;
  const over = useOverlay();

  useEffect(() => {
    if (!product) return;
    import('../../components/choosing/perfumeLists').then(
      ({ seen }) => seen.add(product),
      // The page is whole without it.
      () => undefined,
    );
  }, [product]);

  return (
    <>
      {product && <LazySaveButton product={product} />}
      <button
        type="button"
        className={styles.look}
        aria-label={t('product.lookCloser')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari focuses no button that is clicked.
          currentTarget.focus();
          over.open('pictures');
        }}
      >
        <Icon name="search" />
      </button>
      {over.shown === 'pictures' && (
        <LazyPart load={loadGallery} onMissing={over.close}>
          {({ GalleryDialog }) => (
            <GalleryDialog perfume={perfume} images={product?.images ?? []} onClose={() => over.close()} />
          )}
        </LazyPart>
      )}
    </>
  );
}
