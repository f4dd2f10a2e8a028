import type { Proofs } from './proofs';

const API = 'integration/api.test.tsx';
const EMAIL = `${API} > the e-mail service`;
const READ = `${API} > what is read of an answer`;
const SCHEMAS = 'unit/api/schemas.test.ts';
const SESSION = 'integration/session.test.tsx';
const ENV = 'unit/config/parseEnv.test.ts > the environment (behaviour 19.1)';

const call = (name: string) => `${API} > the call '${name}' > *` as const;

/** Chapters 16 to 19 and 21: calls, answers, storage, settings, the mock. */
export const data: Proofs = {
  '16.1': [
    `${API} > the call * > has its method, path, query, payload and headers (behaviour, chapter 16), and carries the stored token`,
    `${API} > the call * > carries no token when nobody is logged in`,
    `${API} > a refusal with 401 or 403 > by the e-mail service is not the API's: the session stays`,
  ],
  '16.2': [`${API} > a call that gets no answer for 30 seconds > *`],
  '16.3': [call('login'), `${READ} > login: *`],
  '16.4': [call('register')],
  '16.5': [call('forgotPassword')],
  '16.6': [call('resetPassword')],
  '16.7': [call('verifyOtp')],
  '16.8': [call('updateOtp')],
  '16.9': [call('orders'), `${READ} > orders: *`, `${SCHEMAS} > a list > *`],
  '16.10': [call('profile'), `${READ} > profile: *`],
  '16.11': [call('cart')],
  '16.12': [call('cartAdd')],
  '16.13': [call('cartDelete')],
  '16.14': [call('cartClear')],
  '16.15': [
    call('order'),
    `${READ} > order: *`,
    'unit/model/order.test.ts > the order request > carries exactly its fields, prices in dollars (behaviour 16.15)',
    'integration/cartContext.test.tsx > placing an order > stores the whole answer as lastOrder where it has no order field',
  ],
  '16.16': [call('products'), `${READ} > products: *`],
  '16.17': [
    `${EMAIL} > gets service id, template id, user id and the parameters of a message, and no token`,
    `${EMAIL} > has failed with any status but 200: *`,
  ],
  '16.18': [`${EMAIL} > gets a one-time code with the part before the @ as the name`],
  '16.19': [`${EMAIL} > that is not set up sends nothing, and the console names *`],
  '16.20': [`${API} > addresses > encode the user id *`],
  '16.21': [
    `${API} > bodies > reset-password: a connection that breaks is not tried again`,
    'integration/buying.test.tsx > Buy Now > says that the outcome is unknown *',
  ],
  '16.22': [
    `${SCHEMAS} > a row of the cart > *`,
    `${SCHEMAS} > an order > *`,
    'integration/cart.test.tsx > the cart page > shows of each item image, name, description, price and quantity',
  ],
  '16.23': [
    'integration/login.test.tsx > Remember me > remembers the typed e-mail, never the password, for the next visit',
    `${SESSION} > a login > stores user, userId and, last of all, the token: other tabs watch it alone`,
  ],

  '17.1': [
    `${API} > an answer with status 200 that is not what it should be > *`,
    'properties/schemas.test.ts > whatever JSON comes > *',
  ],
  '17.2': [
    `${API} > an answer with status 200 that is not what it should be > *: nothing is read of the answer, so it is a success`,
    'integration/register.test.tsx > Register > takes any 2xx as success: nothing is read of it',
  ],
  '17.3': [
    'integration/orders.test.tsx > the list of orders > drops bad rows and shows the others',
    `${READ} > products: *`,
    `${READ} > orders: *`,
  ],
  '17.4': [
    `${SCHEMAS} > a product > * has the id *`,
    `${SCHEMAS} > a user > * has the id *`,
    "unit/model/order.test.ts > the order request > keeps ids as given: 'prod_' stays",
  ],
  '17.5': [
    'unit/model/money.test.ts > a price as servers send it (behaviour 17.5) > *',
    'properties/rules.test.ts > money > *',
  ],
  '17.6': [
    `${SCHEMAS} > a product > * has the image *`,
    'integration/catalogue.test.tsx > the catalogue > shows a placeholder for a product without a picture, and for an address that is not allowed',
  ],
  '17.7': [
    'unit/model/address.test.ts > an address from outside (behaviour 17.7) > *',
    'properties/rules.test.ts > what comes from outside > as an address is a picture of the web, of this site or in itself, or is refused',
  ],
  '17.8': [
    "unit/model/serverText.test.ts > a server's text (behaviour 17.8) > *",
    `${READ} > texts: the first of \`message\` and \`error\` that may be shown, or the whole text`,
  ],
  '17.9': [
    'unit/api/leftOut.test.ts > an answer without end (behaviour 17.9) > *',
    'integration/orders.test.tsx > an order of many items > *',
    'integration/search.test.tsx > * > are drawn 100 at a time, however many come in one answer',
    'long/data.once.spec.ts > 20,000 orders in one answer: *',
  ],
  '17.10': [
    'integration/catalogue.test.tsx > an empty or failed catalogue > counts an answer that is no list * as a failed load',
    'integration/orders.test.tsx > a failed load > (object) *',
  ],

  '18.1': ['unit/i18n/texts.test.ts > the legal texts > name the storage key * in Cookies and Privacy'],
  '18.2': [
    `${SESSION} > a stored session > that storage denies lives in memory`,
    `${SESSION} > a stored session > is not half the former one where storage is full`,
    'integration/cartContext.test.tsx > storage that refuses > costs the mirror only',
    'unit/lib/storage.test.ts > *',
  ],
  '18.3': [
    `${SESSION} > a stored session > with * is garbage: absent, and removed`,
    'unit/lib/storage.test.ts > * > counts the garbage * as absent, and removes it',
    'integration/cartContext.test.tsx > two tabs > a mirror of *',
    'integration/recovery.test.tsx > Reset password > takes garbage in storage for absent, and removes it',
  ],
  '18.4': [`${SESSION} > another tab > *`, 'integration/cartContext.test.tsx > two tabs > *'],
  '18.5': [
    'integration/choosing.test.tsx > saved perfumes (behaviour 9.8) > stay for the same user when the session ends by itself, and are hidden from others',
    'integration/choosing.test.tsx > saved perfumes (behaviour 9.8) > survive logging in, and go with a logout',
  ],
  '18.6': [
    `${SESSION} > a login > stores user, userId and, last of all, the token: other tabs watch it alone`,
    'unit/api/otherTabs.test.ts > *',
  ],

  '19.1': [`${ENV} > *`],
  '19.2': [`${ENV} > VITE_API_HOST *`],
  '19.3': [`${ENV} > *`],
  '19.4': [`${API} > every call to the API > asks for JSON, which tells it from a page of the same address`],
  '19.5': ['e2e/routes.once.spec.ts > a guest > every route: *', 'e2e/hosting.once.spec.ts > *'],
  '19.6': ['unit/build/policy.test.ts > the content security policy > *'],
  '19.7': [
    'unit/build/headersFile.test.ts > the _headers file > *',
    'unit/build/hosts.test.ts > the files in the site > *',
  ],
  '19.8': [
    'unit/build/hosts.test.ts > the files in the site > _headers keeps for a year what never changes, *',
    'e2e/hosting.once.spec.ts > the built files come with the policy, the other safeguards, and a lifetime that fits',
  ],

  '19.9': ['e2e/hosting.once.spec.ts > nothing of the mock is among the built files'],
  '19.10': [
    'unit/build/policy.test.ts > the content security policy > *',
    'unit/build/headersFile.test.ts > the _headers file > has no line of 2,000 characters: a host would leave it out',
  ],
  '19.11': ['unit/build/policy.test.ts > the headers of every answer > with *, browsers remember https: *'],
  '19.12': [
    'unit/build/settings.test.ts > development > *',
    'unit/build/settings.test.ts > preview > *',
    'unit/build/settings.test.ts > knows no mock and no proxy in a build',
  ],
  '19.13': [
    'unit/build/servers.test.ts > npm run dev is for this machine alone',
    'unit/build/servers.test.ts > npm run dev:lan is open to the network, and says so',
    'unit/build/settings.test.ts > the start > *',
  ],
  '19.14': [
    'unit/build/hosts.test.ts > the rules of the hosts * > *',
    'unit/build/staticHost.test.ts > the static host of preview and tests > *',
    'long/realHosts.once.spec.ts > *',
  ],
  '19.15': [
    'unit/build/staticHost.test.ts > the static host of preview and tests > serves neither its own files *',
    'unit/build/hosts.test.ts > security.txt > *',
    'long/realHosts.once.spec.ts > *',
  ],
  '19.16': [
    'unit/build/release.test.ts > the order of a release * > *',
    'unit/build/release.test.ts > a release into a folder > *',
  ],
  '19.17': [`${ENV} > is optional as a whole`],
  '19.18': ['unit/api/explain.test.ts > *'],
  '19.19': ['unit/contract/openapi.test.ts > *', 'unit/contract/walk.test.ts > *'],
  '19.20': [
    'unit/build/html.test.ts > the policy of a page stands before its first script, *',
    'unit/build/policy.test.ts > the content security policy > is the same in the page, *',
    'e2e/hosting.once.spec.ts > a host that answers every address with index.html > *',
  ],
  '19.22': [
    'unit/app/reports.test.ts > *',
    'unit/build/policy.test.ts > the content security policy > *',
    'long/reports.once.spec.ts > *',
    'e2e/hosting.once.spec.ts > nothing of the reports of faults, which are off, is among the built files',
  ],
  '19.23': [
    'unit/build/html.test.ts > the first picture > *',
    'unit/build/inline/page.test.ts > what stands below the first screen > *',
    'unit/build/inline/page.test.ts > the web fonts > *',
    'unit/build/inline/page.test.ts > the start > *',
    'long/start.once.spec.ts > *',
  ],
  '19.24': ['unit/components/earlyCall.test.ts > *', 'long/start.once.spec.ts > a visit that begins at *'],
  '19.21': ['unit/build/inline/page.test.ts > *', 'long/realHosts.once.spec.ts > *'],

  '21.1': ['unit/mocks/http.test.ts > *', 'unit/mocks/node.test.ts > *'],
  '21.2': ['unit/mocks/worlds.test.ts > worlds > *'],
  '21.3': [
    'unit/mocks/products.test.ts > the seed > writes prices, ids and pictures in every tolerated way (behaviour 21.3)',
  ],
  '21.4': ['unit/mocks/origins.test.ts > *'],
  '21.5': [
    'unit/mocks/limits.test.ts > a world > *',
    'unit/mocks/worlds.test.ts > worlds > are no more than a number, the longest unused going first',
  ],
  '21.6': [
    'unit/build/servers.test.ts > edits of the mock, of texts, constants and settings lose nothing of its state',
  ],
  '21.7': [
    'unit/mocks/worlds.test.ts > worlds > can be named by a path, which a link can carry',
    'unit/mocks/worlds.test.ts > the page > opens the shop in a world, and never another website',
  ],
  '21.8': [
    'unit/mocks/worlds.test.ts > the page > refuses *, and says why',
    'unit/mocks/worlds.test.ts > the page > names the field that it does not know, and those that it does',
    'unit/mocks/worlds.test.ts > the page > explains every control call',
  ],
  '21.9': [
    'unit/mocks/worlds.test.ts > the page > shows accounts, carts, orders, clock, worlds, answers, problems, and a line for a shell',
    'unit/mocks/worlds.test.ts > the page > marks a call that the API does not have',
  ],
  '21.10': [
    'unit/mocks/worlds.test.ts > the page > links to every state of the shop, each in a world of its own that is ready for it',
  ],
};
