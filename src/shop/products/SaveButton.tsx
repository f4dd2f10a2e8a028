import { IconButton } from '#ui/IconButton';
import styles from './SaveButton.module.css';
import type { Product } from './product';
import { toggleSaved, useIsSaved } from './saved';
import { savedText } from './texts';

/** A button in the row of a perfume's name (`named`) that saves the perfume or removes it. */
export function SaveButton({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  const isSaved = useIsSaved(id);
  return (
    <IconButton
      icon="heart"
      label={savedText('saved.save', { name })}
      className={styles.heart}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id)}
    />
  );
}
