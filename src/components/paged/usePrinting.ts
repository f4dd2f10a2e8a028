import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: then all rows are in the document (behaviour 8.28). */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Update synchronously: the browser captures the page when the event ends.
    const change = ({ type }: Event): void => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', change);
    window.addEventListener('afterprint', change);
    return () => {
      window.removeEventListener('beforeprint', change);
      window.removeEventListener('afterprint', change);
    };
  }, []);
  return printing;
}
