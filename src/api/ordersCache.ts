import { queryClient } from './queryClient';

/** Where a customer's orders are kept in the query cache. */
export function ordersKey(userId: string) {
  return ['orders', userId] as const;
}

/** An order was placed, or may have been: the list is read anew when it shows next, or at once where it shows. */
export function outdateOrders(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: ordersKey(userId) });
}
