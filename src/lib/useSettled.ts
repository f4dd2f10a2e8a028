import { useEffect, useState } from 'react';

/**
 * Returns a text once it has not changed for some time; until the first time, ''.
 * @param ms the time
 */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
