import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/choosing';
import { classNames } from '../../lib/classNames';
import type { Product } from '../../model/product';
import { dismissAlert, showAlert } from '../../ui/alertStore';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import styles from './SaveButton.module.css';
import { saved } from './perfumeLists';

interface SaveButtonProps {
  product: Product;
  className?: string | undefined;
}

/** A button on a perfume's picture that saves the perfume or removes it. */
export function SaveButton({ product, className }: SaveButtonProps) {
  const { id, name } = product;
  const pressed = useSyncExternalStore(saved.subscribe, () => saved.get().some((kept) => kept.id === id));
  const press = (): void => {
    if (pressed) drop();
    else saved.add(product);
  };
  const drop = (): void => {
    const putBack = saved.drop(id);
    const alert = showAlert({
      kind: 'saved',
      text: t('saved.removed', { name }),
      button: {
        text: t('saved.undo'),
        busy: false,
        press: () => {
          putBack();
          dismissAlert(alert);
        },
      },
    });
  };
  return (
    <IconButton
      icon="heart"
      label={t('saved.save', { name })}
      onPicture
      className={classNames(styles.heart, className)}
      aria-pressed={pressed}
      onClick={press}
    />
  );
}

interface SavedFilterProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A button that filters the catalogue by the saved perfumes and shows their number. */
export function SavedFilter({ on, onChange }: SavedFilterProps) {
  const count = useSyncExternalStore(saved.subscribe, () => saved.get().length);
  if (count === 0 && !on) return null;
  return (
    <button type="button" className={styles.filter} aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon name="heart" />
      <span className={styles.word}>{t('saved.filter')}</span> <span>({count})</span>
    </button>
  );
}
