import { useSyncExternalStore } from 'react';
import { PERFUME_LISTS_EVENT, STORAGE_KEYS } from '../config/constants';
import { onOtherTabChange, readText } from '../lib/storage';
import { useLazyModule } from '../lib/useLazyModule';
import { SharedPicture } from './SharedPicture';

const loadCount = () => import('./SavedCount');

/** What belongs to the frame of every page and can wait until the browser is idle. */
export function LazyFrame({ path }: { path: string }) {
  return (
    <>
      <SharedPicture path={path} />
      <SavedLink />
    </>
  );
}

/** What keeps perfumes may not be loaded: it tells the window. */
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
  return useSyncExternalStore(onListsChange, hasSaved) && <LoadedCount />;
}

/** The catalogue leads there too, so nothing is said where its code does not come. */
function LoadedCount() {
  const code = useLazyModule(loadCount);
  return code && <code.SavedCount />;
}
