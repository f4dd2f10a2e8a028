import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { HeartIcon } from '../components/choosing/HeartIcon';
import { saved } from '../components/choosing/perfumeLists';
import { t } from '../i18n/choosing';
import { savedPath } from '../model/sharedList';
import header from './Header.module.css';
import styles from './SavedCount.module.css';

/** A heart with the number of saved perfumes, beside the bag. Nothing in the header moves when it appears. */
export function SavedCount() {
  const count = useSyncExternalStore(saved.subscribe, () => saved.get().length);
  const place = document.getElementById('saved');
  if (count === 0 || !place) return null;
  return createPortal(
    <Link to={savedPath} className={styles.saved} aria-label={t('saved.link', { count })}>
      <HeartIcon />
      <span className={header.count}>{count > 99 ? '99+' : count}</span>
    </Link>,
    place,
  );
}
