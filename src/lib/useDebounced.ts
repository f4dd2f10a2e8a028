import { useEffect, useState } from 'react';

/** Returns a text once it has not changed for some time; until the first time, ''. @param ms the time */
export function useDebounced(text: string, ms: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
