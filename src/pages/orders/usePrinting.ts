import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../lib/useEvent';
import type { Order } from '../../model/order';

/**
 * Prints orders: those chosen with a button, or all loaded ones when the user prints with the browser's menu.
 */
export function usePrinting(orders: readonly Order[]): {
  /** The orders on the receipts; empty while nothing is printed. */
  printed: readonly Order[];
  gift: boolean;
  print: (chosen: readonly Order[], gift?: boolean) => void;
} {
  const [printed, setPrinted] = useState<readonly Order[]>([]);
  const [gift, setGift] = useState(false);
  const chosen = useRef<readonly Order[] | null>(null);

  // Update synchronously: the browser captures the page when the event ends.
  const begin = useEvent(() => flushSync(() => setPrinted(chosen.current ?? orders)));
  const end = useEvent(() => {
    chosen.current = null;
    setPrinted([]);
    setGift(false);
  });
  useEffect(() => {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [begin, end]);

  const print = useEvent((wanted: readonly Order[], asGift?: boolean): void => {
    chosen.current = wanted;
    flushSync(() => setGift(asGift === true));
    window.print();
  });
  return { printed, gift, print };
}
