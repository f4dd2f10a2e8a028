import { translator } from '../../i18n/translator';

/** The names of the pages, as header and search show them, and the search's own words. */
export const navbarText = translator({
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
});
