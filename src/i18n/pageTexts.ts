import { translator } from './translator';

export interface PageLink {
  name: string;
  path: string;
}

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
  'legal.delivery': 'Delivery and returns',
  'finder.title': 'Find your scent',
});
