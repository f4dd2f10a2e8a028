import { translator } from './translator';

/** The names of the pages, as header, footer and search show them. */
export const pageText = translator({
  'navbar.home': 'Home',
  'navbar.products': 'Products',
  'navbar.register': 'Register',
  'navbar.login': 'Login',
  'navbar.contact': 'Contact',
  'navbar.profile': 'Profile',
  'navbar.orders': 'Orders',
  'navbar.cart': 'Cart',
  'finder.title': 'Find your scent',
});
