import { createContext, use } from 'react';
import type { Product } from '../model/product';

/** The actions of a product's two buttons. Neither throws. */
export interface Buying {
  add: (product: Product) => Promise<void>;
  buy: (product: Product) => Promise<void>;
}

export const BuyingContext = createContext<Buying | null>(null);

/**
 * Returns the actions of the nearest provider.
 * @throws Error outside of a BuyingProvider
 */
export function useBuying(): Buying {
  const buying = use(BuyingContext);
  if (!buying) throw new Error('useBuying must be used within BuyingProvider');
  return buying;
}
