import { useEffect } from 'react';
import { saveButtons } from '../../components/perfume/saveButtons';
import { LazyPart } from '../../components/LazyPart';
import { useOverlay } from '../../components/useOverlay';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { t } from '../../i18n/product';
import { classNames } from '../../lib/classNames';
import { lazyModule } from '../../lib/lazyModule';
import { IconButton } from '../../ui/IconButton';
import styles from './PictureTools.module.css';
import { useProductWithSizes } from '../../components/perfume/useProductWithSizes';

const gallery = lazyModule(() => import('./GalleryDialog'));

/** The save button, if the API sells it, and the button for all pictures. */
export function PictureTools({ perfume }: { perfume: PerfumeKey }) {
  const live = useProductWithSizes(perfumes[perfume].name);
  const product = live.status === 'sold' ? live.product : undefined;
  const over = useOverlay();

  useEffect(() => {
    if (!product) return;
    import('../../components/perfume/perfumeLists').then(
      ({ seen }) => seen.add(product),
      // The list of viewed perfumes is optional.
      () => undefined,
    );
  }, [product]);

  return (
    <>
      {product && (
        <LazyPart optional module={saveButtons}>
          {({ SaveButton }) => <SaveButton product={product} className={styles.onWall} />}
        </LazyPart>
      )}
      <IconButton
        icon="search"
        label={t('product.lookCloser')}
        onPicture
        className={classNames(styles.onWall, styles.look)}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
          currentTarget.focus();
          over.open('pictures');
        }}
      />
      {over.shown === 'pictures' && (
        <LazyPart module={gallery} onMissing={over.close}>
          {({ GalleryDialog }) => (
            <GalleryDialog perfume={perfume} images={product?.images ?? []} onClose={() => over.close()} />
          )}
        </LazyPart>
      )}
    </>
  );
}
