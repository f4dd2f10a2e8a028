import { brand } from '#house/house';
import { translator } from '#i18n/translator';

export const ordersText = translator({
  'orders.documentTitle': 'Your orders',
  'orders.description': `Your orders at ${brand}: the latest first, each with its date, its perfumes, its total and where it stands, from payment through to delivery.`,
  'orders.title': 'Your Orders',
  'orders.loading': 'Loading your orders…',
  'orders.loadingMore': 'Loading more orders...',
  'orders.loadMore': 'Load more orders',
  'orders.none': 'No orders found',
  'orders.failed': 'Failed to load orders.',
  'orders.latest': 'Latest order',
  'orders.earlier': 'Earlier orders',

  'order.number': 'Order',
  'order.date': 'Date',
  'order.status': 'Status',
  'order.payment': 'Payment',
  'order.items': 'Items of order {number}',
  'order.unknown': '—',

  'order.more': 'More',
  'order.moreOf': 'More: order {number}',
  'order.thanks': 'Thank you, {name}.',
  'order.thanksAlone': 'Thank you.',
  'order.notMeant': 'Not meant? Write to us',
  'order.notMeantOf': 'Not meant? Write to us about order {number}',
  'order.help': 'Get help',
  'order.helpOf': 'Get help with order {number}',

  'print.one': 'Print',
  'print.oneOf': 'Print order {number}',

  'withdrawal.link': 'Withdraw from contract',
  'withdrawal.linkOf': 'Withdraw from contract: order {number}',
});
