import { isSameOrder, type OrderRequest, type SentOrder } from '../orders/order';

const isSameRequest = (one: OrderRequest, other: OrderRequest): boolean =>
  one.userId === other.userId && isSameOrder(one.items, other.items);

/**
 * The orders of this tab whose customer does not know yet whether they were placed. They outlive the session: a
 * customer whose session ends during an order is asked after the next login. Each belongs to the customer of its
 * request.
 */
export class UnsettledOrders {
  private orders: readonly SentOrder[] = [];

  add(sent: SentOrder): void {
    this.orders = [...this.orders, sent];
  }

  /** The latest that this customer has sent with the same rows, if any. */
  find(request: OrderRequest): SentOrder | undefined {
    return this.orders.findLast((sent) => isSameRequest(sent.request, request));
  }

  /** Removes an order that was not placed. */
  remove(sent: SentOrder): void {
    this.orders = this.orders.filter((other) => other !== sent);
  }

  /** Removes all orders of these rows, because one was placed. */
  removeLike(request: OrderRequest): void {
    this.orders = this.orders.filter((sent) => !isSameRequest(sent.request, request));
  }
}
