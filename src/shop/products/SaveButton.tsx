import { classNames } from '#lib/classNames';
import { IconButton } from '#ui/IconButton';
import styles from './SaveButton.module.css';
import type { Product } from './product';
import { toggleSaved, useIsSaved } from './saved';
import { savedText } from './texts';

interface SaveButtonProps {
  product: Pick<Product, 'id' | 'name'>;
  className?: string | undefined;
}

/** A button on a perfume's picture that saves the perfume or removes it. */
export function SaveButton({ product: { id, name }, className }: SaveButtonProps) {
  const isSaved = useIsSaved(id);
  return (
    <IconButton
      icon="heart"
      label={savedText('saved.save', { name })}
      onPicture
      className={classNames(styles.heart, className)}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id)}
    />
  );
}
