import { useSyncExternalStore } from 'react';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../config/constants';
import { onOtherTabChange, readText } from '../lib/storage';
import { lazyOptional } from '../lib/lazyOptional';
import { SharedPicture } from './SharedPicture';

const SavedCount = lazyOptional(() => import('./SavedCount').then((module) => module.SavedCount));

/** Parts of every page's frame that are loaded when the browser is idle. */
export function LazyFrame({ path }: { path: string }) {
  return (
    <>
      <SharedPicture path={path} />
      <SavedLink />
    </>
  );
}

/** The module of the perfume lists may not be loaded: its changes are events of the window. */
function onListsChange(listener: () => void): () => void {
  const stop = onOtherTabChange(listener);
  window.addEventListener(PERFUME_LISTS_EVENT, listener);
  return () => {
    stop();
    window.removeEventListener(PERFUME_LISTS_EVENT, listener);
  };
}

const hasSaved = (): boolean => readText(STORAGE_KEYS.saved) !== null;

/** The way to the saved perfumes, in the header: its code is loaded only where something is saved (behaviour 3.36). */
function SavedLink() {
  return useSyncExternalStore(onListsChange, hasSaved) && <SavedCount />;
}
