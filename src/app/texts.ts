import { blurb, brand, copyrightYear, description } from '#house/house';
import { translator } from '../i18n/translator';

/** The texts of the layout. They are on every page, so they are part of the first load. */
export const t = translator({
  'brand.name': brand,
  'brand.titleSuffix': ` | ${brand}`,
  'brand.homeLink': `${brand}, home`,

  'skip.content': 'Skip to content',

  'navbar.label': 'Main',
  'navbar.home': 'Home',
  'navbar.products': 'Products',
  'navbar.register': 'Register',
  'navbar.login': 'Login',
  'navbar.contact': 'Contact',
  'navbar.profile': 'Profile',
  'navbar.orders': 'Orders',
  'navbar.logout': 'Logout',
  'navbar.menu': 'Menu',
  'navbar.search': 'Search',
  'navbar.saved': 'Saved perfumes',
  'navbar.saved.perfumes.one': 'Saved, 1 perfume',
  'navbar.saved.perfumes.other': 'Saved, {count} perfumes',
  'navbar.cart': 'Cart',
  'navbar.cart.items.one': 'Cart, 1 item',
  'navbar.cart.items.other': 'Cart, {count} items',
  'navbar.searchPlaceholder': 'Search products, pages...',
  'navbar.seeAllResults': 'see all results',
  'navbar.noMatchesFound': 'no matches found',

  'footer.blurb': blurb,
  'footer.quickLinks': 'Quick Links',
  'footer.follow': 'Follow Us',
  'footer.legal': 'Legal',
  'footer.instagram': 'Instagram',
  'footer.x': 'X',
  'footer.withdrawal': 'Withdraw from contract',
  'footer.copyright': `© ${copyrightYear} ${brand}. All rights reserved.`,

  'session.loggedOut': 'You are logged out.',
  'session.ended': 'Your session has ended. Please log in again.',
  'access.checking': 'Checking access...',
  'page.loading': 'Loading…',
  'alerts.label': 'Messages',
  'alerts.dismiss': 'Dismiss',
  'dialog.close': 'Close',
  'action.tryAgain': 'Try again',
  'error.title': 'Something went wrong',
  'error.text': 'This page could not be shown. Your cart and your account are safe.',
  'error.network': 'This page could not be loaded. Please check your connection.',
  'error.part': 'This could not be loaded. Please check your connection.',
  'offline.notice': 'You are offline. What is loaded stays here; everything else waits for your connection.',

  'perfumes.ours': 'Our perfumes',

  'meta.description': description,
});
