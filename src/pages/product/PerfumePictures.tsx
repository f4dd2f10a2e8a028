import { useState } from 'react';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { Gallery, type Point } from '#shop/perfumes/Gallery';
import { perfumesText } from '#shop/perfumes/texts';
import type { Product } from '#shop/products/product';
import { Dialog } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import { pictureAddress, type PictureSource } from '#ui/Picture';
import { uiText } from '#ui/texts';
import { BottlePictures } from './BottlePictures';
import styles from './PerfumePictures.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

const MIDDLE: Point = { x: 0.5, y: 0.5 };

interface PerfumePicturesProps {
  perfume: PerfumeKey;
  /** Its further pictures are shown, too, if the API sells it. */
  product: Product | undefined;
}

/** A perfume's pictures; a press on the bottle, or the button, shows them enlarged. */
export function PerfumePictures({ perfume, product }: PerfumePicturesProps) {
  const [point, setPoint] = useState<Point>();
  return (
    <>
      <BottlePictures perfume={perfume} onPress={setPoint}>
        <IconButton
          icon="expand"
          label={productText('product.lookCloser')}
          className={styles.look}
          data-words=""
          aria-haspopup="dialog"
          onClick={() => setPoint(MIDDLE)}
        />
      </BottlePictures>
      {point && (
        <GalleryDialog
          perfume={perfume}
          images={product?.images ?? []}
          point={point}
          onClose={() => setPoint(undefined)}
        />
      )}
    </>
  );
}

interface GalleryDialogProps {
  perfume: PerfumeKey;
  images: readonly string[];
  point: Point;
  onClose: () => void;
}

const largest = ({ path, widths }: PictureSource): string =>
  pictureAddress(path, `${Math.max(...widths)}.webp`);

/** All pictures of a perfume, in large; the shop's own replace the API's first. */
function GalleryDialog({ perfume, images, point, onClose }: GalleryDialogProps) {
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
      <Gallery name={name} enlargedAt={point} images={[...own, ...images.slice(1)]} />
    </Dialog>
  );
}
