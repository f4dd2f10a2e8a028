import type { Proofs } from './proofs';

const TEXTS = 'unit/i18n/texts.test.ts > the texts';
const NAVIGATION = 'integration/navigation.test.tsx';
const FRAME = 'integration/frame.test.tsx';
const ADDRESSES = 'integration/addresses.test.tsx';
const ALERTS = 'integration/alerts.test.tsx > alerts';
const OVERLAY = 'integration/search.test.tsx > the search overlay';
const CONTACT = 'integration/contact.test.tsx > Contact';

/** Chapters 1 to 4: texts, addresses, the frame, moving about. */
export const frame: Proofs = {
  '1.1': [`${TEXTS} > are found by a key that the table has; another is a type error`],
  '1.2': [`${TEXTS} > have the name of the house from one place`],
  '1.3': ['unit/model/money.test.ts > *', 'properties/rules.test.ts > money > is read as it is shown'],
  '1.4': [
    'integration/orders.test.tsx > an order > shows id, date, status, payment status, total and item tiles',
    'integration/orders.test.tsx > an order > shows a dash for a missing or bad date, status and total',
  ],
  '1.5': [
    `${NAVIGATION} > the footer > has a copyright line for 2025`,
    'integration/legal.test.tsx > * > shows its title, its date and headed text, to guests too',
  ],
  '1.6': [
    `${OVERLAY} > matches page names and the four product names in any case, and ends with see all results`,
    `${OVERLAY} > says 'no matches found', aloud too`,
  ],
  '1.7': [`${TEXTS} > write three dots as three full stops`],
  '1.8': [
    "integration/cart.test.tsx > the empty cart > shows 'Your Cart is Empty', the animation, the notice and Notify Me, and leads to the catalogue",
    "integration/catalogue.test.tsx > an empty or failed catalogue > shows 'New Collections', the animation and 'Launching Soon...' when there are no products",
    "integration/home.test.tsx > Home > has 'New Collections' with the animation, 'Launching Soon...' and Notify Me",
  ],

  '2.1': [
    `${NAVIGATION} > the route table > shows *`,
    `${NAVIGATION} > a customer's page > *`,
    'e2e/routes.once.spec.ts > a guest > every route: *',
    'e2e/routes.once.spec.ts > a customer > every route: *',
  ],
  '2.2': [
    `${NAVIGATION} > the route table > shows Home in place at the unknown address *`,
    'integration/home.test.tsx > Home > is also the fallback for unknown paths',
  ],
  '2.3': [
    `${ADDRESSES} > the row of an address (behaviour 2.3) > *`,
    `${ADDRESSES} > a page that several addresses could be taken for > *`,
    `${ADDRESSES} > a key that no table has > throws, and never shows the page of another`,
  ],
  '2.4': [
    `${ADDRESSES} > the row of an address (behaviour 2.3) > * is found as written and with a slash at its end`,
  ],
  '2.5': [
    `${NAVIGATION} > a customer's page > *shows 'Checking access...'*`,
    `${FRAME} > protected routes > say 'Checking access...' while the session is looked for, and never flash /login`,
    `${FRAME} > protected routes > say 'Checking access...' while the page's own code loads`,
  ],
  '2.6': [
    `${NAVIGATION} > a customer's page > *sends a guest to /login*`,
    'e2e/hosting.once.spec.ts > a guest at * reads the login page before the app is there, and is led back (behaviour 2.6, 5.26)',
  ],
  '2.7': ['integration/recovery.test.tsx > Forgot password > sends customers who are logged in to Home'],
  '2.8': [
    `${FRAME} > protected routes > send a guest away in the same history entry, so Back does not bounce`,
  ],
  '2.9': [`${FRAME} > the route table (behaviour 2.1) > *`],
  '2.10': [
    'e2e/routes.once.spec.ts > a guest > every route: *',
    'integration/cartContext.test.tsx > the cart is loaded from the server > not for a guest',
    'integration/orders.test.tsx > the list of orders > is not for guests',
  ],

  '3.1': [`${NAVIGATION} > the route table > shows *`, `${FRAME} > every route > has Header, Footer, *`],
  '3.2': ['e2e/frame.spec.ts > the navigation bar stays at the top while the page scrolls'],
  '3.3': [
    `${NAVIGATION} > the navigation bar > has Home, Products, Register, Login, Contact, Orders for a guest`,
    `${FRAME} > the navigation bar > shows a guest these, in this order`,
  ],
  '3.4': [
    `${NAVIGATION} > the navigation bar > has Home, Products, Register, Contact, Profile, Orders and a Logout button for a customer`,
    `${FRAME} > the navigation bar > shows a customer these, in this order`,
  ],
  '3.5': [
    `${NAVIGATION} > the navigation bar > has a search icon and a cart icon that links to /cart`,
    `${FRAME} > the navigation bar > has a search icon that opens the search, and a cart icon that counts and leads to /cart`,
  ],
  '3.6': [
    `${FRAME} > the menu of the phone > *`,
    'e2e/frame.spec.ts > the phone menu opens and closes: by its toggle, Escape, a link and a wider window',
  ],
  '3.7': ['e2e/frame.spec.ts > over a dark picture the navigation bar is clear, until the page scrolls'],
  '3.8': [`${NAVIGATION} > the footer > has the blurb of the brand and the quick links`],
  '3.9': [
    `${NAVIGATION} > the footer > has links to Instagram and X, as the environment says`,
    `${FRAME} > the footer > leads to both social sites, in a new tab that learns nothing of this one`,
  ],
  '3.10': [`${NAVIGATION} > the footer > has the legal links; the path of the imprint is made of its label`],
  '3.11': [
    `${NAVIGATION} > the footer > has the legal links; the path of the imprint is made of its label`,
    'unit/app/pathOfLabel.test.ts > *',
  ],
  '3.12': [`${NAVIGATION} > the footer > has a copyright line for 2025`],
  '3.13': [`${FRAME} > the skip link > *`],
  '3.14': [`${ALERTS} > stand in a region that is there before them, so that they are announced`],
  '3.15': [
    `${ALERTS} > can be dismissed one by one`,
    `${ALERTS} > outlive the navigation that follows them, but not the next`,
    `${ALERTS} > outlive changes of the query on the same page: sort, filter and search`,
  ],
  '3.16': [
    `${ALERTS} > are announced at once, three at most, the oldest giving way`,
    `${ALERTS} > are not shown twice with the same words`,
    `${ALERTS} > are one of a kind, the newest in place of the older`,
  ],
  '3.17': [
    'integration/alerts.test.tsx > while a modal dialog is open > an alert that comes then is inside of it, *',
    'integration/alerts.test.tsx > while a modal dialog is open > what is announced is heard in it, *',
    'long/alerts.spec.ts > an alert that comes while a dialog is open is seen in it',
  ],
  '3.18': [
    "integration/cart.test.tsx > removing an item > opens a confirm dialog that names the product; 'No' and Escape keep it and give the focus back",
    `${OVERLAY} > closes on *`,
    "integration/notifyMe.test.tsx > Notify Me > opens from 'Notify Me When Live' as a modal dialog with its e-mail field focused",
  ],
  '3.19': [`${FRAME} > while the browser is offline > one line says so`],
  '3.20': [`${FRAME} > a page that breaks > *`],
  '3.21': ['long/release.once.spec.ts > *'],
  '3.22': [
    'integration/catalogue.test.tsx > paging of the catalogue > holds its place while focus is in the footer, which a link at the start of the list leads to',
    "integration/cart.test.tsx > a long cart > has a 'Skip to footer' link at the list's start, and brings nothing while the footer is read",
    "integration/orders.test.tsx > paging > has a 'Skip to footer' link, and asks for nothing while the footer is read",
    'long/listComes.spec.ts > behaviour 3.22: a list that is awaited holds the footer out of view, so that it moves nothing when it comes',
  ],
  '3.23': [
    'integration/buying.test.tsx > Add to Cart > sends one call for a double click, and keeps focus on the button while it runs',
  ],
  '3.24': [
    `${CONTACT} > asks for each field by its own words, focuses the first and links to all in a summary`,
    `${CONTACT} > refuses *`,
  ],
  '3.25': ['integration/login.test.tsx > Login > hides a shown password when it is sent'],
  '3.26': [
    'e2e/fonts.cls.spec.ts > behaviour 3.26: where no font has their measures, words wait for the web fonts and nothing moves',
  ],
  '3.27': ['integration/register.test.tsx > Register > marks the field that a refusal names'],
  '3.28': [
    `${ALERTS} > come right after the skip link for the keyboard`,
    `${ALERTS} > are dismissed by Escape, the last one first, and not by the one that closes the menu`,
    'long/alerts.spec.ts > an alert covers no control and no heading: after a login, in the cart, over the catalogue',
    'unit/lib/scrollEnd.test.ts > the end of scrolling (behaviour 3.28) > *',
  ],
  '3.29': [
    'integration/alerts.test.tsx > an alert that is no longer true > *',
    `${ALERTS} > lose their success, and nothing else, when it is tried again`,
    `${ALERTS} > end with the session: the next customer is not told`,
    `${ALERTS} > outlive a guard, which belongs to the navigation that it ends`,
  ],
  '3.30': ['long/noScripts.once.spec.ts > without scripts every page says so, with an address to write to *'],
  '3.31': [
    'long/noScripts.once.spec.ts > a page whose code does not come leaves header and footer, and says that it is the network *',
  ],
  '3.32': [
    'unit/components/late.test.tsx > *',
    'long/offline.spec.ts > offline, a part that was never loaded *',
  ],
  '3.33': ['long/start.once.spec.ts > what holds the place of perfumes stands still at first *'],

  '4.1': [
    `${FRAME} > every route > has Header, Footer, one heading, and a title and description of its own`,
    'unit/app/documentMeta.test.ts > the head of a page > *',
  ],
  '4.2': [
    `${NAVIGATION} > the route table > moves the focus to the heading and starts at the top after a navigation`,
    `${FRAME} > after a client-side navigation > the heading of the new page has the focus`,
  ],
  '4.3': [
    `${FRAME} > after a client-side navigation > the page starts at its top, and Back restores where the user was`,
    'integration/catalogue.test.tsx > paging of the catalogue > keeps the loaded pages when the user comes back',
  ],
  '4.4': [`${FRAME} > the head of the document > *`],
  '4.5': [
    "unit/app/documentMeta.test.ts > the head of a page > has a canonical address where the shop's own is set and the page may be listed",
    'e2e/findable.once.spec.ts > *',
  ],
  '4.6': [
    `${FRAME} > the route table (behaviour 2.1) > keeps out of the search engines what is private or depends on the visitor`,
    'e2e/findable.once.spec.ts > private, changing and unknown addresses are not listed, with and without scripts',
  ],
  '4.7': ['integration/movingPicture.test.tsx > *'],
  '4.8': ['integration/session.test.tsx > a refusal by the API > of what was *'],
  '4.9': [
    'integration/session.test.tsx > a page that comes out of the back/forward cache > *',
    'integration/cartContext.test.tsx > the cart is loaded from the server > again when the page comes back from the back/forward cache',
    'e2e/backForward.once.spec.ts > *',
  ],
  '4.10': [`${NAVIGATION} > nothing moves between the pages (behaviour 4.10) > *`],
  '4.11': [`${NAVIGATION} > the first frame of a page (behaviour 4.11) > *`],
};
