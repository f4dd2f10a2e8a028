import { createContext, use } from 'react';
import type { Product } from '../model/product';

/** What the two buttons of a product do; neither throws. */
export interface Buying {
  add: (product: Product) => Promise<void>;
  buy: (product: Product) => Promise<void>;
}

export const BuyingContext = createContext<Buying | null>(null);

/**
 * What the nearest provider gives.
 * @throws Error outside of a BuyingProvider
 */
export function useBuying(): Buying {
  const buying = use(BuyingContext);
  if (!buying) throw new Error('useBuying must be used within BuyingProvider');
  return buying;
}
