import type { ComponentProps } from 'react';
import { classNames } from '#lib/classNames';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  icon: IconName;
  label: string;
  /** Over a picture of any brightness. */
  onPicture?: boolean;
}

/** A button that shows only an icon, as large as a finger needs. */
export function IconButton({ icon, label, onPicture = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.button, onPicture && styles.onPicture, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
