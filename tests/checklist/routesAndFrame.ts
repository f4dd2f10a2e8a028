import type { Section } from './section';

const NAVIGATION = 'integration/navigation.test.tsx';
const SEARCH = 'integration/search.test.tsx > the search overlay';

export const routesAndFrame: Section = {
  title: '2. Screens and routes: route table, navigation, search overlay, footer',
  statements: {
    'Each route of the table shows its screen, to those who may see it': [
      `${NAVIGATION} > the route table > shows *`,
      `${NAVIGATION} > a customer's page > *`,
      'e2e/routes.spec.ts > every route as a guest: no error, no failed request, no sideways scrolling, nothing that axe finds',
      'e2e/routes.spec.ts > every route as a customer: no error, no failed request, no sideways scrolling, nothing that axe finds',
    ],
    'Home is also the fallback for unknown paths; only the four listed product paths are': [
      `${NAVIGATION} > the route table > shows Home in place at the unknown address *`,
      'integration/home.test.tsx > Home > is also the fallback for unknown paths',
    ],
    '/forgot-password redirects logged-in visitors to /': [
      'integration/recovery.test.tsx > Forgot password > sends customers who are logged in to Home',
    ],
    '/verify-otp without an email in the navigation state redirects to /forgot-password': [
      'integration/recovery.test.tsx > Verify OTP > goes to /forgot-password without an e-mail in the navigation state *',
    ],
    "/cart, /orders, /profile show 'Checking access...' while access is checked": [
      `${NAVIGATION} > a customer's page > *shows 'Checking access...'*`,
    ],
    '/cart, /orders, /profile redirect to /login without a user': [
      `${NAVIGATION} > a customer's page > *sends a guest to /login*`,
    ],
    'Header and footer appear on every page': [
      `${NAVIGATION} > the route table > shows *`,
      'e2e/routes.spec.ts > every route as a guest: no error, no failed request, no sideways scrolling, nothing that axe finds',
    ],
    'Any unauthorized response, anywhere in the app, sends the user to /login unless already there': [
      'integration/session.test.tsx > a refusal by the API > *',
      'integration/api.test.tsx > a refusal with 401 or 403 > *',
    ],

    'The navigation bar is fixed at the top': [
      'e2e/frame.spec.ts > the navigation bar stays at the top while the page scrolls',
    ],
    'It has a mobile menu toggle that opens and closes': [
      `${NAVIGATION} > the navigation bar > has a menu toggle that opens and closes, also by Escape and by a link`,
      'e2e/frame.spec.ts > the phone menu opens and closes: by its toggle, Escape, a link and a wider window',
    ],
    'Logged-in users see Home, Products, Register, Contact, Profile, Orders and a Logout button': [
      `${NAVIGATION} > the navigation bar > has Home, Products, Register, Contact, Profile, Orders and a Logout button for a customer`,
    ],
    'Others see Home, Products, Register, Login, Contact, Orders': [
      `${NAVIGATION} > the navigation bar > has Home, Products, Register, Login, Contact, Orders for a guest`,
    ],
    'It has a search icon and a cart icon linking to /cart': [
      `${NAVIGATION} > the navigation bar > has a search icon and a cart icon that links to /cart`,
    ],
    "The search box placeholder reads 'Search products, pages...'": [
      `${SEARCH} > opens from the search icon, with focus in its input`,
    ],

    'The overlay opens from the search icon with its input focused': [
      `${SEARCH} > opens from the search icon, with focus in its input`,
    ],
    'It closes on Escape or its close button': [
      `${SEARCH} > closes on Escape`,
      `${SEARCH} > closes on its close button, and gives focus back to the search icon`,
    ],
    'The typed text is matched case-insensitively against page names and the four product names': [
      `${SEARCH} > matches page names and the four product names in any case, and ends with see all results`,
    ],
    'Up to 8 matches are shown': [`${SEARCH} > shows 8 matches at most`],
    "A final entry, 'see all results', goes to /search?query=text": [
      `${SEARCH} > goes to the results from see all results`,
    ],
    'Enter with exactly one match goes straight to that page': [
      `${SEARCH} > goes straight to the page on Enter when there is exactly one match`,
    ],
    'Enter with several or none goes to the search results page': [
      `${SEARCH} > goes to the results on Enter when there is several matches`,
      `${SEARCH} > goes to the results on Enter when there is no match`,
    ],
    'Enter on empty or whitespace-only text does nothing': [
      `${SEARCH} > does nothing on Enter with empty text *`,
    ],
    "With no match the text 'no matches found' shows": [`${SEARCH} > says 'no matches found', aloud too`],

    'The footer has a brand blurb and quick links: Home, Products, Register, Login, Contact, Cart': [
      `${NAVIGATION} > the footer > has the blurb of the brand and the quick links`,
    ],
    'It has social links to an image-sharing site and a microblogging site': [
      `${NAVIGATION} > the footer > has links to Instagram and X, as the environment says`,
    ],
    'It has a copyright line for 2025': [`${NAVIGATION} > the footer > has a copyright line for 2025`],
    'It has legal links: Imprint / Legal Information, Disclaimer, Privacy Policy, Cookies': [
      `${NAVIGATION} > the footer > has the legal links; the path of the imprint is made of its label`,
    ],
    'The imprint link path is the label turned into a dash-separated lowercase path': [
      `${NAVIGATION} > the footer > has the legal links; the path of the imprint is made of its label`,
      'unit/app/pathOfLabel.test.ts > *',
    ],
  },
};
