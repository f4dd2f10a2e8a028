import { useSyncExternalStore } from 'react';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../config/constants';
import { onOtherTabChange, readText } from '../lib/storage';
import { lazyOptional } from '../lib/lazyOptional';
import { SharedPicture } from './SharedPicture';

const SavedCount = lazyOptional(() => import('./SavedCount').then((module) => module.SavedCount));

/** Parts of the layout that load when the browser is idle. */
export function LazyFrame({ path }: { path: string }) {
  return (
    <>
      <SharedPicture path={path} />
      <SavedLink />
    </>
  );
}

/** The module of the perfume lists may not be loaded, so listen to its event on the window. */
function onListsChange(listener: () => void): () => void {
  const stop = onOtherTabChange(listener);
  window.addEventListener(PERFUME_LISTS_EVENT, listener);
  return () => {
    stop();
    window.removeEventListener(PERFUME_LISTS_EVENT, listener);
  };
}

const hasSaved = (): boolean => readText(STORAGE_KEYS.saved) !== null;

/** The link to saved perfumes; its code is loaded only if something is saved (behaviour 3.36). */
function SavedLink() {
  return useSyncExternalStore(onListsChange, hasSaved) && <SavedCount />;
}
