import { Gallery } from '../../components/choosing/Gallery';
import { t } from '../../i18n/choosing';
import { Dialog } from '../../ui/Dialog';
import styles from './GalleryDialog.module.css';

interface GalleryDialogProps {
  name: string;
  images: readonly string[];
  onClose: () => void;
}

/** All pictures of a perfume, large, over its page. */
export function GalleryDialog({ name, images, onClose }: GalleryDialogProps) {
  return (
    <Dialog
      title={t('gallery.title', { name })}
      titleHidden
      edgeToEdge
      closeLabel={t('panel.close')}
      className={styles.dialog}
      onClose={onClose}
    >
      <Gallery name={name} images={images} />
    </Dialog>
  );
}
