import { blurb, brand, copyrightYear } from '#house/house';
import { translator } from '#i18n/translator';

/** The texts of the layout. They are on every page, so they are part of the first load. */
export const appText = translator({
  'skip.content': 'Skip to content',

  'navbar.label': 'Main',
  'navbar.menu': 'Menu',
  'navbar.search': 'Search',
  'navbar.saved': 'Saved perfumes',
  'navbar.saved.perfumes.one': 'Saved, 1 perfume',
  'navbar.saved.perfumes.other': 'Saved, {count} perfumes',
  'navbar.cart.items.one': 'Cart, 1 item',
  'navbar.cart.items.other': 'Cart, {count} items',

  'footer.blurb': blurb,
  'footer.quickLinks': 'Quick Links',
  'footer.legal': 'Legal',
  'footer.withdrawal': 'Withdraw from contract',
  'footer.copyright': `© ${copyrightYear} ${brand}. All rights reserved.`,

  'session.ended': 'Your session has ended. Please log in again.',
  'access.checking': 'Checking access...',
  'page.loading': 'Loading…',
  'error.title': 'Something went wrong',
  'error.text': 'This page could not be shown. Your cart and your account are safe.',
  'error.network': 'This page could not be loaded. Please check your connection.',
});
