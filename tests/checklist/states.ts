import type { Section } from './section';

const SESSION = 'integration/session.test.tsx';
const CONTEXT = 'integration/cartContext.test.tsx';
const RECOVERY = 'integration/recovery.test.tsx';

export const states: Section = {
  title: '4. States and transitions',
  statements: {
    'Session: logged out becomes logged in on successful login (user, token and user id stored)': [
      'integration/login.test.tsx > Login > alerts with the message of the server, stores the session and goes to Home',
      `${SESSION} > a login > stores user, userId and, last of all, the token: other tabs watch it alone`,
    ],
    'Session: or on successful registration': [
      'integration/register.test.tsx > Register > makes the account, logs in by itself, welcomes and goes to Home',
    ],
    'Session: logout clears user, token and userId': [
      `${SESSION} > logging out > leaves nothing on screen, in storage or in memory, and leads from a protected page to /login`,
    ],
    'Session: on startup it is restored if both stored user and token exist': [
      `${SESSION} > a stored session > is restored at start-up, on a protected page too`,
      `${SESSION} > a stored session > is none without *`,
    ],
    'Session: then a loading flag clears': [
      "integration/navigation.test.tsx > a customer's page > *shows 'Checking access...' while access is checked*",
    ],
    'Session: a 401 or 403 removes the stored user and token and calls the registered logout handler': [
      'integration/api.test.tsx > a refusal with 401 or 403 > 401: *',
      'integration/api.test.tsx > a refusal with 401 or 403 > 403: *',
    ],

    'Cart: loaded from the server when a user and token exist': [
      `${CONTEXT} > the cart is loaded from the server > when there is a user and a token, and is mirrored in dollars`,
      `${CONTEXT} > the cart is loaded from the server > not for a guest`,
    ],
    'Cart: on failure or when there are no products it is empty': [
      `${CONTEXT} > the cart is loaded from the server > and is empty after a failed load *`,
      `${CONTEXT} > the cart is loaded from the server > and is empty when there are no products`,
    ],
    'Cart: adding a product already in the cart increases its quantity': [
      `${CONTEXT} > adding > a product that is in the cart increases its quantity`,
    ],
    'Cart: removing deletes the item locally even if the server call fails': [
      `${CONTEXT} > removing and clearing > holds locally when the server call fails *`,
    ],
    'Cart: clearing empties it locally even on failure': [
      'integration/cart.test.tsx > Clear Cart > asks first, then empties the cart, also when the server fails',
    ],
    'Cart: a placed order empties the cart': [
      `${CONTEXT} > placing an order > sends its payload, stores lastOrder and empties the cart`,
    ],

    "Payment status: the value 'Success' is sent as 'Successful'": [
      "unit/model/order.test.ts > the order request > sends the payment status 'Success' as 'Successful'",
    ],
    "Payment status: Buy Now and Checkout place the order with method 'Online' and status 'Successful'": [
      'integration/buying.test.tsx > Buy Now > places an order of one piece, Online and Successful, says so, empties the cart and goes to /orders',
      `${CONTEXT} > placing an order > sends its payload, stores lastOrder and empties the cart`,
    ],
    'Badges: green for completed, paid, success, successful, delivered': [
      'unit/model/order.test.ts > badge colours > are green for *',
      'integration/orders.test.tsx > an order > has a badge for * in green',
    ],
    'Badges: yellow for pending, processing': [
      'unit/model/order.test.ts > badge colours > are yellow for *',
      'integration/orders.test.tsx > an order > has a badge for * in yellow',
    ],
    'Badges: red for cancelled, failed, unpaid': [
      'unit/model/order.test.ts > badge colours > are red for *',
      'integration/orders.test.tsx > an order > has a badge for * in red',
    ],
    'Badges: grey otherwise': [
      'unit/model/order.test.ts > badge colours > are grey for *',
      'integration/orders.test.tsx > an order > has a badge for * in grey',
    ],

    'Password recovery: forgot-password to verify-otp to reset-password to login': [
      `${RECOVERY} > The whole of password recovery > can be walked by way of the code`,
      'e2e/recovery.spec.ts > password recovery with the code checked first',
      'e2e/recovery.spec.ts > password recovery with a code that was sent again, straight to the new password',
    ],
    'OTP resend: a 60 s countdown runs; at 0 the resend link appears': [
      `${RECOVERY} > OTP resend > appears when 60 seconds are over, which is announced once; the seconds are not`,
    ],
    'OTP resend: pressing it restarts the 60 s': [
      `${RECOVERY} > OTP resend > e-mails a new code, then tells the API, says so, and waits another 60 seconds`,
    ],
    'Contact form: editing, then error display, then sent': [
      'integration/contact.test.tsx > Contact > asks for each field by its own words, focuses the first and links to all in a summary',
      'integration/contact.test.tsx > Contact > replaces the form by the thanks, which take the focus, and clears the fields',
    ],
    "Contact form: typing in a field clears that field's error": [
      'integration/contact.test.tsx > Contact > refuses *',
    ],
    'Search overlay: open or closed': ['integration/search.test.tsx > the search overlay > closes on *'],
    'Mobile menu: open or closed': [
      'e2e/frame.spec.ts > the phone menu opens and closes: by its toggle, Escape, a link and a wider window',
    ],
    'Carousel: the index wraps in both directions': [
      'integration/home.test.tsx > the hero carousel > steps with the arrows and wraps in both directions',
      'unit/model/carousel.test.ts > *',
    ],
    'Catalogue: searching resets list and page': [
      'integration/catalogue.test.tsx > searching the catalogue > waits 300 ms after the last key, then resets list and page and says the text in the address',
    ],
    'Catalogue: paging continues while a page returns exactly 10 items': [
      'integration/catalogue.test.tsx > paging of the catalogue > loads the next page when the end comes into view, as long as a page has exactly 10 rows',
      'integration/catalogue.test.tsx > paging of the catalogue > asks for no further page after one of 9 rows',
    ],
  },
};
