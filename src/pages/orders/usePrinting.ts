import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../lib/useEvent';
import type { Order } from '../../model/order';

/**
 * Puts orders on paper: those chosen by a button, or all that are loaded when the user prints by the browser's
 * own menu.
 */
export function usePrinting(orders: readonly Order[]): {
  /** What the receipts are of; none while nothing is printed. */
  printed: readonly Order[];
  gift: boolean;
  print: (chosen: readonly Order[], gift?: boolean) => void;
} {
  const [printed, setPrinted] = useState<readonly Order[]>([]);
  const [gift, setGift] = useState(false);
  const chosen = useRef<readonly Order[] | null>(null);

  // Synchronously: the browser takes its picture of the page when the event is over.
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
