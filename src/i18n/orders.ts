import { brand } from '#house/house';
import { translator } from './translator';

/** Your Orders, printed receipts, and buying again. */
export const t = translator({
  'orders.documentTitle': 'Your orders',
  'orders.description': `Your orders at ${brand}: the latest first, each with its date, its perfumes, its total and where it stands, from payment through to delivery.`,
  'orders.title': 'Your Orders',
  'orders.loading': 'Loading your orders…',
  'orders.loadingMore': 'Loading more orders...',
  'orders.loadMore': 'Load more orders',
  'orders.none': 'No orders found',
  'orders.browse': 'Browse the perfumes',
  'orders.failed': 'Failed to load orders.',
  'orders.skipToFooter': 'Skip to footer',
  'orders.latest': 'Latest order',
  'orders.duplicate': 'This order appears twice. If you meant one,',
  'orders.duplicate.write': 'write to us',
  'orders.earlier': 'Earlier orders',

  'order.number': 'Order',
  'order.date': 'Date',
  'order.status': 'Status',
  'order.payment': 'Payment',
  'order.total': 'Total',
  'order.items': 'Items of order {number}',
  'order.quantity': 'Quantity: {quantity}',
  'order.each': 'each',
  'order.moreItems': 'Show {count} more',
  'order.unknown': '—',

  'order.help': 'Get help',
  'order.helpWith': 'Get help with order {number}',

  'print.one': 'Print',
  'print.oneOf': 'Print order {number}',
  'print.gift': 'Gift slip',
  'print.giftOf': 'Print a gift slip of order {number}, without prices',
  'receipt.customer': 'Ordered by',
  'receipt.item': 'Item',
  'receipt.quantity': 'Quantity',
  'receipt.price': 'Price',
  'receipt.amount': 'Amount',
  'receipt.thanks': 'Thank you for your order.',
  'receipt.giver': 'From',
  'receipt.gift': 'Chosen for you',

  'withdrawal.link': 'Withdraw from contract',
  'withdrawal.linkOf': 'Withdraw from contract: order {number}',

  'again.buy': 'Buy again',
  'again.buyOf': 'Buy again: order {number}',
  'again.atMost': 'Up to {limit} pieces are added at a time.',
});

/** The months of an order's date. British English browsers abbreviate September as 'Sept'. */
export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
