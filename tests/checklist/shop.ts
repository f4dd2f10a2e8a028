import type { Proofs } from './proofs';

const HOME = 'integration/home.test.tsx > Home';
const CAROUSEL = 'integration/home.test.tsx > the hero carousel';
const ANIMATION = 'integration/home.test.tsx > the animation';
const CATALOGUE = 'integration/catalogue.test.tsx > the catalogue';
const PAGING = 'integration/catalogue.test.tsx > paging of the catalogue';
const EMPTY = 'integration/catalogue.test.tsx > an empty or failed catalogue';
const SEARCHING = 'integration/catalogue.test.tsx > searching the catalogue';
const SORTING = 'integration/catalogue.test.tsx > sorting and filtering the catalogue';
const PRODUCT = 'integration/product.test.tsx';
const OVERLAY = 'integration/search.test.tsx > the search overlay';
const RESULTS = 'integration/search.test.tsx > the search results';
const SAVED = 'integration/choosing.test.tsx > saved perfumes (behaviour 9.8)';
const PANEL = 'integration/choosing.test.tsx > the panel of a perfume (behaviour 9.10)';
const CHOOSING = 'e2e/choosing.spec.ts';
const TARGETS = 'unit/model/searchTargets.test.ts';

/** Chapters 7, 8, 9 and 13: Home, catalogue, perfumes, search. */
export const shop: Proofs = {
  '7.1': [`${CAROUSEL} > has 3 slides: image, video, image`],
  '7.2': [
    `${CAROUSEL} > steps with the arrows and wraps in both directions`,
    'unit/model/carousel.test.ts > *',
    'properties/rules.test.ts > the carousel > *',
  ],
  '7.3': [`${CAROUSEL} > goes to a slide by its dot, and marks the dot of the shown slide`],
  '7.4': [
    `${CAROUSEL} > advances every 5 seconds, and from the last slide to the first`,
    `${CAROUSEL} > pauses *`,
    `${CAROUSEL} > stops with 'Pause' and goes on with 'Play', although pointer and focus are still there`,
    `${CAROUSEL} > does not move under reduced motion until it is started`,
  ],
  '7.5': [`${HOME} > has a welcome headline that contains 'Welcome'`],
  '7.6': [`${HOME} > has a Register button to /register in the hero`],
  '7.7': [`${HOME} > has an About Us section of picture and text`],
  '7.8': [
    `${HOME} > has 'Explore Our Scents' with the three panels Signature Scents, Limited Edition, Ultra-Rare Edition`,
  ],
  '7.9': [
    `${HOME} > lets sections rise into view over 1200 ms when they are scrolled to, and hides none without observers`,
    `${HOME} > reveals everything at once under reduced motion`,
  ],
  '7.10': [`${HOME} > has 'New Collections' with the animation, 'Launching Soon...' and Notify Me`],
  '7.11': [
    `${ANIMATION} > is fetched with a plain GET when it is near the view, then takes the place of its loading text`,
    `${ANIMATION} > can be paused and played, and rests under reduced motion`,
  ],
  '7.12': [`${ANIMATION} > is logged as 'Failed to load animation' for *`],
  '7.13': [
    "long/firstScreen.once.spec.ts > all of the hero's controls stand on the first screen of a phone on its side (behaviour 7.13)",
  ],
  '7.14': [
    `${HOME} > has 'Explore Our Scents' with the three panels Signature Scents, Limited Edition, Ultra-Rare Edition`,
  ],
  '7.15': [
    `${ANIMATION} > is fetched with a plain GET when it is near the view, then takes the place of its loading text`,
  ],
  '7.16': [`${HOME} > has beside it a link to the collection, in the order that it is read`],

  '8.1': [
    `${CATALOGUE} > begins with a banner: title with its highlighted word, and a tagline about elegance and allure`,
  ],
  '8.2': [`${SEARCHING} > *`, `${SORTING} > *`],
  '8.3': [
    `${SEARCHING} > waits 300 ms after the last key, then resets list and page and says the text in the address`,
  ],
  '8.4': [
    `${SORTING} > offers the four orders and the four price ranges`,
    `${SORTING} > sorts *`,
    'unit/model/catalogueView.test.ts > the sorts (behaviour 8.4) > *',
  ],
  '8.5': [
    `${SORTING} > filters the whole catalogue by price: *`,
    'unit/model/catalogueView.test.ts > the filter by price (behaviour 8.5) > *',
  ],
  '8.6': [
    `${SEARCHING} > follows the address: a shared link shows search, sort and filter, and a bad value counts as the default`,
  ],
  '8.7': [
    `${CATALOGUE} > shows each product with picture, name, description, price with a dollar sign and two buttons`,
    `${CATALOGUE} > links a card to its page when its name is one of the four, *`,
  ],
  '8.8': [`${PAGING} > shows 'Loading products...' while loading first, then 'Loading more...'`],
  '8.9': [
    `${PAGING} > loads the next page when the end comes into view, as long as a page has exactly 10 rows`,
    `${PAGING} > asks for no further page after one of 9 rows`,
    'unit/model/paging.test.ts > the rows of a list > * of them promise another page: *',
  ],
  '8.10': [
    `${PAGING} > counts the raw rows of a page: bad rows and duplicates are dropped, and paging goes on`,
  ],
  '8.11': ['unit/model/paging.test.ts > the rows of a list > are each shown once, the first of an id *'],
  '8.12': [`${SORTING} > shows 'Loading more...' while the remaining pages load by themselves`],
  '8.13': [`${SORTING} > stops after 50 pages with 'Sorted among the first 500 products.' and Load more`],
  '8.14': [`${PAGING} > ends automatic loading when a full page adds no new product; Load more remains`],
  '8.15': [`${SORTING} > says when a price range leaves nothing, and resets`],
  '8.16': [`${SEARCHING} > shows only the newest search: the answer to an older one is given up`],
  '8.17': [
    `${EMPTY} > shows 'New Collections', the animation and 'Launching Soon...' when there are no products`,
  ],
  '8.18': [
    `${EMPTY} > logs a failed load only, shows the empty list, stops paging, and tries again when asked to`,
  ],
  '8.19': [
    `${EMPTY} > keeps the list when a later page fails, stops paging, and offers to try again beside it`,
  ],
  '8.20': [
    'long/announcements.spec.ts > matches, pages that load, and changes of the cart are told politely',
  ],
  '8.21': [
    'long/longList.spec.ts > behaviour 8.21: of a long list only what is near stands in the document; Back finds its place',
    'unit/components/groups.test.ts > the parts of a list > *',
  ],
  '8.22': [
    'long/announcements.spec.ts > matches, pages that load, and changes of the cart are told politely',
  ],
  '8.23': [
    'long/longList.spec.ts > behaviour 8.21: of a long list only what is near stands in the document; Back finds its place',
    'unit/components/groups.test.ts > the parts of a list > keep the group that has the focus, and its neighbours',
  ],
  '8.24': [
    `${SEARCHING} > takes nobody back who has followed a link (behaviour 8.24)`,
    `${PANEL} > takes nobody back who is refused at the moment of Escape (behaviour 8.24)`,
  ],

  '9.1': [`${PRODUCT} > * > tells of *`],
  '9.2': [
    `${PRODUCT} > * > asks GET /products?search=* and shows the live price, Add to Cart and Buy Now`,
    `${PRODUCT} > what the API does not sell > takes the product of exactly that name, in any case, and no other`,
  ],
  '9.3': [`${PRODUCT} > buying on a product page > *`],
  '9.4': [
    `${PRODUCT} > what the API does not sell > shows 'Launching Soon...' and the Notify Me flow without the product`,
    `${PRODUCT} > what the API does not sell > shows 'Launching Soon...' and 'Try again' when the call fails, and the price after trying again`,
  ],
  '9.5': [`${PRODUCT} > * > has the way here, and the next perfume, *, at its end`],
  '9.6': [`${PRODUCT} > the live offer > *`],
  '9.7': ["long/firstScreen.once.spec.ts > a perfume's name and price stand on the first screen of *"],
  '9.8': [
    `${SAVED} > *`,
    `${CHOOSING} > a closer look from the catalogue, a heart, the saved ones, and Back`,
  ],
  '9.9': [`${PANEL} > opens from a card with an address of its own, keeps the list, and closes to it`],
  '9.10': [
    `${PANEL} > *`,
    `${CHOOSING} > a closer look from the catalogue, a heart, the saved ones, and Back`,
  ],
  '9.11': [`${PANEL} > shows a perfume with pictures: *`, `${PANEL} > zooms by keyboard and by its button`],
  '9.12': [
    'unit/model/scentFinder.test.ts > *',
    'integration/choosing.test.tsx > Find your scent (behaviour 9.12) > *',
  ],
  '9.13': ['integration/choosing.test.tsx > the page of a perfume (behaviour 9.13) > *'],

  '13.1': [
    `${OVERLAY} > opens from the search icon, with focus in its input`,
    `${OVERLAY} > closes on Escape`,
    `${OVERLAY} > closes on its close button, and gives focus back to the search icon`,
  ],
  '13.2': [
    `${OVERLAY} > matches page names and the four product names in any case, and ends with see all results`,
    `${TARGETS} > the overlay's rule: a plain, case-insensitive 'contains' (behaviour 13.2) > *`,
  ],
  '13.3': [`${OVERLAY} > shows 8 matches at most`],
  '13.4': [`${OVERLAY} > goes to the results from see all results`],
  '13.5': [
    `${OVERLAY} > goes straight to the page on Enter when there is exactly one match`,
    `${OVERLAY} > goes to the results on Enter when there is several matches`,
    `${OVERLAY} > goes to the results on Enter when there is no match`,
    `${OVERLAY} > does nothing on Enter with empty text *`,
  ],
  '13.6': [`${OVERLAY} > says 'no matches found', aloud too`],
  '13.7': [
    `${OVERLAY} > moves through the list with the arrow keys, round through the input, and Enter follows`,
  ],
  '13.8': [
    `${RESULTS} > have the heading 'Results for' plus the query, also as the document's title`,
    `${RESULTS} > ask for a search at *`,
  ],
  '13.9': [
    `${RESULTS} > match after everything but letters and digits has become one space, in any case`,
    `${TARGETS} > the results page's rule: both sides normalised (behaviour 13.9) > *`,
  ],
  '13.10': [
    `${RESULTS} > search all ten pages`,
    `${TARGETS} > what can be found > is the ten pages, in order (behaviour 13.10)`,
  ],
  '13.11': [
    `${RESULTS} > show products and pages that match`,
    `${RESULTS} > say 'No results found.' when nothing matches`,
  ],
  '13.12': [
    `${RESULTS} > lead a catalogue product to the catalogue, with its name as the search`,
    `${RESULTS} > show what is known at once while the catalogue is asked, and load more of it on request`,
  ],
  '13.13': [`${RESULTS} > still show the local matches when the catalogue cannot be asked, and try again`],
  '13.14': [`${OVERLAY} > leads from no match into the catalogue, with what was typed as its search`],
  '13.15': [
    `${RESULTS} > say 'No results found.' where rows match by their description alone, with no empty heading`,
  ],
};
