import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/choosing';
import { classNames } from '../../lib/classNames';
import type { Product } from '../../model/product';
import { dismissAlert, showAlert } from '../../ui/alertStore';
import styles from './SaveButton.module.css';
import { saved } from './perfumeLists';

const PATH =
  'M12 20.2C5.6 15.6 3.2 12.6 3.2 9.3a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.900c0 3.300-2.400 6.300-8.800 10.900Z';

/** Saves a perfume, or takes it out again; it lies on the perfume's picture (behaviour 9.8). */
export function SaveButton({ product, className }: { product: Product; className?: string | undefined }) {
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
      action: {
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
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-pressed={pressed}
      aria-label={t('saved.save', { name })}
      onClick={press}
    >
      <HeartIcon />
    </button>
  );
}

interface SavedFilterProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Leaves the saved perfumes alone in the catalogue; says how many there are. */
export function SavedFilter({ on, onChange }: SavedFilterProps) {
  const count = useSyncExternalStore(saved.subscribe, () => saved.get().length);
  if (count === 0 && !on) return null;
  return (
    <button type="button" className={styles.filter} aria-pressed={on} onClick={() => onChange(!on)}>
      <HeartIcon />
      <span className={styles.word}>{t('saved.filter')}</span> <span>({count})</span>
    </button>
  );
}

function HeartIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d={PATH} />
    </svg>
  );
}
