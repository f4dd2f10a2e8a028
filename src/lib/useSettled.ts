import { useEffect, useState } from 'react';

/**
 * A text once it has stayed the same for some time, such as after the last key; before the first, ''.
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
