import type { Section } from './section';

const HOME = 'integration/home.test.tsx';
const CATALOGUE = 'integration/catalogue.test.tsx > paging of the catalogue';
const CART = 'integration/cart.test.tsx';
const RECOVERY = 'integration/recovery.test.tsx';

export const constants: Section = {
  title: '9. Business constants and limits',
  statements: {
    'Carousel interval 5000 ms': [
      `${HOME} > the hero carousel > advances every 5 seconds, and from the last slide to the first`,
    ],
    'Scroll-reveal duration 1200 ms': [
      `${HOME} > Home > lets sections rise into view over 1200 ms when they are scrolled to, and hides none without observers`,
    ],
    'Search suggestions capped at 8': [
      'integration/search.test.tsx > the search overlay > shows 8 matches at most',
    ],
    'Catalogue page size 10': [
      "integration/catalogue.test.tsx > the catalogue > asks for page 1 with a limit of 10 and the search text, in the server's order",
    ],
    'Infinite scroll continues while a page returns exactly 10 items': [
      `${CATALOGUE} > loads the next page when the end comes into view, as long as a page has exactly 10 rows`,
      `${CATALOGUE} > asks for no further page after one of 9 rows`,
      `${CATALOGUE} > counts the raw rows of a page: bad rows and duplicates are dropped, and paging goes on`,
    ],
    'Cart page size 10': [
      `${CART} > a long cart > shows 10 items at a time, and 'Loading more...' for 0.5 s`,
    ],
    'Orders page size 10 (limit parameter)': [
      'integration/orders.test.tsx > the list of orders > asks for page, limit=10 and userId, once',
      "integration/orders.test.tsx > paging > goes on while a page has exactly 10, shows 'Loading more orders...' and ends",
    ],
    'Request timeout 30000 ms': [
      'integration/api.test.tsx > a call that gets no answer for 30 seconds > is timed out, and no sooner',
    ],
    'Product id: 24 hex characters (or prefix, or at least 8 characters for order validity)': [
      'unit/model/ids.test.ts > *',
    ],
    'Default quantity 1': [
      `${CART} > the cart page > shows a placeholder for an item without an image and quantity 1 for one without a quantity`,
      'unit/api/schemas.test.ts > a row of the cart > with the quantity undefined counts 1',
    ],
    'Contact message at most 500': [
      'integration/contact.test.tsx > Contact > refuses message "501 characters" and keeps it',
      'integration/contact.test.tsx > Contact > takes message "500 characters"',
    ],
    'OTP: 6 characters or digits': [
      `${RECOVERY} > Verify OTP > says where the 6-digit code was sent, and takes at most 6 characters`,
      'unit/model/validation.test.ts > a one-time code is six digits (behaviour 6.10) > *',
    ],
    'OTP: resend wait 60 s': [
      `${RECOVERY} > OTP resend > appears when 60 seconds are over, which is announced once; the seconds are not`,
    ],
    'OTP: the code is random between 100000 and 999999': ['unit/api/makeOtp.test.ts > *'],
    'Reset redirect delay 1.5 s': [
      `${RECOVERY} > Reset password > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
    ],
    'Notify-me confirmation 3 s': [
      'integration/notifyMe.test.tsx > Notify Me > shows the confirmation for 3 seconds, then closes and gives focus back',
    ],
    'Loading-more indicator 0.5 s': [
      `${CART} > a long cart > shows 10 items at a time, and 'Loading more...' for 0.5 s`,
    ],
    'Cart total is the sum of price times quantity, shown with 2 decimals and a $ sign': [
      `${CART} > the cart page > adds up the total in whole cents, of numbers and strings alike`,
      'unit/model/cart.test.ts > the total > *',
      'properties/rules.test.ts > money > of a cart adds up as exact integers do, whatever the mix of numbers and texts',
    ],
    'Local storage keys: user, token, userId': [
      'integration/session.test.tsx > a login > stores user, userId and, last of all, the token: other tabs watch it alone',
    ],
    'Local storage keys: cart, lastOrder': [
      'integration/cartContext.test.tsx > the cart is loaded from the server > when there is a user and a token, and is mirrored in dollars',
      'integration/cartContext.test.tsx > placing an order > sends its payload, stores lastOrder and empties the cart',
    ],
    'resetEmail in local and in session storage': [
      `${RECOVERY} > Forgot password > has a code sent and goes to /reset-password, carrying the e-mail`,
      `${RECOVERY} > Reset password > knows the e-mail from *`,
    ],
    "Legal pages: 'Last updated: June 2025'": [
      'integration/legal.test.tsx > * > shows its title, its date and headed text, to guests too',
    ],
    'Footer copyright year 2025': [
      'integration/navigation.test.tsx > the footer > has a copyright line for 2025',
    ],
  },
};
