import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../lib/useEvent';
import type { Order } from '../../model/order';

/** An order on paper: a receipt, or a gift slip without prices. */
export interface Printed {
  order: Order;
  gift: boolean;
}

/** Prints one order. */
export function usePrinting(): {
  /** Null while nothing is printed. */
  printed: Printed | null;
  print: (order: Order, gift?: boolean) => void;
} {
  const [printed, setPrinted] = useState<Printed | null>(null);

  useEffect(() => {
    const end = (): void => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  const print = useEvent((order: Order, gift?: boolean): void => {
    // Update synchronously: the browser captures the page when the event ends.
    flushSync(() => setPrinted({ order, gift: gift === true }));
    window.print();
  });
  return { printed, print };
}
