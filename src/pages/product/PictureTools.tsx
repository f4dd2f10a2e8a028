import { useState, type MouseEvent } from 'react';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { Gallery, type Point } from '#shop/perfumes/Gallery';
import { perfumesText } from '#shop/perfumes/texts';
import type { Product } from '#shop/products/product';
import { Dialog } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import { pictureAddress, type PictureSource } from '#ui/Picture';
import { uiText } from '#ui/texts';
import styles from './PictureTools.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The button for all pictures, enlarged; a press on the picture enlarges the pressed point. @param product whose further pictures are shown, too, if the API sells it */
interface PictureToolsProps {
  perfume: PerfumeKey;
  product: Product | undefined;
}

export function PictureTools({ perfume, product }: PictureToolsProps) {
  const [point, setPoint] = useState<Point>();
  const press = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { clientWidth, clientHeight, nextElementSibling: button } = currentTarget;
    // The dialog gives the focus back to it.
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    // The page's picture is cut (BottlePictures.module.css).
    const height = 1.25 * clientWidth;
    setPoint({ x: offsetX / clientWidth, y: (offsetY + 0.4 * (height - clientHeight)) / height });
  };
  return (
    <>
      <div className={styles.picture} aria-hidden="true" onClick={press} />
      <IconButton
        icon="expand"
        label={productText('product.lookCloser')}
        className={styles.look}
        aria-haspopup="dialog"
        onClick={() => setPoint(MIDDLE)}
      />
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
      <Gallery name={name} fullScreen point={point} images={[...own, ...images.slice(1)]} />
    </Dialog>
  );
}
