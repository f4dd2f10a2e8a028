import type { Section } from './section';

const HOME = 'integration/home.test.tsx > Home';
const CAROUSEL = 'integration/home.test.tsx > the hero carousel';
const CATALOGUE = 'integration/catalogue.test.tsx';
const CONTACT = 'integration/contact.test.tsx > Contact';
const LOGIN = 'integration/login.test.tsx > Login';
const REGISTER = 'integration/register.test.tsx > Register';
const RECOVERY = 'integration/recovery.test.tsx';
const CART = 'integration/cart.test.tsx';
const ORDERS = 'integration/orders.test.tsx';
const RESULTS = 'integration/search.test.tsx > the search results';
const PROFILE = 'integration/profile.test.tsx';
const LEGAL = 'integration/legal.test.tsx';

export const screens: Section = {
  title: '2. Screens and routes: the screens',
  statements: {
    'Home: hero carousel of 3 slides (image, video, image)': [
      `${CAROUSEL} > has 3 slides: image, video, image`,
    ],
    'Home: previous and next arrows and dots': [
      `${CAROUSEL} > steps with the arrows and wraps in both directions`,
      `${CAROUSEL} > goes to a slide by its dot, and marks the dot of the shown slide`,
    ],
    'Home: auto-advances every 5 seconds': [
      `${CAROUSEL} > advances every 5 seconds, and from the last slide to the first`,
    ],
    'Home: welcome headline': [`${HOME} > has a welcome headline that contains 'Welcome'`],
    'Home: Register button to /register': [`${HOME} > has a Register button to /register in the hero`],
    'Home: About Us section': [`${HOME} > has an About Us section of picture and text`],
    "Home: 'Explore Our Scents' with the panels Signature Scents, Limited Edition, Ultra-Rare Edition": [
      `${HOME} > has 'Explore Our Scents' with the three panels Signature Scents, Limited Edition, Ultra-Rare Edition`,
    ],
    "Home: 'New Collections' section with a loaded animation and 'Launching Soon...'": [
      `${HOME} > has 'New Collections' with the animation, 'Launching Soon...' and Notify Me`,
      'integration/home.test.tsx > the animation > is fetched with a plain GET when it is near the view, then takes the place of its loading text',
    ],
    'Home: scroll-reveal animations run with a 1200 ms duration': [
      `${HOME} > lets sections rise into view over 1200 ms when they are scrolled to, and hides none without observers`,
    ],

    'Catalogue: a hero banner with the title, its highlighted word, and a tagline about elegance and allure':
      [
        `${CATALOGUE} > the catalogue > begins with a banner: title with its highlighted word, and a tagline about elegance and allure`,
      ],
    "Catalogue: search text (labelled 'Search products...'), sort and filter": [
      `${CATALOGUE} > searching the catalogue > *`,
      `${CATALOGUE} > sorting and filtering the catalogue > *`,
    ],
    'Catalogue: changing the search text resets the list and the page to 1': [
      `${CATALOGUE} > searching the catalogue > waits 300 ms after the last key, then resets list and page and says the text in the address`,
    ],
    'Catalogue: cards with image, name, description, price with a dollar sign, Add to Cart and Buy Now': [
      `${CATALOGUE} > the catalogue > shows each product with picture, name, description, price with a dollar sign and two buttons`,
    ],
    'Catalogue: the next page loads when the last card becomes visible and more pages exist': [
      `${CATALOGUE} > paging of the catalogue > loads the next page when the end comes into view, as long as a page has exactly 10 rows`,
    ],
    "Catalogue: 'Loading products...' shows while loading first, then 'Loading more...'": [
      `${CATALOGUE} > paging of the catalogue > shows 'Loading products...' while loading first, then 'Loading more...'`,
    ],
    "Catalogue: with no products 'New Collections' heading, animation and 'Launching Soon...'": [
      `${CATALOGUE} > an empty or failed catalogue > shows 'New Collections', the animation and 'Launching Soon...' when there are no products`,
    ],
    'Catalogue: after Buy Now succeeds the user goes to /orders': [
      'integration/buying.test.tsx > Buy Now > places an order of one piece, Online and Successful, says so, empties the cart and goes to /orders',
    ],

    'Contact: hero, social links and a form: first name, last name, email, message, Send Message': [
      `${CONTACT} > has a hero, social links and a form with autocomplete tokens`,
    ],
    "Contact: after success the form is replaced by 'Thank you for reaching out! We'll get back to you soon.' and the fields are cleared":
      [`${CONTACT} > replaces the form by the thanks, which take the focus, and clears the fields`],

    'Login: email (the label also allows username) and password': [
      `${LOGIN} > is asked for its e-mail or username and a password that can be shown`,
    ],
    'Login: a remember-me checkbox': ['integration/login.test.tsx > Remember me > *'],
    'Login: a forgot-password link and a link to register': [
      `${LOGIN} > links to forgot-password and to register`,
    ],
    'Login: on success it alerts, stores the session and goes to /': [
      `${LOGIN} > alerts with the message of the server, stores the session and goes to Home`,
    ],
    'Register: name, email, password, confirm password': [
      `${REGISTER} > has labelled fields with autocomplete tokens`,
    ],
    'Register: after registering it logs the user in automatically and goes to /': [
      `${REGISTER} > makes the account, logs in by itself, welcomes and goes to Home`,
    ],
    'Forgot password: email field; on success goes to /reset-password carrying the email': [
      `${RECOVERY} > Forgot password > has a code sent and goes to /reset-password, carrying the e-mail`,
    ],
    'Verify OTP: a code input of at most 6 characters, and an instruction that a 6-digit code is sent to the email':
      [`${RECOVERY} > Verify OTP > says where the 6-digit code was sent, and takes at most 6 characters`],
    'Verify OTP: a resend countdown and a resend link': [`${RECOVERY} > OTP resend > *`],
    "Verify OTP: on success it alerts 'OTP verified successfully!' and goes to /reset-password with the email and the code":
      [
        `${RECOVERY} > Verify OTP > alerts the success and goes to /reset-password with the e-mail and the code`,
      ],
    'Reset password: shows the email being reset, fields for OTP, new password and confirm password': [
      `${RECOVERY} > Reset password > shows the e-mail of the navigation state, and prefills its code`,
    ],
    'Reset password: on success it goes to /login after 1.5 seconds': [
      `${RECOVERY} > Reset password > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
    ],

    'Cart: the empty state, or a list of items: image, name, description, price, quantity, Remove button': [
      `${CART} > the empty cart > shows 'Your Cart is Empty', the animation, the notice and Notify Me, and leads to the catalogue`,
      `${CART} > the cart page > shows of each item image, name, description, price and quantity`,
    ],
    'Cart: a total; Clear Cart; Checkout': [
      `${CART} > the cart page > adds up the total in whole cents, of numbers and strings alike`,
      `${CART} > Clear Cart > *`,
      `${CART} > Checkout > places the order, says so, goes to /orders where it is the latest, and empties the cart`,
    ],
    'Cart: Remove opens a confirm dialog; Yes removes the item': [
      `${CART} > removing an item > opens a confirm dialog that names the product; 'No' and Escape keep it and give the focus back`,
      `${CART} > removing an item > 'Yes' removes it, says so, and puts the focus on the next item's button`,
    ],
    "Cart: items show 10 at a time with infinite scroll and a 'Loading more...' indicator (visible 0.5 s)": [
      `${CART} > a long cart > shows 10 items at a time, and 'Loading more...' for 0.5 s`,
    ],
    'Cart: items missing productId, name or price are not displayed': [
      `${CART} > incomplete items > are not displayed nor counted*`,
      'unit/model/cart.test.ts > rows that are displayed > leave out a row without *',
    ],

    "Orders: 'Your Orders' list, or 'No orders found'": [
      `${ORDERS} > the list of orders > has the heading 'Your Orders' at once and no 'No orders found' while it loads`,
      `${ORDERS} > the list of orders > says 'No orders found' if there is none at all, and leads on to the catalogue`,
    ],
    'Orders: order id, date, status badge, payment status badge, total and item tiles (image, name, quantity, price)':
      [`${ORDERS} > an order > shows id, date, status, payment status, total and item tiles`],
    "Orders: pages load with infinite scroll and 'Loading more orders...'": [
      `${ORDERS} > paging > goes on while a page has exactly 10, shows 'Loading more orders...' and ends`,
    ],
    'Orders: the first order is not shown in the list; it is kept aside as the latest order': [
      `${ORDERS} > the list of orders > keeps the newest aside as the latest order, and does not repeat it`,
    ],
    'Profile: read-only ID, name and email': [
      `${PROFILE} > Profile > shows ID, name and e-mail of the server, to read only`,
    ],

    "Search results: heading 'Results for' plus the query": [
      `${RESULTS} > have the heading 'Results for' plus the query, also as the document's title`,
    ],
    'Search results: a Products section and a Pages section': [
      `${RESULTS} > show products and pages that match`,
    ],
    "Search results: or 'No results found.'": [`${RESULTS} > say 'No results found.' when nothing matches`],
    'Search results: matching is case-insensitive after non-alphanumeric characters are turned into spaces and whitespace is collapsed':
      [
        `${RESULTS} > match after everything but letters and digits has become one space, in any case`,
        'unit/model/searchTargets.test.ts > *',
      ],
    'Search results: the ten searchable pages': [`${RESULTS} > search all ten pages`],

    "Check-session: 'Logged In as' plus the email and a Logout button": [
      `${PROFILE} > Check-session > shows who is logged in, and logs out`,
    ],
    "Check-session: or 'Not Logged In'": [
      `${PROFILE} > Check-session > shows that nobody is logged in, and the way to change that`,
    ],
    "Legal pages: static text with 'Last updated: June 2025'": [
      `${LEGAL} > /disclaimer > shows its title, its date and headed text, to guests too`,
      `${LEGAL} > /privacy-policy > shows its title, its date and headed text, to guests too`,
      `${LEGAL} > /cookies > shows its title, its date and headed text, to guests too`,
      `${LEGAL} > /imprint-legal-information > shows its title, its date and headed text, to guests too`,
    ],
    "Legal pages: a 'Back to Previous Page' button": [`${LEGAL} > 'Back to Previous Page' > *`],
  },
};
