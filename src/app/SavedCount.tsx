import { useEffect, useSyncExternalStore } from 'react';
import { saved } from '../components/perfume/perfumeLists';

/** Reports the number of saved perfumes, and 0 when it unmounts. Renders nothing. */
export function SavedCount({ onCount }: { onCount: (count: number) => void }) {
  const count = useSyncExternalStore(saved.subscribe, () => saved.get().length);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
