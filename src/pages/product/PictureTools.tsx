import { useState } from 'react';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { Gallery } from '#shop/perfumes/Gallery';
import { perfumesText } from '#shop/perfumes/texts';
import type { Product } from '#shop/products/product';
import { Dialog } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import { pictureAddress, type PictureSource } from '#ui/Picture';
import { uiText } from '#ui/texts';
import styles from './PictureTools.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

/** The button for all pictures. @param product whose further pictures are shown, too, if the API sells it */
export function PictureTools({ perfume, product }: { perfume: PerfumeKey; product: Product | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="expand"
        label={productText('product.lookCloser')}
        className={styles.look}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <GalleryDialog perfume={perfume} images={product?.images ?? []} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface GalleryDialogProps {
  perfume: PerfumeKey;
  images: readonly string[];
  onClose: () => void;
}

const largest = ({ path, widths }: PictureSource): string =>
  pictureAddress(path, `${Math.max(...widths)}.webp`);

/** All pictures of a perfume, in large; the shop's own replace the API's first. */
function GalleryDialog({ perfume, images, onClose }: GalleryDialogProps) {
  const { name } = perfumes[perfume];
  const own = Object.values(picturesOf(perfume)).map(({ source }) => largest(source));
  return (
    <Dialog
      title={perfumesText('gallery.title', { name })}
      titleHidden
      edgeToEdge
      closeLabel={uiText('dialog.close')}
      className={styles.dialog}
      onClose={onClose}
    >
      <Gallery name={name} fullScreen images={[...own, ...images.slice(1)]} />
    </Dialog>
  );
}
