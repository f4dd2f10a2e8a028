import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { LazyPart } from '../components/LazyPart';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../config/constants';
import { savedPath } from '../config/paths';
import { t } from '../i18n/common';
import { idle } from '../lib/idle';
import { lazyModule } from '../lib/lazyModule';
import { onOtherTabChange, readText } from '../lib/storage';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';
import { ToolCount } from './ToolCount';

/** Reads and checks the stored list, so it is loaded only if there is one. */
const savedCount = lazyModule(() => idle().then(() => import('./SavedCount')));

/** Listens to the window, because the module of the perfume lists may not be loaded. */
function onListsChange(listener: () => void): () => void {
  const stop = onOtherTabChange(listener);
  window.addEventListener(PERFUME_LISTS_EVENT, listener);
  return () => {
    stop();
    window.removeEventListener(PERFUME_LISTS_EVENT, listener);
  };
}

const hasList = (): boolean => readText(STORAGE_KEYS.saved) !== null;

/** The heart beside the bag: it leads to the saved perfumes and shows their number. */
export function SavedLink() {
  const [count, setCount] = useState(0);
  const listed = useSyncExternalStore(onListsChange, hasList, () => false);
  return (
    <>
      <Link
        to={savedPath}
        className={styles.tool}
        aria-label={count === 0 ? t('navbar.saved') : t('navbar.saved.perfumes', { count })}
      >
        <Icon name="heart" />
        <ToolCount count={count} />
      </Link>
      {listed && (
        <LazyPart optional module={savedCount}>
          {({ SavedCount }) => <SavedCount onCount={setCount} />}
        </LazyPart>
      )}
    </>
  );
}
