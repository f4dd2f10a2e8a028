import { Gallery } from '../../components/perfume/Gallery';
import type { PerfumeKey } from '#house/perfumes';
import { t } from '../../i18n/choosing';
import { Dialog } from '../../ui/Dialog';
import type { PictureSource } from '../../ui/Picture';
import styles from './GalleryDialog.module.css';
import { perfumeContent } from './perfumeContent';

interface GalleryDialogProps {
  perfume: PerfumeKey;
  images: readonly string[];
  onClose: () => void;
}

const largest = ({ path, widths }: PictureSource): string =>
  `/pictures/${path}/${String(Math.max(...widths))}.webp`;

/** All pictures of a perfume, in large; the shop's own replace the API's first. */
export function GalleryDialog({ perfume, images, onClose }: GalleryDialogProps) {
  const { name, bottle, detail, materials } = perfumeContent(perfume);
  return (
    <Dialog
      title={t('gallery.title', { name })}
      titleHidden
      edgeToEdge
      closeLabel={t('panel.close')}
      className={styles.dialog}
      onClose={onClose}
    >
      <Gallery
        name={name}
        fullScreen
        images={[...[bottle, detail, materials].map(({ source }) => largest(source)), ...images.slice(1)]}
      />
    </Dialog>
  );
}
